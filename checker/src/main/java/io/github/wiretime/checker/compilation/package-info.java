/** The application as javac compiles it: its classes, its code, and where they stand in files. */
package io.github.wiretime.checker.compilation;
