/**
 * The plugin and build extension for Maven: {@code scan} looks at all modules at the end of a
 * build, {@code compile} adds the check to the compilations of another plugin. Both ask {@code
 * build} for modules and folders and {@code options} for what the user set.
 */
package io.github.wiretime.maven;
