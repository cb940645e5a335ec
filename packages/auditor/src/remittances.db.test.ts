import { beforeAll, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { deliverOrders } from '@upchar/testkit/packing'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { audit } from './audit.ts'
import type { Difference } from './difference.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const run = (query: string) => world.db.$client.query<{ number: string; awb: string }>(query)

async function said(): Promise<string[]> {
  const lines: string[] = []
  const url = world.db.$client.options.connectionString ?? ''
  const tell = ({ check, order, text, by }: Difference) => {
    lines.push(`${check} ${order}: ${text} by ${by}`)
  }
  await audit(url, tell, world.clock.now())
  return lines.toSorted()
}

/** A delivered cash order of ₹364 whose courier paid out, or charges, `amount` by a list of that name. */
async function paidOut(file_name: string, amount: number, kind: 'cash' | 'charges' = 'cash') {
  const { sku } = await goods.addVariant({ maxOq: 50 })
  const { order } = await buyInCash(world, { sku, quantity: 3 })
  await deliverOrders(world, order.order_id)
  const { rows } =
    await run(`select o.number, h.awb from shipment h join sub_order s on s.id = h.sub_order_id
    join "order" o on o.id = s.order_id where o.id = '${order.order_id}'`)
  const [row = { number: '', awb: '' }] = rows
  const { visitor, id } = await signedInStaff(world, 'finance')
  const body = { kind, file_name, text: `AWB,Amount\n${row.awb},${amount}` }
  const { seen } = (await visitor.call('staffPreviewRemittance', { body })).body
  const recorded = await visitor.call('staffRecordRemittance', { body: { ...body, seen } })
  expect(recorded.status).toBe(200)
  return { ...row, by: id, line: `remittance_line where awb = '${row.awb}'` }
}

it('RET-06 names each line that says something else than parcels and lists', async () => {
  await paidOut('right.csv', 364)
  await paidOut('short.csv', 300)
  // Of a bill somebody asks to agree to a charge that was never agreed; by a list of cash nothing is known of its parcel.
  const bill = await paidOut('bill.csv', 55, 'charges')
  const asked = `asked_by = '${bill.by}', asked_at = now(), asked_reason = 'Rates of 2025'`
  await run(`update remittance_line set ${asked} where awb = '${bill.awb}'`)
  expect(await said()).toEqual([])
  const due = await paidOut('due.csv', 300)
  await run(`update remittance_line set due_paise = 31000 where awb = '${due.awb}'`)
  const hushed = await paidOut('hushed.csv', 300)
  await run(`update remittance_line set outcome = 'over' where awb = '${hushed.awb}'`)
  const lost = await paidOut('lost.csv', 364)
  await run(`delete from ${lost.line}`)
  const unmarked = await paidOut('unmarked.csv', 364)
  await run(`update shipment set cash_listed_at = null where awb = '${unmarked.awb}'`)
  const settled = `settled_by = asked_by, settled_at = asked_at, settled_reason = 'Rates of 2025'`
  await run(`update remittance_line set ${settled} where awb = '${bill.awb}'`)
  expect(await said()).toEqual(
    [
      `remittances ${bill.number}: line 2 of bill.csv was agreed to by one member alone by 5500`,
      `remittances ${due.number}: line 2 of due.csv says that ₹310.00 were owed, it was ₹364.00 by -5400`,
      `remittances ${hushed.number}: line 2 of hushed.csv pays ₹300.00 of ₹364.00 and counts as over by -6400`,
      `remittances ${lost.number}: no list names its cash by 36400`,
      `remittances ${unmarked.number}: a list names its cash, the parcel doesn't know by 36400`,
    ].toSorted(),
  )
})
