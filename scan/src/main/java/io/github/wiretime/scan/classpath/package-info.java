/** The classes of what is scanned, as javac reads them. */
package io.github.wiretime.scan.classpath;
