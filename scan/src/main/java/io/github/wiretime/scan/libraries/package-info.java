/** Which libraries the application has, by names of jars, POMs and manifests. */
package io.github.wiretime.scan.libraries;
