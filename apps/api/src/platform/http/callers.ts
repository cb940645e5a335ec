import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '@upchar/contract/routes'
import type { ApiScope } from '@upchar/kernel/api-scopes'
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
  KeyCaller,
  KeyIdentity,
  SellerCaller,
  StaffCaller,
} from '../identity/identity.ts'
import { waitingTime } from './limits.ts'

export type Callers = {
  customer: Buying | undefined
  staff: StaffCaller | undefined
  seller: SellerCaller | undefined
  key: KeyCaller | undefined
}
const nobody: Callers = {
  customer: undefined,
  staff: undefined,
  seller: undefined,
  key: undefined,
}
type Declared = {
  callers: readonly Caller[]
  permission: StaffPermission | null | undefined
  sellers: readonly SellerRole[] | undefined
  scope: ApiScope | undefined
  mayAct: boolean
}
type Refused = Refusal & { status: 401 | 403 | 429 }

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

const keyTexts = {
  unknown: 'This API key isn’t known.',
  ended: 'The last day of this API key is over.',
  revoked: 'This API key is revoked.',
} as const
const keyInvalid = (state: keyof typeof keyTexts) =>
  err<Refused>({
    status: 401,
    code: 'api_key_invalid',
    message: `${keyTexts[state]} Ask the shop for another one.`,
    detail: { key: state },
  })
const keyLimited = (seconds: number) =>
  err<Refused>({
    status: 429,
    code: 'too_many_requests',
    message: `Too many requests with this API key. Try again in ${waitingTime(seconds)}.`,
    detail: { retry_after: seconds },
  })
const keyNotAccepted = err<Refused>({
  status: 403,
  code: 'api_key_not_accepted',
  message: 'No API key may make this call.',
})
const scopeMissing = (scope: ApiScope) =>
  err<Refused>({
    status: 403,
    code: 'api_key_scope_missing',
    message: `This API key lacks the scope ${scope}.`,
    detail: { scope },
  })

/** Whoever shows an API key is that key and nobody else: a session beside it isn't looked at. Deny by default: a route names the scope that it needs. */
function admitKey(
  identity: Exclude<KeyIdentity, { state: 'none' }>,
  { callers, scope }: Pick<Declared, 'callers' | 'scope'>,
  reply: FastifyReply,
): Result<Callers, Refused> {
  if (identity.state === 'limited') return keyLimited(identity.seconds)
  if (identity.state !== 'good') {
    void reply.header('www-authenticate', 'Bearer')
    return keyInvalid(identity.state)
  }
  if (!callers.includes('key') || scope === undefined) return keyNotAccepted
  if (!identity.key.scopes.includes(scope)) return scopeMissing(scope)
  return ok({ ...nobody, key: identity.key })
}

/**
 * Identifies the callers that the route allows. Where guests may call too, an invalid token is refused with
 * 403, so that the browser retries without it and tells the user (AUTH-09); it never silently becomes a
 * guest.
 */
export async function identifyCallers(
  port: IdentityPort,
  { callers, permission, sellers, scope, mayAct }: Declared,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Result<Callers, Refused>> {
  const shown = await port.key(request)
  if (shown.state !== 'none') return admitKey(shown, { callers, scope }, reply)
  const known: Callers = { ...nobody }
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
