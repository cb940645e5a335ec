import { beforeAll, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { packOrders } from '@upchar/testkit/packing'
import { created, guestWith, outcomeOf, pay, place } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { audit } from './audit.ts'
import type { Difference } from './difference.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
  const { visitor } = await signedInStaff(world, 'finance')
  const set = await visitor.call('staffSetTurnover', {
    params: { id: String(goods.sellers.mumbai) },
    body: { financial_year: '2024-25', turnover: 50_000_001 },
  })
  expect(set.status).toBe(200)
})

const run = (query: string) => world.db.$client.query<{ number: string }>(query)

async function said(): Promise<string[]> {
  const lines: string[] = []
  const url = world.db.$client.options.connectionString ?? ''
  const tell = ({ order, text, by }: Difference) => {
    lines.push(`${order}: ${text.replace(/^T\S+/, 'it')} by ${by}`)
  }
  await audit(url, tell, world.clock.now())
  return lines.toSorted()
}

/** A packed order of a clinic for ₹60,000 with 18 % GST: it needs a reference number and, outside Maharashtra, an e-way bill. */
async function packed(gstin = '27AAACX1234A1ZX') {
  const { sku } = await goods.addVariant({ pricePaise: 6_000_000, mrpPaise: null, hsn: '40151900' })
  const visitor = await guestWith(world, { sku })
  const checkout = await created(visitor, {
    form: {
      paymentOption: 1,
      ...(gstin === ''
        ? { pinCode: '110001', city: 'New Delhi' }
        : { gstin, businessName: 'Clinic' }),
    },
  })
  const reply = await place(visitor, checkout)
  if (reply.body.outcome.state !== 'pay') throw new Error(reply.body.outcome.state)
  await pay(visitor, reply.body.outcome.payment_url)
  const outcome = await outcomeOf(visitor, checkout)
  if (outcome.state !== 'placed') throw new Error(outcome.state)
  await packOrders(world, outcome.order_id)
  return { id: outcome.order_id, number: outcome.order_number }
}

it('RET-03 names each e-invoice and e-way bill that is missing, late, or says something else than its document', async () => {
  const first = await packed()
  const firstBill = await packed('')
  expect(await said()).toEqual([])
  const of = (order: { id: string }) => `where order_id = '${order.id}'`
  const lost = await packed()
  await run(`delete from e_invoice ${of(lost)}`)
  const dearer = await packed()
  await run(
    `update e_invoice set payload = jsonb_set(payload, '{ValDtls,TotInvVal}', '60000.01') ${of(dearer)}`,
  )
  const strange = await packed()
  await run(`update e_invoice set state = 'reported', irn = repeat('a', 64), ack_no = '1', ack_at = now(), signed_qr = 'x'
    ${of(strange)}`)
  const other = await packed()
  await run(
    `update e_invoice set payload = jsonb_set(payload, '{BuyerDtls,Gstin}', '"29AABTC4321D1Z6"') ${of(other)}`,
  )
  const gone = (order: { id: string }) =>
    run(
      `update shipment set state = 'shipped' where sub_order_id in (select id from sub_order ${of(order)})`,
    )
  await gone(first)
  await gone(firstBill)
  const billLost = await packed('')
  await run(`delete from e_way_bill ${of(billLost)}`)
  const billLess = await packed('')
  await run(`update e_way_bill set value_paise = 5999999 ${of(billLess)}`)
  const billTax = await packed('')
  await run(
    `update e_way_bill set payload = jsonb_set(payload, '{igstValue}', '9152.55') ${of(billTax)}`,
  )
  const texts = await said()
  expect(texts.filter((text) => !text.includes('state'))).toEqual(
    [
      `${first.number}: it left without its reference number by 6000000`,
      `${firstBill.number}: it left without its e-way bill by 6000000`,
      `${lost.number}: it must be reported to the portal and isn't recorded for it by 6000000`,
      `${dearer.number}: it TotInvVal is reported as ₹60000.01, items ₹60000.00, the document says ₹60000.00 by 1`,
      `${strange.number}: it has a reference number that doesn't follow from it by null`,
      `${other.number}: it is reported of another seller, buyer, number, type or day by null`,
      `${billLost.number}: it needs an e-way bill for ₹60000.00 and none is recorded by 6000000`,
      `${billLess.number}: it the consignment counts ₹59999.99, it is ₹60000.00 by -1`,
      `${billTax.number}: it igstValue of the e-way bill is ₹9152.55, the document says ₹9152.54 by 1`,
    ].toSorted(),
  )
})
