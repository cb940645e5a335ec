import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { deviceName, keepDevice, knownDeviceOf, type Trier } from '../accounts/index.ts'
import { setTokenCookie, clearTokenCookie, tokenHash, tokenOf } from './cookie.ts'

/** Staff and customers may share an address, but not allowances and known browsers. */
export const asStaff = (email: string): string => `staff ${email}`

/** A browser that signs in to the console: what it sent, and what it is given. Use cases see no headers. */
export type StaffVisit = {
  /** Hash of the token it sent, if any. */
  readonly tokenHash: string | undefined
  /** The browser in words. */
  readonly device: string
  /** For the limits. A browser that this member has used before has its own allowance. */
  trier(email: string): Trier
  keep(token: string): void
  /** Remembers this browser for the member. */
  remember(email: string): void
  drop(): void
}

/** The visit of a call. */
export function staffVisit(
  { config }: Pick<Context, 'config'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): StaffVisit {
  const token = tokenOf(request)
  return {
    tokenHash: token === undefined ? undefined : tokenHash(token),
    device: deviceName(request.headers['user-agent']),
    trier: (email) => ({
      email: asStaff(email),
      address: networkOf(request),
      device: knownDeviceOf(config, request, asStaff(email)),
    }),
    keep: (given) => setTokenCookie(reply, given, config),
    remember: (email) => keepDevice(config, request, reply, asStaff(email)),
    drop: () => clearTokenCookie(reply),
  }
}
