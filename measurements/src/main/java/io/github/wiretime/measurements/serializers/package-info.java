/** Which serializer real Dubbo uses: pairs of releases, and settings in all their spellings. */
package io.github.wiretime.measurements.serializers;
