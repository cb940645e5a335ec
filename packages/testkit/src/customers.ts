import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { openCustomerSession } from './customer-session.ts'
import { codeFor } from './mails.ts'
import type { Visitor, World } from './world.ts'

export type Customer = { visitor: Visitor; id: string; email: string; password: string }
type Options = {
  email?: string
  password?: string
  profile?: BodyInput<'updateUser'>
  visitor?: Visitor
}

/** The profile of a hospital that has not been verified. */
export const hospital = {
  first_name: 'Meera',
  phone: '9876543210',
  business_type: 1,
  business_name: 'Sunrise Hospital',
} as const

let count = 0

/** Padded, so that no address begins another one: staff search by beginnings of words. */
export const newEmail = (): string => `buyer-${String(++count).padStart(5, '0')}@clinic.example`

/** A strong password, other than that of `signUp`. */
export const strongPassword = 'neel gagan ki chhaon'

/** A code that differs from the given one. */
export const wrongCode = (code: string): string => (code === '000000' ? '000001' : '000000')

/** The customer id in a visitor's access token. */
export function customerIdOf(visitor: Visitor): string {
  const claims: unknown = JSON.parse(
    Buffer.from(
      visitor.cookies.get('upchar_access')?.split('.')[1] ?? '',
      'base64url',
    ).toString() || '{}',
  )
  return typeof claims === 'object' && claims !== null && 'sub' in claims ? String(claims.sub) : ''
}

/** Requests a code and reads it from the mail. */
export async function askForCode(
  world: World,
  visitor: Visitor,
  email: string,
  purpose: 'sign_in' | 'reset_password' = 'sign_in',
): Promise<string> {
  const sent = await visitor.call('sendOtp', { body: { email, purpose } })
  if (sent.status !== 200) throw new Error(`no code: ${JSON.stringify(sent.body)}`)
  const code = await codeFor(world.db, email.trim().toLowerCase())
  if (code === undefined) throw new Error('no code in the mail')
  return code
}

/** Signs a new customer up by code, in a new browser. */
export async function signUp(world: World, options: Options = {}): Promise<Customer> {
  const email = options.email ?? newEmail()
  const password = options.password ?? 'copper lantern fig'
  const visitor = options.visitor ?? world.visitor()
  await visitor.call('submitEmail', { body: { email } })
  const otp = await askForCode(world, visitor, email)
  await visitor.call('validateEmail', { body: { email, otp } })
  const opened = await visitor.call('confirmAccount', { body: { password } })
  if (opened.status !== 200) throw new Error(`no account: ${JSON.stringify(opened.body)}`)
  if (options.profile !== undefined) {
    const saved = await visitor.call('updateUser', { body: options.profile })
    if (saved.status !== 200) throw new Error(`no profile: ${JSON.stringify(saved.body)}`)
  }
  return { visitor, id: customerIdOf(visitor), email, password }
}

/** A signed-in session for a customer in another browser, without the sign-in steps: for tests that need many. */
export async function sessionFor(world: World, customerId: string): Promise<Visitor> {
  const home = { db: world.db, secret: world.context.config.secret, at: world.clock.now() }
  const visitor = world.visitor()
  visitor.cookies.set('upchar_access', await openCustomerSession(home, customerId))
  return visitor
}
