import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks of IPv4 that nobody on the internet is in (IANA's registry of special-purpose addresses, RFC 6890). */
const inside4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Among it the address at which clouds tell a machine its own keys.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]
/** All that is in use of IPv6; mapped, link-local, unique local and NAT64 addresses are outside of it. */
const global6 = '2000::/3'
/** What of it leads elsewhere: Teredo and protocols, documentation, 6to4. */
const inside6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

function networks(family: 'ipv4' | 'ipv6', all: readonly string[]): BlockList {
  const list = new BlockList()
  for (const one of all) {
    const [address = '', prefix] = one.split('/')
    list.addSubnet(address, Number(prefix), family)
  }
  return list
}
const refused4 = networks('ipv4', inside4)
const refused6 = networks('ipv6', inside6)
const known6 = networks('ipv6', [global6])

/** Whether an IP address is one of the internet; anything else isn't (OPS-08). */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !refused4.check(address, 'ipv4')
  return family === 6 && known6.check(address, 'ipv6') && !refused6.check(address, 'ipv6')
}

/** The connection would lead into the network of the shop. */
export class InsideAddress extends Error {
  constructor(host: string) {
    super(`${host} is inside the network of the shop`)
  }
}

/**
 * Resolves a name for a connection, and refuses it unless all of its addresses are public. The connection goes to these very
 * addresses, so a name that points elsewhere a moment later (DNS rebinding) gains nothing.
 */
export const lookupPublic: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error !== null || first === undefined)
      done(error ?? new Error(`${host} has no address`), '')
    else if (!found.every(({ address }) => isPublicAddress(address)))
      done(new InsideAddress(host), '')
    else if (options.all === true) done(null, found)
    else done(null, first.address, first.family)
  })
}
