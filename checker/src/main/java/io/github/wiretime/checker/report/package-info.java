/** Functions of findings: the text of a diagnostic, SARIF, the summary. */
package io.github.wiretime.checker.report;
