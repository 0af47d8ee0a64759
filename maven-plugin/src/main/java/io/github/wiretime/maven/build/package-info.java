/**
 * What Maven knows of a build: its modules and their libraries, its folders, its JDK, and this
 * plugin in its POM.
 */
package io.github.wiretime.maven.build;
