import { normalizeIP } from '@fastify/rate-limit'

/**
 * The origin of a request, for limits: the IP address, or the first 64 bits of an IPv6 one, which share one
 * subscriber's line.
 */
export const networkOf = ({ ip }: { ip: string }): string => normalizeIP(ip)

/**
 * The same for limits of what visitors hold; null for this machine: a proxy of ours that doesn't say who asks, which
 * would make one visitor of all.
 */
export const visitorNetwork = (request: { ip: string }): string | null =>
  /^(127\.|::1$|::ffff:127\.)/.test(request.ip) ? null : networkOf(request)
