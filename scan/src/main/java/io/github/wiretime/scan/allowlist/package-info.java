/** Which classes Dubbo's {@code STRICT} refuses, and the file that makes it trust them. */
package io.github.wiretime.scan.allowlist;
