import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '@upchar/contract/routes'
import { wrongBooks } from '@upchar/testkit/books'
import { failWrites } from '@upchar/testkit/failing-writes'
import { stockGoods } from '@upchar/testkit/goods'
import { ownAccount, setTerms } from '@upchar/testkit/payment-requests'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { actions } from './testing/actions.ts'
import { everything, type Counted } from './testing/everything.ts'
import type { Action, Stage } from './testing/made-ready.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
let stage: Stage
beforeAll(async () => {
  const goods = await stockGoods(world.db)
  await setTerms(world, { transfer: 'own', account: ownAccount })
  const two = async (role: 'support' | 'finance') =>
    [(await signedInStaff(world, role)).visitor, (await signedInStaff(world, role)).visitor] as [
      Stage['desk'][0],
      Stage['desk'][0],
    ]
  stage = { world, goods, desk: await two('support'), finance: await two('finance') }
})
let failing: Awaited<ReturnType<typeof failWrites>> | undefined
const mends = async () => failing?.mend()
afterEach(mends)
afterAll(async () => {
  expect(await wrongBooks(world)).toBe('')
})

const ofStaff =
  'orders parcels dispatch returns quarantine hand-refunds transfers returned-transfers tickets remittances payment-requests disputes e-documents e-invoices e-way-bills'
const ofOrders = new RegExp(
  String.raw`^/api/(orders|complaints|payouts|checkout/\{id\}/cancel|post-(order|delivery)-(user-)?feedback|site-feedback|submit-user-feedback|feedback|staff/(${ofStaff.replaceAll(' ', '|')}))(/|$)`,
)
const rows = Object.entries<Action | string | null>(actions)
const written = rows.flatMap(([name, action]): [string, Action][] =>
  action !== null && typeof action === 'object' ? [[name, action]] : [],
)

it('ORDER-01 names every action of orders, their parcels, documents, returns, money, complaints and feedback', async () => {
  const all = Object.entries(routes)
    .filter(([, { method, path }]) => method !== 'GET' && ofOrders.test(path))
    .map(([name]) => name)
  expect(rows.map(([name]) => name).toSorted()).toEqual(all.toSorted())
  for (const [name, file] of rows)
    if (typeof file === 'string') {
      expect(existsSync(file), file).toBe(true)
      if (name.startsWith('staff')) expect(await readFile(file, 'utf8')).toContain(`'${name}'`)
    }
})

/** By how many rows each table grew; a counter of documents begins with the first of its kind. */
const growth = (before: readonly Counted[], after: readonly Counted[]) =>
  Object.fromEntries(
    after.flatMap(({ name, rows: many }, i) => {
      const more = many - (before[i]?.rows ?? 0)
      return more === 0 || name === 'invoice_counter' ? [] : [[name, more]]
    }),
  )

describe.each(written)('%s', (_, { ready, dies: [table, when] }) => {
  it('ORDER-01 has one effect: killed in the middle, pressed twice, and by two people at once', async () => {
    const press = await ready(stage)
    const before = await everything(world)
    failing = await failWrites(world.db, table, when, 'kill')
    const killed = await press(0)
    await mends()
    // Of several at once, each says for itself that it failed.
    if (killed.status === 200) expect(JSON.stringify(killed.body)).toMatch(/"message":"/)
    else expect(killed.status).toBeGreaterThanOrEqual(500)
    expect(await everything(world)).toEqual(before)

    const done = await press(0)
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    const once = await everything(world)
    expect(once).not.toEqual(before)
    const again = await press(0)
    expect([200, 409], JSON.stringify(again.body)).toContain(again.status)
    expect(await everything(world)).toEqual(once)

    const both = await ready(stage)
    const earlier = await everything(world)
    const replies = await Promise.all([both(0), both(1)])
    const statuses = replies.map(({ status }) => status).toSorted()
    expect(statuses[0], JSON.stringify(replies.map(({ body }) => body))).toBe(200)
    expect([200, 409]).toContain(statuses[1])
    expect(growth(earlier, await everything(world))).toEqual(growth(before, once))
  })
})
