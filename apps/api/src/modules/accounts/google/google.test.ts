import { exportJWK, type JWTPayload } from 'jose'
import { sql } from '../../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { askForCode, customerIdOf, newEmail, signUp } from '@upchar/testkit/customers'
import { startLocalGoogle } from '@upchar/testkit/google'
import { useWorld, type Visitor } from '@upchar/testkit/world'

const google = await startLocalGoogle()
const clientId = '1234.apps.googleusercontent.com'
const world = useWorld({ GOOGLE_CLIENT_ID: clientId, GOOGLE_JWKS_URL: google.url })
const without = useWorld()
const minute = 60_000
let people = 0

/** A Google account and its One Tap credential for a browser. */
const person = (over: JWTPayload = {}): JWTPayload => {
  people++
  return {
    sub: `google-${people}`,
    email: `person-${people}@gmail.com`,
    email_verified: true,
    given_name: 'Asha',
    family_name: 'Rao',
    aud: clientId,
    ...over,
  }
}
const nonceOf = async (visitor: Visitor) => (await visitor.call('prepareOneTap')).body.nonce
const send = (visitor: Visitor, credential: string) =>
  visitor.call('signInWithGoogle', { body: { credential } })
async function tap(
  visitor: Visitor,
  claims: JWTPayload,
  options: { kid?: string; alg?: string; key?: Uint8Array } = {},
) {
  const nonce = await nonceOf(visitor)
  return send(
    visitor,
    await google.credential({ nonce, ...claims }, { at: world.clock.now(), ...options }),
  )
}

describe('Google One Tap', () => {
  it('UI-03 is off without a client id', async () => {
    const visitor = without.visitor()
    expect((await visitor.call('prepareOneTap')).body).toEqual({
      success: true,
      client_id: '',
      nonce: '',
    })
    expect(await visitor.call('signInWithGoogle', { body: { credential: 'x' } })).toMatchObject({
      status: 404,
      body: { code: 'google_off' },
    })
  })

  it('AUTH-01 opens an account and signs in (steps 0, 5), and later identifies it by Google’s id, whatever the address', async () => {
    const [visitor, who] = [world.visitor(), person()]
    expect((await tap(visitor, who)).body).toMatchObject({
      success: true,
      step: 5,
      is_new_user: true,
      is_first_login: true,
    })
    expect((await visitor.call('getCustomer')).body.user_info).toMatchObject({
      email: who['email'],
      name: 'Asha Rao',
      has_google: true,
      has_password: false,
    })
    const later = world.visitor()
    expect((await tap(later, { ...who, email: 'moved@other.example' })).body).toMatchObject({
      step: 5,
      is_new_user: false,
      is_first_login: false,
    })
    expect(customerIdOf(later)).toBe(customerIdOf(visitor))
    expect((await later.call('getCustomer')).body.user_info.email).toBe(who['email'])
    expect((await later.call('listSessions')).body.sessions[0]?.method).toBe('google')
  })

  it('AUTH-01 links at once an account whose mailbox Google hosts: gmail, or a hosted domain', async () => {
    for (const over of [
      { email: 'linked.at.once@gmail.com' },
      { email: 'meera@hosted.example', hd: 'hosted.example' },
    ]) {
      const { id } = await signUp(world, { email: over.email })
      const visitor = world.visitor()
      expect((await tap(visitor, person(over))).body).toMatchObject({ step: 5, is_new_user: false })
      expect(customerIdOf(visitor)).toBe(id)
    }
  })

  it('AUTH-01 asks for a sign-in before linking a mailbox that Google doesn’t host', async () => {
    const { email, password, id } = await signUp(world)
    const [visitor, who] = [world.visitor(), person({ email })]
    expect(await tap(visitor, who)).toMatchObject({
      status: 409,
      body: { code: 'google_proof_needed', detail: { step: 1, email } },
    })
    expect((await visitor.call('getLoginState')).body).toMatchObject({ step: 1, email })
    expect((await visitor.call('getCustomer')).status).toBe(401)
    await visitor.call('submitEmail', { body: { email } })
    await visitor.call('signIn', { body: { email, password } })
    expect((await visitor.call('getCustomer')).body.user_info.has_google).toBe(true)
    const later = world.visitor()
    expect((await tap(later, who)).body.step).toBe(5)
    expect(customerIdOf(later)).toBe(id)
  })

  it('AUTH-01 links after a code too, and never an account with another address', async () => {
    const mine = await signUp(world)
    const other = await signUp(world)
    const [visitor, who] = [world.visitor(), person({ email: mine.email })]
    await tap(visitor, who)
    world.clock.advance(minute)
    await visitor.call('signIn', { body: { email: other.email, password: other.password } })
    expect((await visitor.call('getCustomer')).body.user_info).toMatchObject({
      email: other.email,
      has_google: false,
    })
    const again = world.visitor()
    await tap(again, who)
    await again.call('validateEmail', {
      body: { email: mine.email, otp: await askForCode(world, again, mine.email) },
    })
    expect((await again.call('getCustomer')).body.user_info).toMatchObject({
      email: mine.email,
      has_google: true,
    })
  })

  it('AUTH-01 forgets the pending link when another address is typed, known or new', async () => {
    const [mine, other, fresh] = [await signUp(world), await signUp(world), newEmail()]
    const [visitor, who] = [world.visitor(), person({ email: mine.email })]
    const linked = async () => (await visitor.call('getCustomer')).body.user_info.has_google
    await tap(visitor, who)
    await visitor.call('submitEmail', { body: { email: other.email } })
    await visitor.call('signIn', { body: { email: other.email, password: other.password } })
    expect(await linked()).toBe(false)
    await visitor.call('logout')
    await tap(visitor, who)
    // The code was asked for in another browser, so this one has seen no other address yet.
    const otp = await askForCode(world, world.visitor(), fresh)
    await visitor.call('validateEmail', { body: { email: fresh, otp } })
    expect((await visitor.call('confirmAccount', { body: {} })).status).toBe(200)
    expect(await linked()).toBe(false)
  })

  it('AUTH-01 keeps the first Google account of an address, and the first address of a Google account', async () => {
    const email = 'handed.on@gmail.com'
    const { id, password } = await signUp(world, { email })
    const [first, second] = [person({ email }), person({ email })]
    expect((await tap(world.visitor(), first)).body.step).toBe(5)
    const visitor = world.visitor()
    expect(await tap(visitor, second)).toMatchObject({ body: { code: 'google_proof_needed' } })
    await visitor.call('signIn', { body: { email, password } })
    const later = world.visitor()
    expect((await tap(later, first)).body.step).toBe(5)
    expect(customerIdOf(later)).toBe(id)

    // Linked to another account while this browser is asked for the password.
    const own = await signUp(world)
    const [waiting, who] = [world.visitor(), person({ email: own.email })]
    await tap(waiting, who)
    await tap(world.visitor(), { ...who, email: 'somewhere.else@gmail.com' })
    const { body } = await waiting.call('signIn', {
      body: { email: own.email, password: own.password },
    })
    expect(body).toMatchObject({ step: 5 })
    expect((await waiting.call('getCustomer')).body.user_info.has_google).toBe(false)
  })

  it('AUTH-01 links at once no mailbox that only looks like one of Google’s', async () => {
    for (const over of [
      { email: 'asha@gmail.com.clinic.example' },
      { email: 'asha@notgmail.example' },
    ]) {
      await signUp(world, over)
      expect(await tap(world.visitor(), person(over))).toMatchObject({
        status: 409,
        body: { code: 'google_proof_needed' },
      })
    }
  })

  it('refuses an address that Google has not verified', async () => {
    for (const email_verified of [false, 'false', undefined]) {
      expect(await tap(world.visitor(), person({ email_verified }))).toMatchObject({
        status: 401,
        body: { code: 'google_refused' },
      })
    }
  })

  it('refuses credentials that are forged, for another client, expired or incomplete', async () => {
    const foreign = await google.newKey()
    const at = world.clock.now().getTime() / 1000
    const publicKey = new TextEncoder().encode(JSON.stringify(await exportJWK(foreign.publicKey)))
    const cases: [JWTPayload, { kid?: string; alg?: string; key?: Uint8Array }?][] = [
      [{ aud: 'another-client' }],
      [{ iss: 'https://accounts.evil.example' }],
      [{ iss: 'http://accounts.google.com' }],
      [{ exp: at - 61 }],
      [{ nbf: at + 3600 }],
      [{ sub: '' }],
      [{ sub: 5 } as unknown as JWTPayload],
      [{ email: 'no address' }],
      [{ nonce: 'another' }],
      [{ nonce: undefined } as JWTPayload],
      [{}, { alg: 'HS256', key: publicKey }],
    ]
    for (const [over, options] of cases)
      expect(await tap(world.visitor(), person(over), options), JSON.stringify(over)).toMatchObject(
        { status: 401, body: { code: 'google_refused' } },
      )
    const visitor = world.visitor()
    const nonce = await nonceOf(visitor)
    const claims = { ...person(), nonce }
    const signed = await google.credential(claims, {
      at: world.clock.now(),
      key: foreign.privateKey,
    })
    const [header = '', body = ''] = (
      await google.credential(claims, { at: world.clock.now() })
    ).split('.')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    for (const credential of [signed, `${none}.${body}.`, `${header}.${body}.`, 'x', '', '..'])
      expect((await send(visitor, credential)).status, credential).toBe(401)
    const { rows } = await world.db.execute<{ n: number }>(
      sql`select count(*)::int as n from customer where google_sub = ${String(claims.sub)}`,
    )
    expect(rows).toEqual([{ n: 0 }])
  })

  it('tolerates a minute of clock skew', async () => {
    const at = world.clock.now().getTime() / 1000
    expect((await tap(world.visitor(), person({ exp: at - 30 }))).status).toBe(200)
  })

  it('binds credentials to the browser: a stolen or replayed one is refused', async () => {
    const [visitor, thief] = [world.visitor(), world.visitor()]
    const nonce = await nonceOf(visitor)
    const credential = await google.credential({ ...person(), nonce }, { at: world.clock.now() })
    expect((await send(thief, credential)).status).toBe(401)
    await nonceOf(thief)
    expect((await send(thief, credential)).status).toBe(401)
    expect((await send(visitor, credential)).status).toBe(200)
    expect((await send(visitor, credential)).status).toBe(401)
  })

  it('keeps the nonce across tabs and reloads', async () => {
    const visitor = world.visitor()
    expect(await nonceOf(visitor)).toBe(await nonceOf(visitor))
    expect(visitor.cookies.get('upchar_nonce')).not.toBe(await nonceOf(visitor))
  })

  it('caches Google’s keys as long as allowed, refetches for an unknown key, but not for each forged one', async () => {
    await tap(world.visitor(), person())
    const before = google.asked()
    for (let i = 0; i < 3; i++) expect((await tap(world.visitor(), person())).status).toBe(200)
    expect(google.asked()).toBe(before)
    await google.changeKey()
    expect((await tap(world.visitor(), person())).status).toBe(200)
    expect(google.asked()).toBe(before + 1)
    for (let i = 0; i < 5; i++)
      expect((await tap(world.visitor(), person(), { kid: `made-up-${i}` })).status).toBe(401)
    expect(google.asked()).toBe(before + 1)
    world.clock.advance(61 * minute)
    expect((await tap(world.visitor(), person())).status).toBe(200)
    expect(google.asked()).toBe(before + 2)
  })

  it('reports when Google is unreachable, and recovers', async () => {
    google.setDown(true)
    world.clock.advance(61 * minute)
    expect(await tap(world.visitor(), person())).toMatchObject({
      status: 503,
      body: { code: 'google_unreachable' },
    })
    google.setDown(false)
    expect((await tap(world.visitor(), person())).status).toBe(200)
  })

  it('drops names that our forms would refuse', async () => {
    const visitor = world.visitor()
    await tap(
      visitor,
      person({ given_name: '<script>alert(1)</script>', family_name: 'आशा\r\nBcc: x' }),
    )
    expect((await visitor.call('getCustomer')).body.user_info).toMatchObject({
      first_name: '',
      last_name: '',
    })
  })
})
