import { sql } from '../../platform/db/sql.ts'
import { beforeAll, expect, it } from 'vitest'
import { copyCheckout } from '@upchar/testkit/checkout-copies'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { atGateway, countOf, pay } from '@upchar/testkit/shop'
import { useWorld } from '@upchar/testkit/world'
import type { Context } from '../../platform/context.ts'
import { reconcilePayments } from './reconcile-payments.ts'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const minutes = (count: number) => world.clock.advance(count * 60_000)

it('CHECKOUT-06 each captured payment that is found costs few statements, in short transactions', async () => {
  const { sku } = await goods.addVariant()
  const payments = 20
  const { checkout, visitor, url } = await atGateway(world, { sku })
  await pay(visitor, url, { course: 'closed_tab', webhook_lost: '1' })
  await copyCheckout(world.db, checkout.id, payments - 1, { paid: true })
  minutes(11)
  const before = await countOf(world, 'order', sql`true`)
  const { statements } = await world.statements(() => reconcilePayments(world.context))
  expect((await countOf(world, 'order', sql`true`)) - before).toBe(payments)
  const per = (kind: RegExp) => statements.filter((text) => kind.test(text)).length / payments
  // The run itself claims a batch, looks for captured money and expires old orders.
  const ofTheRun = 3
  expect((statements.length - ofTheRun) / payments).toBeLessThanOrEqual(32)
  // One records what the gateway says, one makes the order.
  expect(per(/^begin/)).toBe(2)
  expect(await brokenLedgers(world.db)).toEqual([])
})

it('CHECKOUT-06 the reconciler asks about many pending payments in one run, several at once, with one statement for all of them', async () => {
  const { sku } = await goods.addVariant()
  const { checkout } = await atGateway(world, { sku })
  await copyCheckout(world.db, checkout.id, 450, { paid: false })
  minutes(11)
  let asked = 0
  let atOnce = 0
  let most = 0
  const gateway: Context['gateway'] = {
    ...world.context.gateway,
    fetchPayments: async () => {
      asked++
      most = Math.max(most, ++atOnce)
      await new Promise((resolve) => setTimeout(resolve, 2))
      atOnce--
      return { ok: true, value: [] }
    },
  }
  const { statements } = await world.statements(() =>
    reconcilePayments({ ...world.context, gateway }),
  )
  expect(asked).toBe(451)
  expect(most).toBe(12)
  // Three batches are claimed; then the captured ones, and old orders.
  expect(statements).toHaveLength(5)
})
