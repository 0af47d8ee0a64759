/** What is sent: DTOs of one field for each time type, and what can stand in their place. */
package io.github.wiretime.measurements.dtos;
