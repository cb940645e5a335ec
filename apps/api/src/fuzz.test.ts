import { sql } from './platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorAnswer } from '@upchar/contract/schema/common'
import { routes } from '@upchar/contract/routes'
import { customerIdOf, sessionFor, signUp } from '@upchar/testkit/customers'
import { signedInSeller } from '@upchar/testkit/sellers'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Reply, type Visitor } from '@upchar/testkit/world'
import { fuzzRequests, type FuzzRequest } from './platform/testing/fuzz-requests.ts'
import type { KnownValues } from './platform/testing/fuzz-values.ts'

const requests = Number(process.env['FUZZ_REQUESTS'] ?? 1000)
const seed = Number(process.env['FUZZ_SEED'] ?? 10)
/** Callers are replaced after so many requests: some of them end sessions and close accounts. */
const lifetime = 200

const world = useWorld()
let known: KnownValues = new Map()

beforeAll(async () => {
  const column = async (query: string) =>
    (await world.db.execute<{ value: unknown }>(sql.raw(query))).rows.map(({ value }) => value)
  const skus = await column('select sku as value from variant order by id limit 40')
  const slugs = await column('select slug as value from product_group order by id limit 40')
  const pincodes = ['400001', '110001', '560001', '793001', '744101', '999999']
  const ids = await column('select id::text as value from customer limit 5')
  known = new Map<string, readonly unknown[]>([
    ['sku_id', skus],
    ['sku', skus],
    ['slug', [...slugs, 'dental', 'consumables']],
    ['slugs', [slugs.slice(0, 3)]],
    ['pincode', pincodes],
    ['pinCode', pincodes],
    ['state', ['Maharashtra', 'Delhi', 'Kerala', '27']],
    ['city', ['Mumbai', 'New Delhi']],
    ['quantity', [1, 2, 5, 0, -1, 100]],
    [
      'search',
      ['gloves', 'nitrile gloves size m', 'syringe 5 ml', 'bp apparatus', 'मास्क', 'glvoes', '"'],
    ],
    ['text', ['gl', 'syr', 'dent', '5ml']],
    ['filters', ['brand=a&family=b', 'price=100-500', 'discount=10', 'size=M', '%', '=&=']],
    ['latitude', [19.07, '19.07', 91]],
    ['longitude', [72.87, '72.87', 181]],
    ['id', [...ids, '1', '25']],
    ['group_id', [1, 2, 3]],
    ['email', ['fuzz@clinic.example', 'FUZZ@clinic.example ']],
    ['otp', ['123456']],
    ['password', ['copper lantern fig']],
    ['phone', ['9876543210']],
    ['PhoneNumber', ['9876543210']],
    ['gst', ['27AABCU7421K1Z5']],
    ['page', [1, 2, 400]],
    ['limit', [1, 24, 100]],
    ['key', ['cart', 'pincode', 'is_cod_snippet', 'constructor']],
    ['code', ['SAVE10', 'WELCOME', 'constructor']],
    ['business_type', [1, 2, 25]],
  ])
})

const forged = (): Visitor => {
  const visitor = world.visitor()
  for (const [name, value] of [
    ['upchar_guest', 'made.up'],
    ['upchar_access', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'],
    ['upchar_refresh', 'x'.repeat(60)],
    ['upchar_staff', 'x'.repeat(60)],
    ['upchar_seller', 'x'.repeat(60)],
  ] as const)
    visitor.cookies.set(name, value)
  return visitor
}

/** `turn`: each signs up from a network of its own, since one network may ask for 60 codes in a quarter of an hour. */
async function makeCallers(turn: number): Promise<Record<FuzzRequest['caller'], Visitor>> {
  const { visitor } = await signUp(world, {
    visitor: world.visitor(
      `10.250.${Math.floor(turn / lifetime / 250)}.${Math.floor(turn / lifetime) % 250}`,
    ),
  })
  const guest = world.visitor()
  await guest.call('getUserConfig', { body: {} })
  return {
    guest,
    customer: await sessionFor(world, customerIdOf(visitor)),
    staff: (await signedInStaff(world, 'admin')).visitor,
    seller: (await signedInSeller(world, 'owner')).visitor,
    forged: forged(),
  }
}

/** What is wrong with an answer; undefined if nothing. A 200 was checked against the contract by the server. */
function faultOf({ status, body }: Reply<unknown>): string | undefined {
  if (status >= 500) return `answers ${status}`
  if (status >= 400 && !errorAnswer.safeParse(body).success)
    return `answers ${status} outside the contract’s shape`
  return undefined
}

describe('random requests', () => {
  it(
    `to all operations, ${requests} of seed ${seed}: never a server error, always the contract’s shape`,
    { timeout: 60_000 + requests * 60 },
    async () => {
      const faults = new Map<string, string>()
      const statuses = new Map<number, number>()
      const asked = new Set<string>()
      let turn = 0
      let callers = await makeCallers(turn)
      for (const { name, caller, options } of fuzzRequests(requests, seed, known)) {
        turn++
        if (turn % lifetime === lifetime - 1) callers = await makeCallers(turn)
        const reply = await callers[caller].raw({
          ...options,
          remoteAddress: `10.${turn % 200}.${turn % 251}.7`,
        })
        asked.add(name)
        statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
        const fault = faultOf(reply)
        if (fault !== undefined && !faults.has(`${name} ${fault}`))
          faults.set(
            `${name} ${fault}`,
            `${caller} ${options.method ?? ''} ${options.url.slice(0, 300)} ${String(options.payload ?? '').slice(0, 500)} → ${JSON.stringify(reply.body).slice(0, 300)}`,
          )
      }
      process.stderr.write(
        `fuzz: ${requests} requests, seed ${seed}, ${asked.size} of ${Object.keys(routes).length} operations, answers ${JSON.stringify(Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b)))}\n`,
      )
      expect(Object.fromEntries(faults)).toEqual({})
      expect(statuses.get(200) ?? 0).toBeGreaterThan(requests / 20)
    },
  )
})
