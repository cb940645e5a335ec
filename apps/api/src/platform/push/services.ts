import type { Config } from '../config.ts'

/**
 * APP-03: whether a subscription's address is of a push service that the shop knows: a browser names the address, and the shop would otherwise
 * send requests wherever anybody likes. `*.` stands for one name or more; an entry that begins with http:// is a stand-in on this machine.
 */
export function isPushService(
  { PUSH_SERVICES }: Pick<Config, 'PUSH_SERVICES'>,
  endpoint: string,
): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, origin, hostname, port, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  return PUSH_SERVICES.some((entry) => {
    if (entry.startsWith('http://')) return origin === entry
    if (protocol !== 'https:' || port !== '') return false
    return entry.startsWith('*.') ? hostname.endsWith(entry.slice(1)) : hostname === entry
  })
}
