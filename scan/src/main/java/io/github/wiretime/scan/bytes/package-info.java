/** What the costly values of one call take: counted by type, turned into bytes. */
package io.github.wiretime.scan.bytes;
