/** Which serializer Dubbo uses for a service: what is installed, what is said, who decides. */
package io.github.wiretime.checker.negotiation;
