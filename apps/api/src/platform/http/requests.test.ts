import cookies from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ApiScope } from '@upchar/kernel/api-scopes'
import type { SellerRole } from '@upchar/kernel/seller-roles'
import type { StaffPermission } from '@upchar/kernel/staff-permissions'
import type {
  CustomerIdentity,
  IdentityPort,
  KeyIdentity,
  SellerCaller,
  StaffCaller,
} from '../identity/identity.ts'
import { equalSecrets, isUuid, readableCode } from '../ids.ts'
import { identifyCallers } from './callers.ts'
import { installErrorAnswers, sendError, sendInvalid } from './errors.ts'
import { identifyGuest, newGuestId, shownGuest } from './guest.ts'
import { registerHealth } from './health.ts'
import { inProcessMark, limitVisitors } from './limit-visitors.ts'
import { networkOf, visitorNetwork } from './network-of.ts'
import { refuseOtherSites } from './other-sites.ts'
import { ownAddress } from './own-address.ts'
import { securityHeaders } from './security-headers.ts'

const secret = 'a secret of thirty-two characters'
const health = { database: 'ok', jobs: 'ok', goods: 'ok' }
let app: FastifyInstance
beforeAll(async () => {
  app = fastify()
  await app.register(cookies)
  await limitVisitors(app, { RATE_LIMIT_PER_MINUTE: 3, PAGE_LIMIT_PER_MINUTE: 2 })
  installErrorAnswers(app)
  refuseOtherSites(app, { origin: 'https://shop.example' })
  registerHealth(app, {
    database: () => health.database,
    jobs: () => health.jobs,
    goods: () => health.goods,
  })
  app.all('/api/change', async () => 'changed')
  app.post('/api/open', { config: { openToSites: true } }, async () => 'open')
  app.post('/elsewhere', async () => 'page')
  app.get('/apiary', async () => 'bees')
  app.get('/api/broken', async () => {
    throw new Error('the inner workings')
  })
  app.get('/api/gone', async () => {
    throw Object.assign(new Error('refused'), { code: 'UND_ERR_SOCKET' })
  })
  app.get('/api/refused', (_request, reply) =>
    sendError(reply, 429, { code: 'late', message: 'Wait.', detail: { retry_after: 7 } }),
  )
  app.get('/api/named', (_request, reply) =>
    sendError(reply, 409, {
      code: 'taken',
      message: 'Taken.',
      field: 'email',
      detail: { retry_after: 7 },
    }),
  )
  app.get('/api/guest', async (request, reply) => {
    const { named } = request.query as { named?: string }
    const found = identifyGuest(request, reply, secret, named, false)
    return found.ok ? { id: found.value } : found.error
  })
  app.get('/api/shown', (request, reply) => {
    const found = shownGuest(request, secret, undefined)
    return reply.send(found.ok ? { id: found.value } : found.error)
  })
  await app.ready()
})
afterAll(() => app.close())

let visitors = 0
/** Each call comes from a network of its own, unless the limits are what is tried. */
const send = (
  method: 'GET' | 'POST',
  url: string,
  headers: Record<string, string> = {},
  remoteAddress = `10.0.${Math.floor(++visitors / 250)}.${(visitors % 250) + 1}`,
) => app.inject({ method, url, headers, remoteAddress })

describe('AUTH-09 the callers of an endpoint', () => {
  const customer = { customerId: 'c', sessionId: 's', staffId: null }
  const staff: StaffCaller = { staffId: 'asha', role: 'support', sessionId: 's' }
  const identify = async (
    callers: readonly ('anyone' | 'guest' | 'customer' | 'staff' | 'seller' | 'key')[],
    {
      who = { state: 'none' },
      member,
      permission,
      sellerMember,
      sellers,
      key = { state: 'none' },
      scope,
    }: {
      who?: CustomerIdentity
      member?: StaffCaller
      sellerMember?: SellerCaller
      sellers?: readonly SellerRole[]
      permission?: StaffPermission | null
      key?: KeyIdentity
      scope?: ApiScope
    },
  ) => {
    const port: IdentityPort = {
      customer: async () => who,
      holdsOn: async () => true,
      staff: async () => member,
      seller: async () => sellerMember,
      key: async () => key,
    }
    const caught: unknown[] = []
    const once = fastify()
    once.get('/', async (request, reply) => {
      caught.push(
        await identifyCallers(
          port,
          { callers, permission, sellers, scope, mayAct: false },
          request,
          reply,
        ),
      )
      return ''
    })
    await once.inject('/')
    await once.close()
    return caught[0]
  }

  it('AUTH-13 staff who order for a customer are refused what isn’t on their list', async () => {
    const acting = { ...customer, staffId: 'm-1' }
    expect(
      await identify(['customer'], { who: { state: 'signed_in', customer: acting } }),
    ).toMatchObject({ ok: false, error: { status: 403, code: 'acting_limited' } })
  })

  it('APP-01 are members of a seller only by its session, in one of the roles of the route', async () => {
    const sellerMember: SellerCaller = {
      memberId: 'ravi',
      sellerId: 7,
      role: 'accounts',
      sessionId: 's',
    }
    const sellers: readonly SellerRole[] = ['owner', 'accounts']
    expect(await identify(['seller'], { sellerMember, sellers })).toMatchObject({
      ok: true,
      value: { seller: sellerMember, staff: undefined },
    })
    const missing = { ok: false, error: { status: 403, code: 'permission_missing' } }
    expect(await identify(['seller'], { sellerMember, sellers: ['owner'] })).toMatchObject({
      ...missing,
      error: { ...missing.error, message: 'Your role may not do this. Owner can.' },
    })
    // Without roles a route is closed, as a staff route without a permission is.
    expect(await identify(['seller'], { sellerMember })).toMatchObject(missing)
    expect(await identify(['seller'], { member: staff, sellers })).toMatchObject({
      ok: false,
      error: { status: 401, code: 'seller_not_signed_in' },
    })
    expect(await identify(['staff'], { sellerMember, permission: null })).toMatchObject({
      ok: false,
      error: { status: 401, code: 'staff_not_signed_in' },
    })
  })

  it('OPS-08 are an API key only where the route names a scope that it has, whoever is signed in beside it', async () => {
    const good: KeyIdentity = { state: 'good', key: { keyId: 'k', scopes: ['stock:read'] } }
    const both = { key: good, member: staff, permission: 'orders.read' } as const
    expect(await identify(['staff', 'key'], { ...both, scope: 'stock:read' })).toEqual({
      ok: true,
      value: { key: good.key },
    })
    const refused = (code: string) => ({ ok: false, error: { status: 403, code } })
    expect(await identify(['staff', 'key'], { ...both, scope: 'orders:read' })).toMatchObject(
      refused('api_key_scope_missing'),
    )
    // Deny by default: without a scope, or without keys among its callers, a route is closed to them.
    expect(await identify(['staff', 'key'], both)).toMatchObject(refused('api_key_not_accepted'))
    expect(await identify(['staff'], { ...both, scope: 'stock:read' })).toMatchObject(
      refused('api_key_not_accepted'),
    )
    expect(
      await identify(['guest', 'customer'], {
        key: good,
        who: { state: 'signed_in', customer },
        scope: 'stock:read',
      }),
    ).toMatchObject(refused('api_key_not_accepted'))
    for (const state of ['unknown', 'ended', 'revoked'] as const)
      expect(
        await identify(['staff', 'key'], { ...both, key: { state }, scope: 'stock:read' }),
      ).toMatchObject({ ok: false, error: { status: 401, code: 'api_key_invalid' } })
    expect(
      await identify(['staff', 'key'], {
        ...both,
        key: { state: 'limited', seconds: 12 },
        scope: 'stock:read',
      }),
    ).toMatchObject({
      ok: false,
      error: { status: 429, code: 'too_many_requests', detail: { retry_after: 12 } },
    })
  })

  it('are known where they are signed in', async () => {
    expect(await identify(['customer'], { who: { state: 'signed_in', customer } })).toEqual({
      ok: true,
      value: { customer, staff: undefined, seller: undefined },
    })
    expect(await identify(['guest', 'customer'], {})).toEqual({
      ok: true,
      value: { customer: undefined, staff: undefined, seller: undefined },
    })
    expect(await identify(['staff'], { member: staff, permission: 'orders.read' })).toEqual({
      ok: true,
      value: { customer: undefined, staff },
    })
    expect(await identify(['staff'], { member: staff, permission: null })).toMatchObject({
      ok: true,
    })
  })

  it.each(['none', 'expired', 'ended'] as const)(
    'are asked to sign in where only customers may call and the session is %s',
    async (state) => {
      expect(await identify(['customer'], { who: { state } })).toMatchObject({
        error: { status: 401, code: 'not_signed_in', detail: { session: state } },
      })
    },
  )

  it.each(['expired', 'ended'] as const)(
    'are never taken for a guest where their session is %s',
    async (state) => {
      expect(await identify(['guest', 'customer'], { who: { state } })).toMatchObject({
        error: { status: 403, code: 'token_invalid', detail: { session: state } },
      })
    },
  )

  it('need the permission of the endpoint; without one it is closed to every role', async () => {
    expect(await identify(['staff'], { permission: 'orders.read' })).toMatchObject({
      error: { status: 401, code: 'staff_not_signed_in' },
    })
    const missing = { error: { status: 403, code: 'permission_missing' } }
    // Who may is said: asking again would change nothing.
    expect(await identify(['staff'], { member: staff, permission: 'tax.change' })).toMatchObject({
      error: {
        ...missing.error,
        message: 'Your role may not do this. Finance or Administrator can.',
      },
    })
    const admin = { ...staff, role: 'admin' } as const
    expect(await identify(['staff'], { member: admin })).toMatchObject(missing)
  })
})

describe('ID-02 a guest', () => {
  const [id, other] = [newGuestId(secret), newGuestId(secret)]
  const ask = async (cookie: string | undefined, named?: string, url = '/api/guest') =>
    (
      await send(
        'GET',
        `${url}${named === undefined ? '' : `?named=${encodeURIComponent(named)}`}`,
        cookie === undefined ? {} : { cookie: `upchar_guest=${cookie}` },
      )
    ).json<{ id?: string; code?: string }>()

  it('is known by the cookie, or by the name that an app gives', async () => {
    expect(await ask(id)).toEqual({ id })
    expect(await ask(undefined, id)).toEqual({ id })
    expect(await ask(id, id)).toEqual({ id })
    expect(await ask(id, '')).toEqual({ id })
  })

  it('is never another one, nor a forged one', async () => {
    expect(await ask(id, other)).toMatchObject({ code: 'guest_mismatch' })
    const [random = ''] = id.split('.')
    const [, signature = ''] = other.split('.')
    const ofAnotherShop = newGuestId('another secret of the same length')
    for (const forged of [`${random}.${signature}`, random, `${random}.`, ofAnotherShop, 'x'])
      expect(await ask(undefined, forged)).toMatchObject({ code: 'guest_unknown' })
    const fresh = await ask(`${random}.${signature}`)
    expect(fresh.id).not.toBe(`${random}.${signature}`)
    expect(fresh.id?.split('.')).toHaveLength(2)
  })

  it('gets a cookie at the first request, and is unknown where there must have been one', async () => {
    const first = await send('GET', '/api/guest')
    expect(first.cookies).toMatchObject([
      { name: 'upchar_guest', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 86_400 },
    ])
    expect((await send('GET', '/api/guest', { cookie: `upchar_guest=${id}` })).cookies).toEqual([])
    expect(await ask(undefined, undefined, '/api/shown')).toMatchObject({ code: 'guest_unknown' })
    expect(await ask(id, undefined, '/api/shown')).toEqual({ id })
  })
})

describe('a request of another site', () => {
  const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  it('changes nothing, unless the endpoint is made for it; reading stays open', async () => {
    const refused = await send('POST', '/api/change', evil)
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'other_site' }])
    expect((await send('POST', '/api/open', evil)).statusCode).toBe(200)
    expect((await send('GET', '/api/change', evil)).statusCode).toBe(200)
    expect((await send('POST', '/elsewhere', evil)).statusCode).toBe(200)
  })

  it('is not one of our own pages, nor one without a browser', async () => {
    const own = { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }
    expect((await send('POST', '/api/change', own)).statusCode).toBe(200)
    expect((await send('POST', '/api/change')).statusCode).toBe(200)
  })
})

describe('an answer that refuses', () => {
  it('names code, field and request, and when to come back', async () => {
    const late = await send('GET', '/api/refused')
    expect(late.headers['retry-after']).toBe('7')
    expect(late.json()).toEqual({
      success: false,
      code: 'late',
      message: 'Wait.',
      detail: { retry_after: 7 },
      request_id: expect.any(String),
    })
    const named = await send('GET', '/api/named')
    expect(named.headers['retry-after']).toBeUndefined()
    expect(named.json()).toMatchObject({ fields: [{ field: 'email', message: 'Taken.' }] })
  })

  it('keeps what broke to itself, and says 503 where another server is away', async () => {
    const broken = await send('GET', '/api/broken')
    expect(broken.statusCode).toBe(500)
    expect(broken.json()).toMatchObject({ code: 'internal_error', message: 'Something went wrong' })
    expect(broken.body).not.toContain('inner workings')
    const gone = await send('GET', '/api/gone')
    expect([gone.statusCode, gone.headers['retry-after']]).toEqual([503, '5'])
    expect((await send('GET', '/api/nothing')).json()).toMatchObject({ code: 'not_found' })
  })

  it('lists at most twenty fields', async () => {
    const shape = z.object(
      Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`f${i}`, z.string()])),
    )
    const parsed = shape.safeParse({})
    if (parsed.success) throw new Error('nothing is missing')
    const { error } = parsed
    const once = fastify()
    once.get('/', (_request, reply) => sendInvalid(reply, error))
    const reply = await once.inject('/')
    await once.close()
    expect(reply.statusCode).toBe(400)
    expect(reply.json<{ fields: unknown[] }>().fields).toHaveLength(20)
    expect(reply.json()).toMatchObject({ code: 'request_invalid' })
  })
})

describe('a visitor’s share', () => {
  it('is counted for the API and for pages apart, by network, and never for files or our own calls', async () => {
    const from = '203.0.113.9'
    const statuses = async (url: string, count: number, headers = {}) => {
      const seen: number[] = []
      for (let i = 0; i < count; i++) seen.push((await send('GET', url, headers, from)).statusCode)
      return seen
    }
    expect(await statuses('/api/change', 4)).toEqual([200, 200, 200, 429])
    expect(await statuses('/apiary', 3)).toEqual([200, 200, 429])
    expect(await statuses('/health/live', 5)).toEqual([200, 200, 200, 200, 200])
    expect(await statuses('/api/change', 2, inProcessMark)).toEqual([200, 200])
    expect(await statuses('/api/change', 1, { 'x-upchar-in-process': 'guessed' })).toEqual([429])
    expect((await send('GET', '/api/change', {}, '203.0.113.10')).statusCode).toBe(200)
  })

  it('is one of an IPv6 line as a whole, and none of this machine', () => {
    expect(networkOf({ ip: '2001:db8:1:2:3::4' })).toBe(networkOf({ ip: '2001:db8:1:2:9::9' }))
    expect(networkOf({ ip: '2001:db8:1:2::4' })).not.toBe(networkOf({ ip: '2001:db8:2:2::4' }))
    for (const ip of ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])
      expect(visitorNetwork({ ip })).toBeNull()
    for (const ip of ['203.0.113.9', '128.0.0.1', '::12', '1.127.0.1'])
      expect(visitorNetwork({ ip })).not.toBeNull()
  })
})

describe('DATA-15 the health of a process', () => {
  it('is live while it answers, ready while every part works, and degraded where one limps', async () => {
    const ask = async (url: string) => {
      const reply = await send('GET', url)
      return [
        reply.statusCode,
        reply.json<{ status: string }>().status,
        reply.headers['retry-after'],
      ]
    }
    expect(await ask('/health')).toEqual([200, 'ok', undefined])
    for (const limping of ['read_only', 'restarting', 'empty']) {
      health.jobs = limping
      expect(await ask('/health/ready')).toEqual([200, 'ok', undefined])
      expect(await ask('/health')).toEqual([200, 'degraded', undefined])
    }
    health.jobs = 'away'
    expect(await ask('/health/live')).toEqual([200, 'ok', undefined])
    expect(await ask('/health/ready')).toEqual([503, 'unavailable', '5'])
    expect(await ask('/health')).toEqual([503, 'unavailable', '5'])
    health.jobs = 'ok'
  })
})

it('a process calls itself at the address that it listens on', () => {
  const at = (HOST: string, API_URL?: string) => ownAddress({ HOST, PORT: 3000, API_URL })
  expect(at('10.0.0.5')).toBe('http://10.0.0.5:3000')
  expect([at('0.0.0.0'), at('::')]).toEqual(['http://127.0.0.1:3000', 'http://127.0.0.1:3000'])
  expect(at('0.0.0.0', 'https://api.example/')).toBe('https://api.example')
})

it('DATA-15 pages may not be framed, and production insists on HTTPS', () => {
  const common = { 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' }
  expect(securityHeaders({ production: true })).toMatchObject({
    ...common,
    'strict-transport-security': 'max-age=31536000',
  })
  expect(securityHeaders({ production: false })).toMatchObject(common)
  expect(securityHeaders({ production: false })).not.toHaveProperty('strict-transport-security')
})

it('codes to read out have no letter that looks like a digit; ids and secrets compare whole', () => {
  const codes = Array.from({ length: 200 }, () => readableCode(8))
  for (const code of codes) expect(code).toMatch(/^[23456789ABCDEFGHJKMNPQRSTUVWXYZ]{8}$/)
  expect(new Set(codes).size).toBe(200)
  expect(isUuid('0d9a2f4e-1111-4222-8333-444455556666')).toBe(true)
  for (const wrong of [
    '0D9A2F4E-1111-4222-8333-444455556666',
    '0d9a2f4e',
    'x0d9a2f4e-1111-4222-8333-444455556666',
  ])
    expect(isUuid(wrong)).toBe(false)
  expect([equalSecrets('a', 'a'), equalSecrets('a', 'ab'), equalSecrets('', 'a')]).toEqual([
    true,
    false,
    false,
  ])
})
