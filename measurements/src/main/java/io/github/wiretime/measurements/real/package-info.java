/** Public code bases, compiled with every interface as a service. */
package io.github.wiretime.measurements.real;
