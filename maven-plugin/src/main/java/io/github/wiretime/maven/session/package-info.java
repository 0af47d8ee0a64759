/** The extension: when a session of Maven scans, and that it does so once. */
package io.github.wiretime.maven.session;
