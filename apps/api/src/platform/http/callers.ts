import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '@upchar/contract/routes'
import { err, ok, type Refusal, type Result } from '@upchar/kernel/result'
import { SELLER_ROLE_WORDS, type SellerRole } from '@upchar/kernel/seller-roles'
import {
  STAFF_PERMISSIONS,
  STAFF_ROLE_WORDS,
  staffMay,
  type StaffPermission,
} from '@upchar/kernel/staff-permissions'
import type {
  Buying,
  CustomerIdentity,
  IdentityPort,
  SellerCaller,
  StaffCaller,
} from '../identity/identity.ts'

export type Callers = {
  customer: Buying | undefined
  staff: StaffCaller | undefined
  seller: SellerCaller | undefined
}
type Declared = {
  callers: readonly Caller[]
  permission: StaffPermission | null | undefined
  sellers: readonly SellerRole[] | undefined
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
const sellerNotSignedIn = err<Refused>({
  status: 401,
  code: 'seller_not_signed_in',
  message: 'Sign in to the seller portal.',
})
const orList = new Intl.ListFormat('en-IN', { type: 'disjunction' })
/** `who`: the names of the roles that may. */
const permissionMissing = (who: readonly string[]) =>
  err<Refused>({
    status: 403,
    code: 'permission_missing',
    message:
      who.length === 0
        ? 'Your role may not do this.'
        : `Your role may not do this. ${orList.format(who)} can.`,
  })

/**
 * Identifies the callers that the route allows. Where guests may call too, an invalid token is refused with
 * 403, so that the browser retries without it and tells the user (AUTH-09); it never silently becomes a
 * guest.
 */
export async function identifyCallers(
  port: IdentityPort,
  { callers, permission, sellers, mayAct }: Declared,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Result<Callers, Refused>> {
  const known: Callers = { customer: undefined, staff: undefined, seller: undefined }
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
    if (permission === undefined) return permissionMissing([])
    if (permission !== null && !staffMay(known.staff.role, permission))
      return permissionMissing(
        STAFF_PERMISSIONS[permission].map((role) => STAFF_ROLE_WORDS[role].name),
      )
  }
  if (callers.includes('seller')) {
    known.seller = await port.seller(request, reply)
    if (known.seller === undefined) return sellerNotSignedIn
    // A seller route without roles is closed to everybody.
    if (sellers?.includes(known.seller.role) !== true)
      return permissionMissing((sellers ?? []).map((role) => SELLER_ROLE_WORDS[role].name))
  }
  return ok(known)
}
