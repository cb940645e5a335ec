import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { deviceName, keepDevice, knownDeviceOf, type Trier } from '../accounts/index.ts'
import { staffCookie, tokenHash, type SessionCookie } from './cookie.ts'

/** Staff and customers may share an address, but not allowances and known browsers. */
export const asStaff = (email: string): string => `staff ${email}`

/** A browser that signs in to the console or the portal: what it sent, and what it is given. Use cases see no headers. */
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

/** Visits of calls that sign in by a cookie; `as`: the subject of the limits of an address. */
export const visitBy =
  (cookie: SessionCookie, as: (email: string) => string) =>
  (
    { config }: Pick<Context, 'config'>,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ): StaffVisit => {
    const token = cookie.tokenOf(request)
    return {
      tokenHash: token === undefined ? undefined : tokenHash(token),
      device: deviceName(request.headers['user-agent']),
      trier: (email) => ({
        email: as(email),
        address: networkOf(request),
        device: knownDeviceOf(config, request, as(email)),
      }),
      keep: (given) => cookie.keep(reply, given, config),
      remember: (email) => keepDevice(config, request, reply, as(email)),
      drop: () => cookie.drop(reply),
    }
  }

/** The visit of a call. */
export const staffVisit = visitBy(staffCookie, asStaff)
