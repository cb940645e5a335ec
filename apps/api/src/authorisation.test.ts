import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { EndpointDeclaration } from '@upchar/contract/schema/endpoint'
import { endpoints } from '@upchar/contract/schema/endpoints'
import { routes, type Route, type RouteName } from '@upchar/contract/routes'
import { API_SCOPE_KEYS } from '@upchar/kernel/api-scopes'
import { SELLER_ROLES, type SellerRole } from '@upchar/kernel/seller-roles'
import { STAFF_ROLES, staffMay, type StaffRole } from '@upchar/kernel/staff-permissions'
import { makeAccessToken } from './modules/accounts/sessions/access-token.ts'
import { newId } from './platform/ids.ts'
import type { Attempt, Other } from '@upchar/testkit/access-attempts'
import { makeApiKey } from '@upchar/testkit/api-keys'
import { rows } from '@upchar/testkit/authorisation'
import { createBelongings, type Belongings } from '@upchar/testkit/belongings'
import { sessionFor, signUp } from '@upchar/testkit/customers'
import { stockGoods } from '@upchar/testkit/goods'
import { signedInSeller } from '@upchar/testkit/sellers'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Reply, type Visitor } from '@upchar/testkit/world'

const world = useWorld()
const entries = Object.entries(routes) as [RouteName, Route][]
const outsiders = ['nobody', 'guest', 'customer'] as const
type Outsider = (typeof outsiders)[number]
type SellerWho = `seller ${SellerRole}`
type Who = Outsider | StaffRole | SellerWho
const sellerWhos = SELLER_ROLES.map((role): SellerWho => `seller ${role}`)
/** The role of a seller's member; undefined: somebody else. */
const sellerRoleOf = (who: Who): SellerRole | undefined =>
  SELLER_ROLES.find((role) => who === `seller ${role}`)
const isStaff = (who: Who): who is StaffRole => STAFF_ROLES.some((role) => role === who)
/** Refusals that bind sends before a use case runs. */
const gates = [
  'not_signed_in',
  'token_invalid',
  'staff_not_signed_in',
  'seller_not_signed_in',
  'permission_missing',
]

let customerId = ''
let mine: Belongings
let other: Other
beforeAll(async () => {
  const goods = await stockGoods(world.db)
  customerId = (await signUp(world)).id
  mine = await createBelongings(world, goods)
  const stranger = await signUp(world, {
    profile: { first_name: 'Other', phone: '9876500000', business_type: 2 },
  })
  other = {
    visitor: stranger.visitor,
    guest: world.visitor(),
    staff: (await signedInStaff(world, 'support')).visitor,
    rival: (await signedInSeller(world, 'owner', goods.sellers.delhi)).visitor,
  }
  await other.guest.call('getUserConfig', { body: {} })
})

/** Signs the customer in afresh, because some endpoints end the session. */
const signedIn = (): Promise<Visitor> => sessionFor(world, customerId)
async function browserOf(who: Who): Promise<Visitor> {
  if (who === 'customer') return signedIn()
  const sellerRole = sellerRoleOf(who)
  if (sellerRole !== undefined) return (await signedInSeller(world, sellerRole)).visitor
  const visitor = isStaff(who) ? (await signedInStaff(world, who)).visitor : world.visitor()
  if (who !== 'nobody') await visitor.call('getUserConfig', { body: {} })
  return visitor
}
const send = (visitor: Visitor, { method, path }: Route, headers: Record<string, string> = {}) =>
  visitor.raw({
    method,
    headers,
    url: path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'),
    ...(method !== 'GET' && { payload: {} }),
  })
const codeOf = ({ body }: Reply<unknown>): unknown =>
  typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined

/** The caller's fate by the declaration: admitted, or this refusal. */
function declared(
  { callers, permission, sellers }: Route,
  who: Who,
): 'through' | { status: number; code: string } {
  if (callers.includes('anyone') || callers.includes('guest')) return 'through'
  if (callers.includes('customer'))
    return who === 'customer' ? 'through' : { status: 401, code: 'not_signed_in' }
  if (callers.includes('seller')) {
    const role = sellerRoleOf(who)
    if (role === undefined) return { status: 401, code: 'seller_not_signed_in' }
    return sellers?.includes(role) === true
      ? 'through'
      : { status: 403, code: 'permission_missing' }
  }
  if (!isStaff(who)) return { status: 401, code: 'staff_not_signed_in' }
  return permission === null || (permission !== undefined && staffMay(who, permission))
    ? 'through'
    : { status: 403, code: 'permission_missing' }
}

/** A description of the difference between answer and declaration, if any. */
function problemOf(
  name: RouteName,
  route: Route,
  who: Who,
  reply: Reply<unknown>,
): string | undefined {
  const answer = `${who}: ${reply.status} ${String(codeOf(reply))}`
  // Partners authenticate by signature or token; nobody else does.
  if (route.callers.includes('gateway') || route.callers.includes('courier'))
    return reply.status === 401 ? undefined : answer
  const expected = declared(route, who)
  if (expected !== 'through')
    return reply.status === expected.status && codeOf(reply) === expected.code ? undefined : answer
  if (reply.status === 500 || codeOf(reply) === 'not_found') return answer
  // Else a proxy could serve one person's answer to another.
  if (
    reply.status === 200 &&
    !route.callers.includes('anyone') &&
    reply.headers['cache-control'] !== 'private, no-store'
  )
    return `${who}: may be cached`
  // An endpoint behind a proof may itself answer that nobody is signed in, as refresh does.
  return rows[name] !== 'proof' && gates.includes(String(codeOf(reply))) ? answer : undefined
}

/** The owner must see it, or refusing others would prove nothing. */
function expectSomething(seen: unknown): void {
  if (typeof seen === 'number') expect(seen).toBe(200)
  else if (Array.isArray(seen)) expect(seen).not.toEqual([])
  else expect(seen).toMatchObject({ success: true })
}

describe.each(entries)('%s', (name, route) => {
  it('AUTH-09 treats each caller as declared', async () => {
    const problems = []
    for (const who of [...outsiders, ...STAFF_ROLES, ...sellerWhos])
      problems.push(problemOf(name, route, who, await send(await browserOf(who), route)))
    expect(problems.filter((problem) => problem !== undefined)).toEqual([])
  })

  it('OPS-08 accepts an API key only if it names a scope that the key has', async () => {
    const { scope } = route
    const others = API_SCOPE_KEYS.filter((one) => one !== scope)
    // A session beside the key opens nothing.
    const admin = (await signedInStaff(world, 'admin')).visitor
    const reply = async (
      scopes: readonly (typeof API_SCOPE_KEYS)[number][],
      life: { isRevoked?: boolean; lastDay?: string } = {},
    ) => {
      const sent = await send(admin, route, (await makeApiKey(world, scopes, life)).headers)
      return `${sent.status} ${String(codeOf(sent))}`
    }
    const seen = {
      whole: await reply(API_SCOPE_KEYS),
      without: await reply(others),
      revoked: await reply(API_SCOPE_KEYS, { isRevoked: true }),
      ended: await reply(API_SCOPE_KEYS, { lastDay: '2020-01-01' }),
    }
    const people = ['customer', 'staff', 'seller'] as const
    if (!people.some((one) => route.callers.includes(one))) {
      // Nobody is looked for here, so that a key changes nothing.
      expect(route.scope).toBeUndefined()
      for (const answer of Object.values(seen)) expect(answer).not.toContain('api_key')
      return
    }
    const invalid = '401 api_key_invalid'
    if (scope === undefined)
      expect(seen).toEqual({
        whole: '403 api_key_not_accepted',
        without: '403 api_key_not_accepted',
        revoked: invalid,
        ended: invalid,
      })
    else {
      expect(seen).toMatchObject({
        without: '403 api_key_scope_missing',
        revoked: invalid,
        ended: invalid,
      })
      expect(seen.whole).not.toMatch(/^(401|403|500)|not_found$/)
    }
  })

  if (route.callers.includes('customer')) {
    it('AUTH-09 accepts neither an expired nor a revoked token', async () => {
      const refused = route.callers.includes('guest')
        ? { status: 403, code: 'token_invalid' }
        : { status: 401, code: 'not_signed_in' }
      const [expired, ended] = [world.visitor(), await signedIn()]
      const before = new Date(world.clock.now().getTime() - 3_600_000)
      expired.cookies.set(
        'upchar_access',
        await makeAccessToken(
          world.context.config.secret,
          { customerId, sessionId: newId() },
          before,
        ),
      )
      ended.cookies.set(
        'upchar_access',
        await makeAccessToken(
          world.context.config.secret,
          { customerId, sessionId: newId() },
          world.clock.now(),
        ),
      )
      for (const [visitor, session] of [
        [expired, 'expired'],
        [ended, 'ended'],
      ] as const) {
        expect(await send(visitor, route)).toMatchObject({
          status: refused.status,
          body: { code: refused.code, detail: { session } },
        })
      }
    })
  }

  const row = rows[name]
  if (typeof row === 'function') {
    it('AUTH-09 refuses access to another person’s data and leaves it unchanged', async () => {
      const attempts: Attempt[] = row(mine, other)
      expect(attempts.length).toBeGreaterThan(0)
      for (const { call, seen } of attempts) {
        const before = await seen()
        expectSomething(before)
        const reply = await call()
        expect([403, 404, 410], JSON.stringify(reply.body)).toContain(reply.status)
        expect(await seen()).toEqual(before)
      }
    })
  }
})

describe('the authorisation table', () => {
  it('AUTH-09 has public routes only where no session matters, and roles only on staff routes', () => {
    const wrong = entries.filter(([name, { callers }]) => {
      const row = rows[name]
      if (row === 'role') return callers.some((caller) => caller !== 'staff' && caller !== 'key')
      if (row === 'nobody')
        return (
          callers.includes('staff') ||
          callers.includes('seller') ||
          (callers.length === 1 && callers[0] === 'customer')
        )
      // A path with a person's id needs an example.
      return row === 'self' && /\{\w+\}/.test(routes[name].path)
    })
    expect(wrong.map(([name]) => name)).toEqual([])
  })

  it('AUTH-09 requires staff for every path under /api/staff except those of staff sign-in', () => {
    const open = entries
      .filter(
        ([, { path, callers }]) => path.startsWith('/api/staff/') && !callers.includes('staff'),
      )
      .map(([, { path }]) => path)
    for (const path of open) expect(path).toMatch(/^\/api\/staff\/(sign-in|sign-out|invitation)/)
    expect(
      entries.filter(
        ([, { path, callers }]) => callers.includes('staff') && !path.startsWith('/api/staff/'),
      ),
    ).toEqual([])
  })

  it('OPS-08 lets API keys call only beside staff, each by one scope; a scope that reads changes nothing', () => {
    for (const [name, { callers, scope, method, permission }] of entries) {
      expect([name, callers.includes('key')]).toEqual([name, scope !== undefined])
      if (scope === undefined) continue
      expect([name, callers, typeof permission]).toEqual([name, ['staff', 'key'], 'string'])
      expect([name, method === 'POST']).toEqual([name, scope.endsWith(':write')])
    }
    const named = new Set(entries.flatMap(([, { scope }]) => scope ?? []))
    expect([...named].toSorted()).toEqual([...API_SCOPE_KEYS].toSorted())
  })

  it('APP-01 requires a seller’s member for every path under /api/seller except those of signing in', () => {
    const open = entries.filter(
      ([, { path, callers }]) => path.startsWith('/api/seller/') && !callers.includes('seller'),
    )
    for (const [, { path }] of open)
      expect(path).toMatch(/^\/api\/seller\/(sign-in|sign-out|invitation)/)
    expect(
      entries.filter(
        ([, { path, callers }]) => callers.includes('seller') && !path.startsWith('/api/seller/'),
      ),
    ).toEqual([])
  })

  it('APP-01 has no call by which a seller could name another one', () => {
    const named = entries
      .filter(([, { callers }]) => callers.includes('seller'))
      .filter(([name]) => {
        const { params, query, body }: EndpointDeclaration = endpoints[name]
        return [params, query, body].some((part) =>
          /"(seller|seller_id|sellerId|gstin)"/.test(
            part === undefined ? '' : JSON.stringify(z.toJSONSchema(part, { io: 'input' })),
          ),
        )
      })
    expect(named.map(([name]) => name)).toEqual([])
  })
})
