import type { FastifyReply, FastifyRequest } from 'fastify'
import { err } from '@upchar/kernel/result'
import type { StaffRole } from '@upchar/kernel/staff-permissions'
import type { Transaction } from '../db/database.ts'

/** A buyer with a session that is in force. */
export type SignedIn = { customerId: string; sessionId: string }

/** A member of staff with a session that is in force. */
export type StaffCaller = { staffId: string; role: StaffRole; sessionId: string }

/**
 * What a request shows of its buyer. `none`: no token. `expired`: a good token past its time, to be refreshed. `ended`: a
 * token of nobody, or of a session that was ended; the answer then takes the visitor's cookies away (AUTH-02).
 */
export type CustomerIdentity =
  | { state: 'signed_in'; customer: SignedIn }
  | { state: 'none' | 'expired' | 'ended' }

/** The refusal for who was signed in when the call came, and is no longer. */
export const sessionEnded = () =>
  err({
    code: 'not_signed_in' as const,
    message: 'Your session has ended. Sign in again.',
    detail: { session: 'ended' },
  })

/** Who calls. The modules that keep sessions provide it; the platform only asks. */
export type IdentityPort = {
  customer(request: FastifyRequest, reply: FastifyReply): Promise<CustomerIdentity>
  /**
   * Whether the buyer's session goes on: for changes that took their time since the call was let in. It can't be ended before
   * the transaction is over; ask last, after the rows that closing an account locks.
   */
  holdsOn(tx: Transaction, who: SignedIn): Promise<boolean>
  staff(request: FastifyRequest, reply: FastifyReply): Promise<StaffCaller | undefined>
}
