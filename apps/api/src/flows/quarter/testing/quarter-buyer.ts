import { create, guestWith, outcomeOf, pay, place } from '@upchar/testkit/shop'
import { makeTestVoucher } from '@upchar/testkit/vouchers'
import type { World } from '@upchar/testkit/world'
import { sql } from '../../../platform/db/sql.ts'
import type { Living } from '../../orders/testing/lives-living.ts'
import { gstinOf, towns } from './quarter-shop.ts'

/** A guest somewhere in India buys some packs, paid at the gateway or to the courier; false: cash was refused. */
export async function buyInQuarter(life: Living, skus: readonly string[]): Promise<boolean> {
  const many = life.upTo(10) <= 7 ? 1 : life.upTo(3)
  const goods = new Map<string, number>()
  for (let i = 0; i < many; i++) goods.set(life.oneOf(skus) ?? '', life.upTo(6))
  const visitor = await guestWith(
    life.world,
    ...[...goods].map(([sku, quantity]) => ({ sku, quantity })),
  )
  if (life.chance() < 0.15) {
    const code = await makeTestVoucher(life.world.db, { percentBp: life.upTo(2_000) })
    const body = { pincode: '400001', device_source: 'web' } as const
    life.said('a voucher', await visitor.call('applyCartVoucher', { params: { code }, body }))
  }
  const [state, pinCode, city] = life.oneOf(towns) ?? towns[0]
  const registered = life.chance() < 0.3
  const made = await create(visitor, {
    form: {
      pinCode,
      city,
      paymentOption: life.chance() < 0.7 ? 1 : 2,
      ...(registered && { gstin: gstinOf(`${state}AAACX1234A`), businessName: 'Nair Clinic' }),
    },
  })
  // A large order in cash wants a proved phone.
  if (made.status === 409) return false
  if (made.status !== 200) throw new Error(`no checkout: ${JSON.stringify(made.body)}`)
  const { checkout } = made.body
  const sent = await place(visitor, checkout)
  life.said('placing', sent)
  if (sent.status !== 200) throw new Error(`not placed: ${JSON.stringify(sent.body)}`)
  if (sent.body.outcome.state === 'pay') await pay(visitor, sent.body.outcome.payment_url)
  const bought =
    sent.body.outcome.state === 'placed' ? sent.body.outcome : await outcomeOf(visitor, checkout)
  if (bought.state !== 'placed') throw new Error(`not bought: ${JSON.stringify(bought)}`)
  life.visitor = visitor
  life.id = bought.order_id
  return true
}

/** The orders of which everything has come, so that their buyers may send it back. */
export async function ordersThatCame(world: World): Promise<Set<string>> {
  const { rows } = await world.db.execute<{ id: string }>(
    sql`select order_id as id from shipment group by 1 having bool_and(state = 'delivered')`,
  )
  return new Set(rows.map(({ id }) => id))
}
