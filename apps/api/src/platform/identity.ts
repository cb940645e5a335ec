import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StaffRole } from '@upchar/kernel/staff-permissions'

/** A buyer with a session that is in force. */
export type SignedIn = { customerId: string; sessionId: string }

/** A member of staff with a session that is in force. */
export type StaffCaller = { staffId: string; role: StaffRole; sessionId: string }

/**
 * What a request shows of its buyer. `none`: no token. `expired`: a good token past its time, to be refreshed. `ended`: a
 * token of nobody, or of a session that was ended; the answer then takes the visitor's cookies away (AUTH-02).
 */
export type CustomerIdentity = { state: 'signed_in'; customer: SignedIn } | { state: 'none' | 'expired' | 'ended' }

/** Who calls. The modules that keep sessions provide it; the platform only asks. */
export type IdentityPort = {
  customer(request: FastifyRequest, reply: FastifyReply): Promise<CustomerIdentity>
  staff(request: FastifyRequest, reply: FastifyReply): Promise<StaffCaller | undefined>
}
