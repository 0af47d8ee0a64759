/**
 * The wire map, which tells modules that see no service what crosses the wire: its entries, who
 * sends them, what providers offer, and its file.
 */
package io.github.wiretime.checker.wiremap;
