/** The serializers as RPC frameworks configure them; each needs its jars. */
package io.github.wiretime.measurements.codec;
