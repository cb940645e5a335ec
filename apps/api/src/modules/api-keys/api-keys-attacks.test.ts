import fastify from 'fastify'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { API_SCOPE_KEYS } from '@upchar/kernel/api-scopes'
import { makeApiKey } from '@upchar/testkit/api-keys'
import { sessionFor, signUp } from '@upchar/testkit/customers'
import { failWrites } from '@upchar/testkit/failing-writes'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { holdStatement, isLockAwaited } from '@upchar/testkit/hold-statements'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { useWrittenLog } from '@upchar/testkit/written-log'
import { mountApi } from '../../app.ts'
import { sql } from '../../platform/db/sql.ts'
import { requestLog } from '../../platform/log.ts'

const world = useWorld()
const log = useWrittenLog('info')
let goods: Goods
let admin: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
})
beforeEach(async () => {
  admin = (await signedInStaff(world, 'admin')).visitor
  await world.db.execute(sql`delete from api_key`)
})
let failing: Awaited<ReturnType<typeof failWrites>> | undefined
afterEach(async () => failing?.mend())

const stock = '/api/staff/stock'
const ask = async (headers: Record<string, string>, visitor = world.visitor(), url = stock) => {
  const { status, body } = await visitor.raw({ method: 'GET', url, headers })
  const code =
    typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'ok'
  return `${status} ${code}`
}
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` })
const make = () =>
  admin.call('staffMakeApiKey', {
    body: { name: 'Tally bridge', scopes: ['stock:read'], last_day: null, reason: 'Every night' },
  })
const stored = async () =>
  (
    await world.db.execute(sql`select (select jsonb_agg(k order by k.id) from api_key k) as keys,
      (select count(*) from audit_entry where action like 'api_key.%') as entries`)
  ).rows

describe('OPS-08 a key is refused', () => {
  it('with a wrong secret, one of another key, cut or longer, and learns nothing of the row', async () => {
    const [one, revoked] = [
      await makeApiKey(world, ['stock:read']),
      await makeApiKey(world, ['stock:read'], { isRevoked: true }),
    ]
    expect(await ask(one.headers)).toBe('200 ok')
    const wrong = (secret: string) => `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`
    for (const secret of [
      `${one.secret.slice(0, 22)}${revoked.secret.slice(22)}`,
      `${one.secret.slice(0, 21)}_${'A'.repeat(43)}`,
      one.secret.slice(0, -1),
      `${one.secret}A`,
      one.secret.slice(0, 21),
      one.secret.replace('upk_test_', 'upk_live_'),
      one.secret.toUpperCase(),
      `upk_${"' or 1=1 --"}`,
      'upk_',
      wrong(one.secret),
    ])
      expect([secret, await ask(bearer(secret))]).toEqual([secret, '401 api_key_invalid'])
    // Only whoever has the secret learns that it was good once.
    const said = async (secret: string) =>
      (await world.visitor().raw({ method: 'GET', url: stock, headers: bearer(secret) })).body
    expect(await said(revoked.secret)).toMatchObject({ detail: { key: 'revoked' } })
    expect(await said(wrong(revoked.secret))).toMatchObject({ detail: { key: 'unknown' } })
  })

  it('anywhere but in the header as a bearer token', async () => {
    const { secret } = await makeApiKey(world, API_SCOPE_KEYS)
    const refused = '401 staff_not_signed_in'
    for (const name of ['key', 'api_key', 'apiKey', 'access_token', 'token', 'authorization'])
      expect(await ask({}, world.visitor(), `${stock}?${name}=${secret}`)).toBe(refused)
    expect(await ask({ 'x-api-key': secret })).toBe(refused)
    expect(await ask({ authorization: secret })).toBe(refused)
    const basic = Buffer.from(`${secret}:`).toString('base64')
    expect(await ask({ authorization: `Basic ${basic}` })).toBe(refused)
    const withCookie = world.visitor()
    withCookie.cookies.set('upchar_staff', secret)
    expect(await ask({}, withCookie)).toBe(refused)
    withCookie.cookies.set('upchar_access', secret)
    expect(await ask({}, withCookie)).toBe(refused)
  })

  it('beside a session: the session adds nothing, and lends nothing to a bad key', async () => {
    const { headers } = await makeApiKey(world, ['stock:read'])
    const gone = await makeApiKey(world, ['stock:read'], { isRevoked: true })
    expect(await ask(headers, admin)).toBe('200 ok')
    expect(await ask(headers, admin, '/api/staff/orders')).toBe('403 api_key_scope_missing')
    expect(await ask(headers, admin, '/api/staff/members')).toBe('403 api_key_not_accepted')
    expect(await ask(headers, admin, '/api/staff/me')).toBe('403 api_key_not_accepted')
    expect(await ask(headers, admin, '/api/staff/api-keys')).toBe('403 api_key_not_accepted')
    expect(await ask(gone.headers, admin)).toBe('401 api_key_invalid')
    const buyer = await sessionFor(world, (await signUp(world)).id)
    expect(await ask(headers, buyer, '/api/my-addresses')).toBe('403 api_key_not_accepted')
    // The sessions go on as they were.
    expect(await ask({}, admin, '/api/staff/me')).toBe('200 ok')
    expect(await ask({}, buyer, '/api/my-addresses')).toBe('200 ok')
  })

  it('in a page of another site: it is neither answered with CORS nor let change anything', async () => {
    const { headers } = await makeApiKey(world, ['stock:read', 'stock:write'])
    const { sku } = await goods.addVariant({ stock: { mumbai: 10 } })
    const [lot] = (await admin.call('staffListStock', { query: { q: sku } })).body.lots
    const foreign = { ...headers, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const count = {
      method: 'POST' as const,
      url: `${stock}/${lot?.id}/count`,
      payload: { on_hand: 10, to_pack: 0, counted: 1, reason: 'lost', note: '' },
    }
    const visitor = world.visitor()
    expect(await visitor.raw({ ...count, headers: foreign })).toMatchObject({
      status: 403,
      body: { code: 'other_site' },
    })
    const preflight = await visitor.raw({
      method: 'OPTIONS',
      url: count.url,
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    })
    const read = await visitor.raw({ method: 'GET', url: stock, headers: foreign })
    for (const reply of [preflight, read])
      expect(
        Object.keys(reply.headers).filter((name) => name.startsWith('access-control-')),
      ).toEqual([])
    const [after] = (await admin.call('staffListStock', { query: { q: sku } })).body.lots
    expect(after?.on_hand).toBe(10)
    // A server sends no origin.
    expect((await visitor.raw({ ...count, headers })).status).toBe(200)
  })

  it('and stands in no log, whatever fails', async () => {
    const { secret, headers } = await makeApiKey(world, ['stock:read'])
    const app = fastify({ logger: log.options, childLoggerFactory: requestLog })
    await mountApi(app, world.context)
    app.get('/fails', (request) => {
      request.log.info({ headers: request.headers }, 'headers')
      throw new Error('broken')
    })
    await app.inject({ url: stock, headers })
    await app.inject({ url: `${stock}?key=${secret}` })
    await app.inject({ url: '/fails', headers })
    failing = await failWrites(world.db, 'api_key', 'before update')
    const broken = await app.inject({
      url: stock,
      headers: bearer((await makeApiKey(world, ['stock:read'])).secret),
    })
    expect(broken.statusCode).toBe(500)
    await app.close()
    expect(log.written()).toContain('request failed')
    expect(log.written()).toContain('[masked]')
    expect(log.written()).not.toMatch(/upk_test_\w{12}_/)
  })
})

describe('OPS-08 API keys', () => {
  it('are not made without their audit entry', async () => {
    await make()
    const before = await stored()
    failing = await failWrites(world.db, 'audit_entry')
    expect((await make()).status).toBe(500)
    await failing.mend()
    expect(await stored()).toEqual(before)
  })

  it('are at most twenty also when two are made at once', async () => {
    for (let many = 0; many < 19; many++) await make()
    const held = holdStatement(/insert into "api_key"/)
    const first = make()
    await held.held()
    let isDone = false
    const second = make().finally(() => (isDone = true))
    await expect.poll(async () => isDone || isLockAwaited(world.db), { interval: 5 }).toBe(true)
    held.letGo()
    expect((await first).status).toBe(200)
    expect(await second).toMatchObject({ status: 409, body: { code: 'api_keys_full' } })
    expect((await admin.call('staffListApiKeys')).body.keys).toHaveLength(20)
  })

  it('get one new secret when two are made of what both have seen', async () => {
    const { id } = (await make()).body
    const turn = () => admin.call('staffTurnApiKeySecret', { params: { id }, body: { version: 0 } })
    const replies = await Promise.all([turn(), turn()])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const good = replies.find(({ status }) => status === 200)?.body.secret ?? ''
    expect(await ask(bearer(good))).toBe('200 ok')
  })
})
