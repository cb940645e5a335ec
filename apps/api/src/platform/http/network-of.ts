import { normalizeIP } from '@fastify/rate-limit'

/**
 * The origin of a request, for limits: the IP address, or the first 64 bits of an IPv6 one, which share one
 * subscriber's line.
 */
export const networkOf = ({ ip }: { ip: string }): string => normalizeIP(ip)
