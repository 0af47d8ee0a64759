package io.github.wiretime.measurements.report;

/** What a table says in the two languages of the pages. */
record InBoth(String english, String chinese) {}
