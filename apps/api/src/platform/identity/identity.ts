import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiScope } from '@upchar/kernel/api-scopes'
import { err } from '@upchar/kernel/result'
import type { SellerRole } from '@upchar/kernel/seller-roles'
import type { StaffRole } from '@upchar/kernel/staff-permissions'
import type { Transaction } from '../db/database.ts'

/** A buyer with a valid session. */
export type SignedIn = { customerId: string; sessionId: string }

/** The same; `staffId`: the member of staff who orders for the buyer in this session (AUTH-13), null: the buyer. */
export type Buying = SignedIn & { staffId: string | null }

/** A member of staff with a valid session. */
export type StaffCaller = { staffId: string; role: StaffRole; sessionId: string }

/** A member of a seller with a valid session. `sellerId` comes from it: no call of the portal names a seller. */
export type SellerCaller = {
  memberId: string
  sellerId: number
  role: SellerRole
  sessionId: string
}

/** An API key of another system that is good (OPS-08). It is nobody's session: what it may do is its scopes alone. */
export type KeyCaller = { keyId: string; scopes: readonly ApiScope[] }

/**
 * The API key of a request. `none`: it shows none. `unknown`: no such key, or a wrong secret. `ended`, `revoked`: it was good once.
 * `limited`: it was used too often, and is good again after `seconds`.
 */
export type KeyIdentity =
  | { state: 'good'; key: KeyCaller }
  | { state: 'none' }
  | { state: 'unknown' | 'ended' | 'revoked' }
  | { state: 'limited'; seconds: number }

/**
 * The buyer of a request. `none`: no token. `expired`: a valid token past its time, to be refreshed. `ended`:
 * an unknown token or a revoked session; the answer then clears the cookies (AUTH-02).
 */
export type CustomerIdentity =
  | { state: 'signed_in'; customer: Buying }
  | { state: 'none' | 'expired' | 'ended' }

/** The refusal for a caller whose session ended during the call. */
export const sessionEnded = () =>
  err({
    code: 'not_signed_in' as const,
    message: 'Your session has ended. Sign in again.',
    detail: { session: 'ended' },
  })

/** Identifies callers. The modules that own sessions implement it. */
export type IdentityPort = {
  customer(request: FastifyRequest, reply: FastifyReply): Promise<CustomerIdentity>
  /**
   * Whether the buyer's session is still valid, for changes that take a while. The session can't end before
   * the transaction does; call it last, after the rows that closing an account locks.
   */
  holdsOn(tx: Transaction, who: SignedIn): Promise<boolean>
  staff(request: FastifyRequest, reply: FastifyReply): Promise<StaffCaller | undefined>
  seller(request: FastifyRequest, reply: FastifyReply): Promise<SellerCaller | undefined>
  key(request: FastifyRequest): Promise<KeyIdentity>
}
