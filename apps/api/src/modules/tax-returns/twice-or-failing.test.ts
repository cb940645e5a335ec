import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { failWrites } from '@upchar/testkit/failing-writes'
import { stockGoods } from '@upchar/testkit/goods'
import { packOrders } from '@upchar/testkit/packing'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
let finance: Visitor
let gstin = ''
beforeAll(async () => {
  const goods = await stockGoods(world.db)
  const { sku } = await goods.addVariant({ pricePaise: 105_000, mrpPaise: null, hsn: '40151200' })
  const { order } = await buyInCash(world, { sku })
  await packOrders(world, order.order_id)
  const { rows } = await world.db.execute<{ gstin: string }>(
    sql`select gstin from seller where id = ${goods.sellers.mumbai}`,
  )
  gstin = rows[0]?.gstin ?? ''
  world.clock.set('2026-12-05T05:30:00Z')
  finance = (await signedInStaff(world, 'finance')).visitor
})
let failing: Awaited<ReturnType<typeof failWrites>> | undefined
afterEach(async () => failing?.mend())

const file = () =>
  finance.call('staffFileTaxReturn', {
    params: { gstin, form: 'gstr-1', month: '2026-11' },
    body: { arn: 'AA271126123456A', filed_on: '2026-12-04' },
  })
const count = async () =>
  (
    await world.db.execute(sql`select (select count(*)::int from tax_return) as filed,
      (select count(*)::int from audit_entry where action = 'tax_return.file') as audited`)
  ).rows[0]

describe('OPS-07 what was filed is whole or absent', () => {
  it.each(['tax_return', 'audit_entry'])('when a write to %s fails', async (table) => {
    failing = await failWrites(world.db, table)
    expect((await file()).status).toBe(500)
    await failing.mend()
    expect(await count()).toEqual({ filed: 0, audited: 0 })
  })

  it('gives no file that is not on record', async () => {
    failing = await failWrites(world.db, 'audit_entry')
    const url = `/api/staff/tax-returns/${gstin}/gstr-1/2026-11/file?format=json`
    expect((await finance.raw({ method: 'GET', url })).status).toBe(500)
    await failing.mend()
  })

  it('pressed twice at once it is filed once, on record once', async () => {
    const twice = await Promise.all([file(), file()])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect((await file()).status).toBe(200)
    expect(await count()).toEqual({ filed: 1, audited: 1 })
  })
})

it.each([
  ['x', 'gstr-1', '2026-11'],
  ['27AAAAA0000A1Z5', 'gstr-1', '2026-11'],
  ['27AAAAA0000A1Z5', 'gstr-9', '2026-11'],
  ['%00', 'gstr-1', '2026-13'],
  ['27AAAAA0000A1Z5', 'gstr-1', '99999-01'],
  ['27AAAAA0000A1Z5', 'gstr-1', '1e300'],
])('OPS-07 %s %s %s is refused', async (one, form, month) => {
  const url = `/api/staff/tax-returns/${one}/${form}/${month}`
  for (const at of [url, `${url}/file?format=json`, `${url}/file?format=json&format=zip`])
    expect([400, 404], at).toContain((await finance.raw({ method: 'GET', url: at })).status)
})
