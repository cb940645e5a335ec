import { beforeAll, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { deliver } from '@upchar/testkit/points'
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
const run = (query: string) => world.db.$client.query(query)

/** What the auditor says of statements. */
async function said(): Promise<string[]> {
  const lines: string[] = []
  const url = world.db.$client.options.connectionString ?? ''
  const tell = ({ check, text, by }: Difference) => {
    if (check === 'statements') lines.push(`${text} by ${by}`)
  }
  await audit(url, tell, world.clock.now())
  return lines.toSorted()
}

it('OPS-06 names each statement that doesn’t follow from its documents, rules and rates', async () => {
  const seller = goods.sellers.mumbai
  await run(`insert into seller_fee_rule (kind, rate_bp, amount_paise, valid_from, source) values
    ('commission', 1000, null, '2026-04-01', 'contract'), ('closing_fee', null, 1000, '2026-04-01', 'contract')`)
  const { sku } = await goods.addVariant({ stock: { mumbai: 50 } })
  const { order } = await buyInCash(world, { sku, quantity: 10 })
  await deliver(world, order.order_id)
  await run(`update shipment set cash_listed_at = now() where order_id = '${order.order_id}'`)
  world.clock.set('2026-12-07T05:30:00Z')
  const { visitor: finance } = await signedInStaff(world, 'finance')
  const wanted = { seller_id: seller, until: '2026-12-06' }
  const { seen } = (await finance.call('staffPreviewStatement', { query: wanted })).body
  const closed = await finance.call('staffCloseStatement', { body: { ...wanted, seen } })
  // ₹1,050 less ₹100, ₹10, GST of ₹19.80, TCS of ₹5 and TDS of ₹1.05.
  expect(closed.body.statement).toMatchObject({ payout: 914.15 })
  expect(await said()).toEqual([])
  const name = `statement ST-${seller}-1`

  // A rule that was there after all, a rate that nobody has set, taxes that were not kept, documents of another value.
  await run(
    `insert into seller_fee_rule (kind, seller_id, rate_bp, valid_from, source) values ('commission', ${seller}, 500, '2026-04-02', 'late')`,
  )
  expect(await said()).toEqual([
    expect.stringMatching(/ charges \S+ 1000 basis points, not 500 by 500$/),
  ])
  await run(`delete from seller_fee_rule where source = 'late'`)

  await run(`update seller_statement_tax set cgst_paise = 200 where kind = 'tcs'`)
  expect(await said()).toEqual([
    `of seller ${seller} TCS of ₹4.50 was kept for 2026-11, not ₹5.00 by -50`,
    `${name} keeps other sums than its documents and taxes have by null`,
  ])
  await run(`update seller_statement_tax set cgst_paise = 250 where kind = 'tcs'`)

  await run(`update seller_statement_tax set tds_paise = 5 where kind = 'tds'`)
  expect(await said()).toEqual([
    `of seller ${seller} TDS of ₹0.05 was kept for 2026-27, not ₹1.05 by -100`,
    `${name} keeps other sums than its documents and taxes have by null`,
  ])
  await run(`update seller_statement_tax set tds_paise = 105 where kind = 'tds'`)

  await run(`update seller_statement_entry set closing_paise = 900`)
  expect(await said()).toEqual([
    expect.stringMatching(/ has a closing fee of ₹9\.00, not ₹10\.00 by -100$/),
    expect.stringMatching(/ has a GST of ₹19\.80 on the fees, not ₹19\.62 by 18$/),
    `${name} keeps other sums than its documents and taxes have by null`,
  ])
  await run(`update seller_statement_entry set closing_paise = 1000`)

  await run(
    `update seller_statement set net_paise = net_paise - 100, payout_paise = payout_paise - 100, tds_paise = tds_paise + 100`,
  )
  expect(await said()).toEqual([
    `${name} books ₹-1.05 as seller_tds, not ₹-2.05 by 100`,
    `${name} books ₹-914.15 as sellers_owed, not ₹-913.15 by -100`,
    `${name} keeps other sums than its documents and taxes have by null`,
  ])
})
