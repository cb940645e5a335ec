import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { failWrites } from '@upchar/testkit/failing-writes'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let finance: Visitor
beforeAll(async () => {
  finance = (await signedInStaff(world, 'finance')).visitor
})
let failing: Awaited<ReturnType<typeof failWrites>> | undefined
afterEach(async () => failing?.mend())

const newId = () => `setl_${randomUUID().slice(0, 8)}`
/** A report of one payment that the shop doesn't know, with an amount as written. */
const report = (id: string, amount = '105') =>
  [
    'transaction_entity,entity_id,amount,currency,fee (exclusive tax),tax,debit,credit,settlement_id,settled_at,settlement_utr,dispute_id',
    `payment,pay_${randomUUID().slice(0, 8)},${amount},INR,0,0,0,${amount},${id},24/11/2026 10:00:00,UTR${id},`,
  ].join('\n')
const preview = (text: string) =>
  finance.call('staffPreviewSettlements', { body: { file_name: 'november.csv', text } })
const record = (text: string, seen: string) =>
  finance.call('staffRecordSettlements', { body: { file_name: 'november.csv', text, seen } })
async function recorded() {
  const id = newId()
  const text = report(id)
  expect((await record(text, (await preview(text)).body.seen)).body).toMatchObject({ recorded: 1 })
  return id
}
const tables = ['settlement', 'settlement_line', 'ledger_journal', 'ledger_posting', 'audit_entry']
const count = async () =>
  (
    await world.db.execute(
      sql.raw(
        `select ${tables.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`,
      ),
    )
  ).rows[0]

describe('CHECKOUT-06 a settlement is whole or absent', () => {
  it.each(tables)('when a write to %s fails, and recorded the second time', async (table) => {
    const text = report(newId())
    const { seen } = (await preview(text)).body
    const before = await count()
    failing = await failWrites(world.db, table)
    expect((await record(text, seen)).status).toBe(500)
    await failing.mend()
    expect(await count()).toEqual(before)
    expect((await record(text, seen)).body).toMatchObject({ recorded: 1 })
    expect(await wrongBooks(world)).toBe('')
  })

  it('pressed twice at once it is recorded once', async () => {
    const text = report(newId())
    const { seen } = (await preview(text)).body
    const before = (await count()) as Record<string, number>
    const twice = await Promise.all([record(text, seen), record(text, seen)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(twice.map(({ body }) => body.recorded).toSorted()).toEqual([0, 1])
    expect(await count()).toMatchObject({
      settlement: (before['settlement'] ?? 0) + 1,
      settlement_line: (before['settlement_line'] ?? 0) + 1,
      audit_entry: (before['audit_entry'] ?? 0) + 1,
    })
  })

  it('pressed twice at once a difference is settled once, and the bank compared once', async () => {
    const id = await recorded()
    const before = (await count()) as Record<string, number>
    const clear = () =>
      finance.call('staffClearSettlementLine', {
        params: { id, line: 1 },
        body: { reason: 'Of our other shop' },
      })
    const cleared = await Promise.all([clear(), clear()])
    expect(cleared.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const confirm = () =>
      finance.call('staffConfirmSettlement', {
        params: { id },
        body: { amount: 105, credited_on: '2026-11-24' },
      })
    const confirmed = await Promise.all([confirm(), confirm()])
    expect(confirmed.map(({ status }) => status)).toEqual([200, 200])
    expect(await count()).toMatchObject({ audit_entry: (before['audit_entry'] ?? 0) + 2 })
  })
})

describe('CHECKOUT-06 numbers that no settlement has', () => {
  it.each(['1e300', '99999999999999999999', '92233720368547758.07', '-105', 'NaN', '0x10'])(
    '%s in a file is refused with its line',
    async (amount) => {
      expect(await preview(report(newId(), amount))).toMatchObject({
        status: 400,
        body: { code: 'settlement_unreadable' },
      })
    },
  )

  it('in what the bank received, or in the address, are refused', async () => {
    const id = await recorded()
    for (const amount of [1e300, 2 ** 53, -1, 0.001])
      expect(
        (
          await finance.call('staffConfirmSettlement', {
            params: { id },
            body: { amount, credited_on: '2026-11-24', reason: 'As the bank says' },
          })
        ).status,
        String(amount),
      ).toBe(400)
    for (const line of ['2147483648', '1e300', '-1', '9223372036854775808', 'x']) {
      const { status } = await finance.raw({
        method: 'POST',
        url: `/api/staff/settlements/${id}/lines/${line}/clear`,
        payload: JSON.stringify({ reason: 'Of our other shop' }),
        headers: { 'content-type': 'application/json' },
      })
      expect([400, 404], line).toContain(status)
    }
    for (const query of ['days=1&days=2', 'days=1e300', 'days=99999999999999999999', 'limit=1e300'])
      expect(
        (await finance.raw({ method: 'GET', url: `/api/staff/settlements/unsettled?${query}` }))
          .status,
        query,
      ).toBeLessThan(500)
  })
})
