import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '@upchar/contract/routes'
import { err, ok, type Refusal, type Result } from '@upchar/kernel/result'
import { staffMay, type StaffPermission } from '@upchar/kernel/staff-permissions'
import type { Buying, CustomerIdentity, IdentityPort, StaffCaller } from '../identity/identity.ts'

export type Callers = { customer: Buying | undefined; staff: StaffCaller | undefined }
type Declared = {
  callers: readonly Caller[]
  permission: StaffPermission | null | undefined
  mayAct: boolean
}
type Refused = Refusal & { status: 401 | 403 }

const notSignedIn = (session: Exclude<CustomerIdentity['state'], 'signed_in'>) =>
  err<Refused>({
    status: 401,
    code: 'not_signed_in',
    message: session === 'none' ? 'Sign in to continue.' : 'Your session has ended. Sign in again.',
    detail: { session },
  })
const tokenInvalid = (session: 'expired' | 'ended') =>
  err<Refused>({
    status: 403,
    code: 'token_invalid',
    message: 'Your session has ended. Sign in again.',
    detail: { session },
  })
const notForStaff = err<Refused>({
  status: 403,
  code: 'acting_limited',
  message: 'You order for a customer: only the customer may do this.',
})
const staffNotSignedIn = err<Refused>({
  status: 401,
  code: 'staff_not_signed_in',
  message: 'Sign in to the console.',
})
const permissionMissing = err<Refused>({
  status: 403,
  code: 'permission_missing',
  message: 'Your role may not do this.',
})

/**
 * Identifies the callers that the route allows. Where guests may call too, an invalid token is refused with
 * 403, so that the browser retries without it and tells the user (AUTH-09); it never silently becomes a
 * guest.
 */
export async function identifyCallers(
  port: IdentityPort,
  { callers, permission, mayAct }: Declared,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Result<Callers, Refused>> {
  const known: Callers = { customer: undefined, staff: undefined }
  if (callers.includes('customer')) {
    const identity = await port.customer(request, reply)
    if (identity.state === 'signed_in') {
      // Deny by default: what staff may do in a customer's name is a list (AUTH-13).
      if (identity.customer.staffId !== null && !mayAct) return notForStaff
      known.customer = identity.customer
    } else if (!callers.includes('guest')) return notSignedIn(identity.state)
    else if (identity.state !== 'none') return tokenInvalid(identity.state)
  }
  if (callers.includes('staff')) {
    known.staff = await port.staff(request, reply)
    if (known.staff === undefined) return staffNotSignedIn
    // A staff route without a permission is closed to everybody.
    if (
      permission === undefined ||
      (permission !== null && !staffMay(known.staff.role, permission))
    )
      return permissionMissing
  }
  return ok(known)
}
