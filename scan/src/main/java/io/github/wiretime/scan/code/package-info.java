/** What the code of class files says: values that constructors set, calls, bodies. */
package io.github.wiretime.scan.code;
