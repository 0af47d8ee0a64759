package io.github.wiretime.scan.archive;

import com.google.common.collect.ImmutableList;

/**
 * One element of a class path.
 *
 * @param shown where it is, for people
 * @param entries in a fixed order
 * @param isLibrary whether the input brings it along and it is not the input itself
 */
public record Element(String shown, ImmutableList<Entry> entries, boolean isLibrary) {}
