import { beforeAll, expect, it } from 'vitest'
import { paymentOf, tellDispute } from '@upchar/testkit/disputes'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { atGateway, outcomeOf, pay } from '@upchar/testkit/shop'
import { useWorld } from '@upchar/testkit/world'
import { audit } from './audit.ts'
import type { Difference } from './difference.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '1000000' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})
const run = (query: string) => world.db.$client.query(query)

async function said(): Promise<string[]> {
  const lines: string[] = []
  const url = world.db.$client.options.connectionString ?? ''
  const tell = ({ check, text, by }: Difference) => {
    if (check === 'disputes') lines.push(`${text} by ${by}`)
  }
  await audit(url, tell, world.clock.now())
  return lines.toSorted()
}

/** A dispute over a payment of ₹105.00. */
async function dispute(id: string, status: 'open' | 'lost'): Promise<string> {
  const { sku } = await goods.addVariant({})
  const { visitor, checkout, url } = await atGateway(world, { sku })
  await pay(visitor, url, { webhook_lost: '1' })
  const placed = await outcomeOf(visitor, checkout)
  if (placed.state !== 'placed') throw new Error(JSON.stringify(placed))
  const payment = await paymentOf(world, placed.order_number)
  await tellDispute(world, 'created', { id, payment, amount: 10_500, status: 'open' })
  if (status === 'lost')
    await tellDispute(world, 'lost', { id, payment, amount: 10_500, status, deducted: 10_500 })
  return payment
}

it('RET-04 names disputes that payments and refunds contradict', async () => {
  await dispute('disp_right', 'open')
  await dispute('disp_rightlost', 'lost')
  expect(await said()).toEqual([])
  await dispute('disp_more', 'open')
  await run(`update dispute set amount_paise = 10600 where id = 'disp_more'`)
  await dispute('disp_nothing', 'lost')
  await run(`update dispute set deducted_paise = 0 where id = 'disp_nothing'`)
  const failed = await dispute('disp_unpaid', 'open')
  await run(`update payment set state = 'failed' where id = '${failed}'`)
  const twice = await dispute('disp_twice', 'open')
  await run(`insert into refund (id, payment_id, amount_paise, reason, cause, state, bank_reference, created_at, updated_at)
    values (gen_random_uuid(), '${twice}', 500, 'cancelled', '', 'processed', 'disp_twice', now(), now()),
      (gen_random_uuid(), '${twice}', 300, 'returned', '', 'processed', 'disp_right', now(), now())`)
  expect(await said()).toEqual([
    'a refund of ₹3.00 counts as made by dispute disp_right, which is of another payment by 300',
    'dispute disp_more over ₹106.00 is more than its payment of ₹105.00 by 100',
    'dispute disp_nothing over ₹105.00 is lost and books ₹-105.00 as gateway, not ₹0.00 by -10500',
    'dispute disp_nothing over ₹105.00 is lost and books ₹105.00 as dispute_losses, not ₹0.00 by 10500',
    'dispute disp_nothing over ₹105.00 is lost, and nothing was deducted by 10500',
    'dispute disp_right over ₹105.00 is open and counts as refunds of ₹3.00, ₹0.00 were deducted by 300',
    'dispute disp_twice over ₹105.00 is open and counts as refunds of ₹5.00, ₹0.00 were deducted by 500',
    'dispute disp_unpaid over ₹105.00 is open, of a payment that was failed by 10500',
  ])
})
