import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { useDesk } from '@upchar/testkit/desk'
import { deliverOrders } from '@upchar/testkit/packing'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
const { goods, desk } = useDesk(world)

it('RET-02 RET-04 cash for a replacement that can’t be sent goes to an account that the buyer is asked for anew', async () => {
  const { sku } = await goods.addVariant({ pricePaise: 10_500, stock: { mumbai: 9 } })
  const { visitor, order } = await buyInCash(world, { sku, quantity: 2 })
  world.clock.advance(1_000)
  await deliverOrders(world, order.order_id)
  world.clock.advance(1_000)
  const query = { id: order.order_id }
  const seen = (await visitor.call('getOrderStatus', { query })).body.order
  const line = seen.sub_orders[0]?.items[0]?.line ?? ''
  const asked = await visitor.call('requestReturn', {
    body: {
      id: order.order_id,
      items: [{ line, quantity: 1 }],
      reason: 'expired',
      note: 'Torn',
      wish: 'replacement',
      pay_to: 'asha@okhdfc',
      request_key: randomUUID(),
    },
  })
  const params = { id: asked.body.returns[0]?.id ?? '' }
  const now = async () => (await desk.call('staffGetReturn', { params })).body.return
  await desk.call('staffDecideReturn', { params, body: { version: 0, approve: true } })
  const { version, items } = await now()
  const [batch] = items[0]?.batches ?? []
  const settled = await desk.call('staffSettleReturn', {
    params,
    body: {
      version,
      pieces: [
        {
          line,
          lot: batch?.lot ?? 0,
          parcel: batch?.parcel ?? '',
          quantity: 1,
          fate: 'restock' as const,
        },
      ],
      credit: 0,
      decision: '',
      outcome: 'replacement',
    },
  })
  expect(settled.status, JSON.stringify(settled.body)).toBe(200)
  // With the goods on their way, nothing goes to the account, and it is forgotten.
  const instead = await desk.call('staffRefundInstead', {
    params,
    body: { version: (await now()).version, decision: 'Out of stock' },
  })
  expect(instead.body.return).toMatchObject({ to_pay: 105, awaits_account: true })
  const [one] = (await visitor.call('getReturns', { query })).body.returns
  expect(one?.words).toMatch(/₹105\.00 goes to you by bank transfer.*Tell us the account/s)
  const { rows: mails } = await world.db.execute<{ text: string }>(
    sql`select text from mail_message where text like ${`%${one?.account_href ?? 'none'}%`}`,
  )
  expect(mails).toHaveLength(1)
  const { visitor: finance } = await signedInStaff(world, 'finance')
  const body = { version: instead.body.return.version, bank_reference: 'UTR2026REPL' }
  expect((await finance.call('staffPayReturn', { params, body })).body).toMatchObject({
    code: 'account_missing',
  })
  expect(await wrongBooks(world)).toBe('')
})
