import { normalizeIP } from '@fastify/rate-limit'

/**
 * Where a request comes from, for limits: the address, of IPv6 the first 64 bits. One line at home has all the addresses
 * below them, and would else begin anew with each.
 */
export const networkOf = ({ ip }: { ip: string }): string => normalizeIP(ip)
