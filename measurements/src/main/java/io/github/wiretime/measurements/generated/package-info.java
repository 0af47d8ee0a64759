/** Generated code of any size, whose costly members are known. */
package io.github.wiretime.measurements.generated;
