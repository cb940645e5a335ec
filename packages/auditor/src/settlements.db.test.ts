import { beforeAll, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { paymentOf } from '@upchar/testkit/disputes'
import { atGateway, outcomeOf, pay, runJobs } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { audit } from './audit.ts'
import type { Difference } from './difference.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})
const run = (query: string) => world.db.$client.query(query)

async function said(): Promise<string[]> {
  const lines: string[] = []
  const url = world.db.$client.options.connectionString ?? ''
  const tell = ({ check, text, by }: Difference) => {
    lines.push(`${check}: ${text} by ${by}`)
  }
  await audit(url, tell, world.clock.now())
  return lines.toSorted()
}

/** A settlement of one payment of ₹105, with a fee of ₹2.10 and its GST. */
async function settled(id: string): Promise<string> {
  const { sku } = await goods.addVariant({})
  const { visitor, checkout, url } = await atGateway(world, { sku })
  await pay(visitor, url)
  await runJobs(world)
  const outcome = await outcomeOf(visitor, checkout)
  const payment = await paymentOf(world, outcome.state === 'placed' ? outcome.order_number : '')
  const staff = (await signedInStaff(world, 'finance')).visitor
  const body = {
    file_name: 'report.csv',
    text: `type,entity_id,amount,fee,tax,debit,credit,settlement_id,settled_at\npayment,${payment},105,2.48,0.38,0,102.52,${id},2026-11-24`,
  }
  const { seen } = (await staff.call('staffPreviewSettlements', { body })).body
  const recorded = await staff.call('staffRecordSettlements', { body: { ...body, seen } })
  expect(recorded.body).toMatchObject({ recorded: 1 })
  return payment
}

it('CHECKOUT-06 names each settlement that says something else than payments and ledger', async () => {
  await settled('setl_right')
  expect(await said()).toEqual([])
  await settled('setl_sum')
  await run(`update settlement set amount_paise = 10000 where id = 'setl_sum'`)
  await settled('setl_line')
  await run(
    `update settlement_line set net_paise = 10352, amount_paise = 10600 where settlement_id = 'setl_line'`,
  )
  await run(`update settlement set amount_paise = 10352 where id = 'setl_line'`)
  await settled('setl_gst')
  await run(`update settlement_line set tax_paise = 100 where settlement_id = 'setl_gst'`)
  const unmarked = await settled('setl_unmarked')
  await run(`update payment set settled_in = null where id = '${unmarked}'`)
  expect(await said()).toEqual(
    [
      `settlements: payment ${unmarked} of ₹105.00 counts as settled in nothing, its line is in setl_unmarked by 10500`,
      'settlements: settlement setl_gst of ₹102.52 keeps other totals than its lines have by null',
      'settlements: settlement setl_line of ₹103.52 keeps other totals than its lines have by null',
      'settlements: settlement setl_sum of ₹100.00 has lines of ₹102.52 by 252',
      'settlements: line 1 of setl_line counts as matched and settles ₹106.00 of ₹105.00 by 100',
      'settlements: settlement setl_line of ₹103.52 books ₹102.52 as bank, not ₹103.52 by -100',
      'settlements: settlement setl_line of ₹103.52 books ₹-105.00 as buyers_paid, not ₹-106.00 by 100',
      'settlements: line 1 of setl_gst has a GST of ₹1.00 on a fee of ₹1.48 and counts as matched by null',
      'settlements: settlement setl_gst of ₹102.52 books ₹2.10 as gateway_fees, not ₹1.48 by 62',
      'settlements: settlement setl_gst of ₹102.52 books ₹0.38 as gateway_gst, not ₹1.00 by -62',
    ].toSorted(),
  )
})
