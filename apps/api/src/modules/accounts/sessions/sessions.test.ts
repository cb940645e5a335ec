import { SignJWT } from 'jose'
import { sql } from '../../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { askForCode, signUp } from '@upchar/testkit/customers'
import { inTransaction } from '../../../platform/db/database.ts'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { makeAccessToken } from './access-token.ts'

const world = useWorld()
const minute = 60_000
const day = 24 * 60 * minute
const sessionCookies = ['upchar_access', 'upchar_refresh', 'upchar_email', 'upchar_signed_in']
const kept = (visitor: Visitor) => sessionCookies.filter((name) => visitor.cookies.has(name))
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const copyOf = (visitor: Visitor) => {
  const copy = world.visitor()
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value)
  return copy
}
const whyEnded = async (email: string) =>
  (
    await world.db.execute<{ why: string | null }>(
      sql`select s.ended_why as why from customer_session s join customer c on c.id = s.customer_id where c.email = ${email} order by s.created_at desc limit 1`,
    )
  ).rows[0]?.why

describe('a session', () => {
  it('AUTH-02 is validated by fetching the profile; invalid cookies are cleared with the answer', async () => {
    const { visitor, email } = await signUp(world)
    expect((await visitor.call('getCustomer')).body.user_info).toMatchObject({
      email,
      is_authenticated: true,
    })
    const other = copyOf(visitor)
    await other.call('logout', { body: {} })
    expect(kept(visitor)).toEqual(sessionCookies)
    expect(await visitor.call('getCustomer')).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in', detail: { session: 'ended' } },
    })
    expect(kept(visitor)).toEqual([])
    expect(await visitor.call('getCustomer')).toMatchObject({
      status: 401,
      body: { detail: { session: 'none' } },
    })
  })

  it('AUTH-02 distinguishes an expired token from a revoked one and keeps the refresh cookie', async () => {
    const { visitor } = await signUp(world)
    world.clock.advance(15 * minute)
    expect(await visitor.call('getCustomer')).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in', detail: { session: 'expired' } },
    })
    expect(kept(visitor)).toEqual(sessionCookies)
    expect((await visitor.call('refreshSession', { body: {} })).body).toEqual({
      success: true,
      expires_in: 900,
    })
    expect((await visitor.call('getCustomer')).status).toBe(200)
  })

  it('AUTH-02 is renewed on the way to a page, and redirects to pages of the shop only', async () => {
    const { visitor } = await signUp(world)
    world.clock.advance(20 * minute)
    const resume = (to: string) =>
      visitor.raw({ method: 'GET', url: '/api/authentication/resume', query: { return_to: to } })
    expect(await resume('/account/address?edit=1')).toMatchObject({
      status: 303,
      headers: { location: '/account/address?edit=1', 'cache-control': 'no-store' },
    })
    expect((await visitor.call('getCustomer')).status).toBe(200)
    for (const evil of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/api/authentication/resume?return_to=/x',
      '/api',
      'javascript:alert(1)',
      '',
    ]) {
      expect((await resume(evil)).headers['location'], evil).toBe('/account')
    }
    const stranger = world.visitor()
    expect(
      await stranger.raw({
        method: 'GET',
        url: '/api/authentication/resume',
        query: { return_to: '/cart' },
      }),
    ).toMatchObject({ status: 303, headers: { location: '/cart' } })
  })

  it('AUTH-09 is given by bearer token or cookie; a guest’s call with an invalid one is refused with 403 and works without', async () => {
    const { visitor, email } = await signUp(world)
    const token = visitor.cookies.get('upchar_access') ?? ''
    expect((await world.visitor().call('getCustomer', bearer(token))).body.user_info.email).toBe(
      email,
    )
    const read = (bearerToken: string | undefined) =>
      world
        .visitor()
        .call('readCart', { body: {}, ...(bearerToken !== undefined && bearer(bearerToken)) })
    expect((await read(token)).status).toBe(200)
    expect(await read('made.up.token')).toMatchObject({
      status: 403,
      body: { code: 'token_invalid', detail: { session: 'ended' } },
    })
    world.clock.advance(15 * minute)
    expect(await read(token)).toMatchObject({
      status: 403,
      body: { code: 'token_invalid', detail: { session: 'expired' } },
    })
    expect((await read(undefined)).status).toBe(200)
    // By cookie: the refusal clears an ended session, so the retry is a guest's.
    await visitor.call('refreshSession', { body: {} })
    await copyOf(visitor).call('logout', { body: {} })
    expect((await visitor.call('readCart', { body: {} })).status).toBe(403)
    expect((await visitor.call('readCart', { body: {} })).status).toBe(200)
  })

  it('AUTH-11 is authenticated when the email is not empty', async () => {
    const { visitor, email } = await signUp(world)
    const user = (await visitor.call('getCustomer')).body.user_info
    expect([user.email, user.is_authenticated]).toEqual([email, true])
  })

  it('AUTH-02 refuses tokens of another key, algorithm, audience, customer or session', async () => {
    const [one, two] = [await signUp(world), await signUp(world)]
    const session = (await one.visitor.call('listSessions')).body.sessions[0]?.id ?? ''
    const at = world.clock.now()
    const right = await makeAccessToken(
      world.context.config.secret,
      { customerId: one.id, sessionId: session },
      at,
    )
    expect((await world.visitor().call('getCustomer', bearer(right))).status).toBe(200)
    const claims = Buffer.from(
      JSON.stringify({
        sub: one.id,
        sid: session,
        iss: 'upchar',
        aud: 'customer',
        exp: 9_999_999_999,
      }),
    ).toString('base64url')
    const signed = (key: string, audience: string) =>
      new SignJWT({ sid: session })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('upchar')
        .setAudience(audience)
        .setSubject(one.id)
        .setExpirationTime(9_999_999_999)
        .sign(new TextEncoder().encode(key))
    const forged = [
      await makeAccessToken(
        'another secret of that length here',
        { customerId: one.id, sessionId: session },
        at,
      ),
      await makeAccessToken(
        world.context.config.secret,
        { customerId: two.id, sessionId: session },
        at,
      ),
      await makeAccessToken(
        world.context.config.secret,
        { customerId: one.id, sessionId: 'no-such-session' },
        at,
      ),
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`,
      `${right.split('.')[0]}.${claims}.${right.split('.')[2]}`,
      await signed(world.context.config.secret, 'customer'),
      await signed(world.context.config.secret, 'staff'),
      'x',
      '..',
      right.slice(0, -2),
    ]
    for (const token of forged)
      expect((await world.visitor().call('getCustomer', bearer(token))).status, token).toBe(401)
  })

  it('costs one statement by primary keys on each call', async () => {
    const { visitor } = await signUp(world)
    const { statements } = await world.statements(() => visitor.call('readCart', { body: {} }))
    expect(statements.filter((text) => text.includes('customer_session'))).toHaveLength(1)
    // With few rows a scan is cheaper; with many the index must be used.
    const rows = await inTransaction(world.db, async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return (
        await tx.execute<{ 'QUERY PLAN': string }>(
          sql`explain select 1 from customer_session s join customer c on c.id = s.customer_id where s.id = 'a' and s.customer_id = 'b' and s.ended_at is null`,
        )
      ).rows
    })
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan')
  })
})

describe('renewing a session', () => {
  it('AUTH-02 rotates the refresh token each time', async () => {
    const { visitor } = await signUp(world)
    const seen = new Set([visitor.cookies.get('upchar_refresh')])
    for (let i = 0; i < 3; i++) {
      world.clock.advance(minute)
      await visitor.call('refreshSession', { body: {} })
      seen.add(visitor.cookies.get('upchar_refresh'))
    }
    expect(seen.size).toBe(4)
  })

  it('AUTH-02 gives two concurrent tabs the same new token', async () => {
    const { visitor } = await signUp(world)
    world.clock.advance(16 * minute)
    const tabs = Array.from({ length: 6 }, () => copyOf(visitor))
    const replies = await Promise.all(tabs.map((tab) => tab.call('refreshSession', { body: {} })))
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(new Set(tabs.map((tab) => tab.cookies.get('upchar_refresh'))).size).toBe(1)
    for (const tab of tabs) expect((await tab.call('getCustomer')).status).toBe(200)
  })

  it('AUTH-02 ends the whole session when a used token is replayed', async () => {
    const { visitor, email } = await signUp(world)
    const stolen = copyOf(visitor)
    await visitor.call('refreshSession', { body: {} })
    world.clock.advance(minute)
    expect(await stolen.call('refreshSession', { body: {} })).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    })
    expect(kept(stolen)).toEqual([])
    expect(await whyEnded(email)).toBe('token_reused')
    expect((await visitor.call('getCustomer')).status).toBe(401)
    expect((await visitor.call('refreshSession', { body: {} })).status).toBe(401)
  })

  it('AUTH-02 signs a thief who renews first out at the owner’s next renewal', async () => {
    const { visitor } = await signUp(world)
    const thief = copyOf(visitor)
    await thief.call('refreshSession', { body: {} })
    await thief.call('refreshSession', { body: {} })
    expect((await visitor.call('refreshSession', { body: {} })).status).toBe(401)
    expect((await thief.call('getCustomer')).status).toBe(401)
  })

  it('AUTH-02 ends no session for a forged token', async () => {
    const { visitor } = await signUp(world)
    const [id = '', generation = '', mac = ''] = (
      visitor.cookies.get('upchar_refresh') ?? ''
    ).split('.')
    const stranger = world.visitor()
    for (const token of [
      '',
      'x',
      `${id}.0.${mac}`,
      `${id}.${generation}.${'A'.repeat(43)}`,
      `${id}.99.${mac}`,
      `${id}.${generation}.${mac}.x`,
    ]) {
      stranger.cookies.set('upchar_refresh', token)
      expect((await stranger.call('refreshSession', { body: {} })).status, token).toBe(401)
    }
    expect((await visitor.call('refreshSession', { body: {} })).status).toBe(200)
  })

  it('ends an idle session after 30 days, and one in daily use after 180', async () => {
    const [idle, busy] = [(await signUp(world)).visitor, (await signUp(world)).visitor]
    let days = 0
    while ((await busy.call('refreshSession', { body: {} })).status === 200) {
      world.clock.advance(20 * day)
      days += 20
      if (days === 40) expect((await idle.call('refreshSession', { body: {} })).status).toBe(401)
    }
    expect(days).toBe(180)
  })
})

describe('signing out', () => {
  it('AUTH-04 ends the session, clears its cookies and the guest id, and succeeds without a session', async () => {
    const { visitor, email } = await signUp(world)
    const token = visitor.cookies.get('upchar_access') ?? ''
    expect((await visitor.call('logout', { body: {} })).body).toEqual({ success: true })
    expect([kept(visitor), visitor.cookies.has('upchar_guest')]).toEqual([[], false])
    expect((await world.visitor().call('getCustomer', bearer(token))).status).toBe(401)
    expect(await whyEnded(email)).toBe('signed_out')
    expect((await visitor.call('logout', { body: {} })).body).toEqual({ success: true })
    expect((await world.visitor().call('logout', { body: {} })).body).toEqual({ success: true })
  })

  it('AUTH-04 works with an expired access token, and with a bearer alone', async () => {
    const one = await signUp(world)
    world.clock.advance(16 * minute)
    await one.visitor.call('logout', { body: {} })
    expect(await whyEnded(one.email)).toBe('signed_out')
    const two = await signUp(world)
    await world
      .visitor()
      .call('logout', { body: {}, ...bearer(two.visitor.cookies.get('upchar_access') ?? '') })
    expect(await whyEnded(two.email)).toBe('signed_out')
  })

  it('AUTH-04 leaves nothing of the buyer in the browser', async () => {
    const { visitor } = await signUp(world)
    const before = visitor.cookies.get('upchar_guest')
    await visitor.call('logout', { body: {} })
    expect((await visitor.call('getLoginState')).body).toMatchObject({ step: 0, email: '' })
    expect(visitor.cookies.get('upchar_guest')).not.toBe(before)
  })
})

describe('the list of sessions', () => {
  it('AUTH-04 names each device, and ends one or all others at once', async () => {
    const { visitor, email, password } = await signUp(world)
    const phone = {
      headers: {
        'user-agent':
          'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
      },
    }
    const [one, two, three] = [world.visitor(), world.visitor(), world.visitor()]
    for (const other of [one, two, three]) {
      world.clock.advance(1000)
      await other.call('signIn', { body: { email, password }, ...phone })
    }
    const list = (await visitor.call('listSessions')).body.sessions
    expect(list.map(({ device, method, is_current }) => [device, method, is_current])).toEqual([
      ['Chrome on Android', 'password', false],
      ['Chrome on Android', 'password', false],
      ['Chrome on Android', 'password', false],
      ['Unknown device', 'code', true],
    ])
    expect((await visitor.call('endSessions', { body: { id: list[0]?.id ?? '' } })).body).toEqual({
      success: true,
      ended_sessions: 1,
    })
    expect([
      (await three.call('getCustomer')).status,
      (await two.call('getCustomer')).status,
    ]).toEqual([401, 200])
    expect(await visitor.call('endSessions', { body: { id: list[0]?.id ?? '' } })).toMatchObject({
      status: 404,
      body: { code: 'session_unknown' },
    })
    expect(
      (await visitor.call('endSessions', { body: { others: true } })).body.ended_sessions,
    ).toBe(2)
    expect([
      (await one.call('getCustomer')).status,
      (await visitor.call('getCustomer')).status,
    ]).toEqual([401, 200])
  })

  it('AUTH-04 never ends another buyer’s session', async () => {
    const [mine, other] = [await signUp(world), await signUp(world)]
    const foreign = (await other.visitor.call('listSessions')).body.sessions[0]?.id ?? ''
    expect(await mine.visitor.call('endSessions', { body: { id: foreign } })).toMatchObject({
      status: 404,
      body: { code: 'session_unknown' },
    })
    expect(
      (await mine.visitor.call('endSessions', { body: { others: true } })).body.ended_sessions,
    ).toBe(0)
    expect((await other.visitor.call('getCustomer')).status).toBe(200)
  })

  it('keeps one session for a browser that signs in again', async () => {
    const { visitor, email, password } = await signUp(world)
    await visitor.call('signIn', { body: { email, password } })
    world.clock.advance(minute)
    await visitor.call('validateEmail', {
      body: { email, otp: await askForCode(world, visitor, email) },
    })
    expect((await visitor.call('listSessions')).body.sessions).toMatchObject([
      { method: 'code', is_current: true },
    ])
  })
})
