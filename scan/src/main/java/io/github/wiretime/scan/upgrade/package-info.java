/** What changes for an application between two lines of Dubbo. */
package io.github.wiretime.scan.upgrade;
