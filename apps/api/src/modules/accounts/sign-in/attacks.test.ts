import { sql } from '../../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { routes, type Route, type RouteName } from '@upchar/contract/routes'
import { askForCode, signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})
const changing = (Object.entries(routes) as [RouteName, Route][]).filter(
  ([, route]) => route.method !== 'GET',
)

describe('cross-site requests', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://shop.evil.example' },
  ]

  it.each(changing)('%s refuses calls from other sites', async (_name, route) => {
    const url = route.path.replace(/\{\w+\}/g, 'x')
    for (const headers of foreign)
      expect(
        await world.visitor().raw({ method: route.method, url, payload: {}, headers }),
      ).toMatchObject({ status: 403, body: { code: 'other_site' } })
  })

  it('can’t act for a signed-in buyer, also with a trailing slash or another encoding of the path', async () => {
    const { visitor } = await signUp(world)
    for (const url of [
      '/api/authentication/logout',
      '/api/authentication/logout/',
      '/api/authentication/logout?x=1',
      '/api/authentication/%6Cogout',
    ]) {
      expect(
        (
          await visitor.raw({
            method: 'POST',
            url,
            payload: {},
            headers: { origin: 'https://evil.example' },
          })
        ).status,
      ).toBe(403)
    }
    expect((await visitor.call('getCustomer')).status).toBe(200)
  })

  it('are distinguished from our own pages and from programs', async () => {
    const { visitor } = await signUp(world)
    for (const headers of [
      {},
      { origin: world.context.config.origin, 'sec-fetch-site': 'same-origin' },
      { origin: 'http://localhost', host: 'localhost' },
    ]) {
      expect(
        (await visitor.call('updateUser', { body: { first_name: 'Asha' }, headers })).status,
      ).toBe(200)
    }
  })

  it('may open the gateway’s return page, which changes nothing', async () => {
    const reply = await world.visitor().raw({
      method: 'POST',
      url: '/api/payments/back?to=/x',
      headers: { origin: 'https://api.razorpay.com' },
    })
    expect(reply.status).not.toBe(403)
  })
})

describe('session fixation', () => {
  it('fails: guest id and session are renewed at sign-in', async () => {
    const { email, password } = await signUp(world)
    const { sku } = await goods.addVariant()
    const attacker = world.visitor()
    await attacker.call('getUserConfig', { body: {} })
    const planted = attacker.cookies.get('upchar_guest') ?? ''
    const victim = world.visitor()
    victim.cookies.set('upchar_guest', planted)
    const reply = await victim.call('signIn', { body: { email, password } })
    expect(reply.body.guest_user_id).not.toBe(planted)
    expect(victim.cookies.get('upchar_guest')).toBe(reply.body.guest_user_id)
    await victim.call('updateCart', {
      body: { type: 'ADD', product: { sku_id: sku, quantity: 2 }, pincode: '400001' },
    })
    expect(
      (await attacker.call('readCart', { body: { pincode: '400001' } })).body.cart.items,
    ).toEqual([])
    expect((await attacker.call('getCustomer')).status).toBe(401)
  })

  it('fails: planted cookies are overwritten at sign-in', async () => {
    const [attacker, owner] = [await signUp(world), await signUp(world)]
    const victim = world.visitor()
    for (const name of [
      'upchar_access',
      'upchar_refresh',
      'upchar_email',
      'upchar_device',
      'upchar_guest',
    ])
      victim.cookies.set(name, attacker.visitor.cookies.get(name) ?? '')
    expect(
      (await victim.call('signIn', { body: { email: owner.email, password: owner.password } }))
        .status,
    ).toBe(200)
    expect((await victim.call('getCustomer')).body.user_info.email).toBe(owner.email)
    for (const name of ['upchar_access', 'upchar_refresh', 'upchar_email', 'upchar_guest'])
      expect(victim.cookies.get(name), name).not.toBe(attacker.visitor.cookies.get(name))
    await victim.call('refreshSession', { body: {} })
    expect((await victim.call('getCustomer')).body.user_info.email).toBe(owner.email)
  })

  it('gives no allowance for a forged device cookie or one of another account', async () => {
    const [mine, other] = [await signUp(world), await signUp(world)]
    const device = mine.visitor.cookies.get('upchar_device') ?? ''
    for (const cookie of [
      device,
      `${device.split('.')[0]}.${'A'.repeat(22)}`,
      'x',
      'x.'.repeat(500),
    ]) {
      const visitor = world.visitor()
      visitor.cookies.set('upchar_device', cookie)
      await visitor.call('signIn', { body: { email: other.email, password: 'wrong password' } })
    }
    for (let i = 0; i < 6; i++)
      await world
        .visitor()
        .call('signIn', { body: { email: other.email, password: 'wrong password' } })
    expect(
      (
        await world
          .visitor()
          .call('signIn', { body: { email: other.email, password: other.password } })
      ).status,
    ).toBe(429)
  })
})

describe('a browser that several people sign in at', () => {
  it('AUTH-01 is remembered by the five accounts that used it last, and forgotten by the oldest', async () => {
    const shared = world.visitor()
    const people = []
    for (let i = 0; i < 6; i++) people.push(await signUp(world, { visitor: shared }))
    // Strangers use up what an account allows to browsers that it doesn't know.
    for (const { email } of people)
      for (let i = 0; i < 10; i++)
        await world.visitor().call('signIn', { body: { email, password: 'wrong password' } })
    const device = shared.cookies.get('upchar_device') ?? ''
    const statuses = []
    for (const { email, password } of people) {
      const visitor = world.visitor()
      visitor.cookies.set('upchar_device', device)
      statuses.push((await visitor.call('signIn', { body: { email, password } })).status)
    }
    expect(statuses).toEqual([429, 200, 200, 200, 200, 200])
  })
})

describe('headers, mail and stored data', () => {
  it('never contain injected header lines', async () => {
    const evil = '<script>alert(1)</script>\u0007 Chrome/1'
    const email = 'header-test@clinic.example'
    const visitor = world.visitor()
    const otp = await askForCode(world, visitor, email)
    await visitor.call('validateEmail', { body: { email, otp } })
    await visitor.call('confirmAccount', {
      body: {},
      headers: { 'user-agent': evil, 'x-forwarded-for': '<b>1.2.3.4</b>' },
    })
    const { rows } = await world.db.execute<{ all: string }>(
      sql`select string_agg(s::text, '') as all from customer_session s join customer c on c.id = s.customer_id where c.email = ${email}`,
    )
    expect(rows[0]?.all).toContain('Chrome')
    expect(rows[0]?.all).not.toMatch(/script|1\.2\.3\.4/)
  })

  it('contain no injected mail line: addresses with line breaks are refused', async () => {
    const before = (
      await world.db.execute<{ n: number }>(sql`select count(*)::int as n from mail_message`)
    ).rows[0]?.n
    for (const email of [
      'a@clinic.example\r\nBcc: b@clinic.example',
      'a@clinic.example\nX: y',
      '"a\r\n"@clinic.example',
      'a@clinic.example,b@clinic.example',
      'a@clinic.example b@clinic.example',
      '<a@clinic.example>',
    ]) {
      expect((await world.visitor().call('sendOtp', { body: { email } })).status, email).toBe(400)
    }
    expect(
      (await world.db.execute<{ n: number }>(sql`select count(*)::int as n from mail_message`))
        .rows[0]?.n,
    ).toBe(before)
  })

  it('contain no password, code or token hash in answers, and no password in tables', async () => {
    const { visitor, email, password } = await signUp(world)
    const shown = JSON.stringify([
      (await visitor.call('getCustomer')).body,
      (await visitor.call('listSessions')).body,
      (await visitor.call('getLoginState')).body,
    ])
    expect(shown).not.toMatch(/argon2|hash|seed|proof/i)
    const { rows } = await world.db.execute<{ row: string }>(
      sql`select c::text as row from customer c where email = ${email}`,
    )
    expect(rows[0]?.row).toContain('$argon2id$')
    expect(rows[0]?.row).not.toContain(password)
  })
})
