import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { useDesk } from '@upchar/testkit/desk'
import { packOrders } from '@upchar/testkit/packing'
import { form, place, placed } from '@upchar/testkit/shop'
import { useWorld } from '@upchar/testkit/world'
import { giveValue } from '../../modules/ledger/index.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
const { goods, desk } = useDesk(world)

/** An order of ₹105.00, to be paid in cash for ₹49.00 more, of which the wallet pays a part; its parcel is shipped. */
async function shipped(walletRupees: number) {
  const { sku } = await goods.addVariant()
  const { visitor, id: customerId } = await signUp(world)
  await inTransaction(world.db, (tx) =>
    giveValue(tx, {
      book: 'wallet',
      customerId,
      at: world.clock.now(),
      key: randomUUID(),
      amountPaise: 50_000,
      expiresAt: null,
      reason: 'Welcome',
    }),
  )
  const made = await visitor.call('createCheckout', {
    query: { source: 'multiple' },
    body: {
      form: form({ paymentOption: 2, email: 'ward@hospital.example' }),
      items: [{ sku_id: sku, quantity: 1 }],
      request_key: randomUUID(),
      wallet: walletRupees,
    },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const order = placed(await place(visitor, made.body.checkout))
  await packOrders(world, order.order_id)
  const { body } = await desk.call('staffGetOrder', { params: { id: order.order_id } })
  const [parcel] = body.order.parts.flatMap(({ parcels }) => parcels)
  const params = { id: parcel?.id ?? '' }
  const version = parcel?.version ?? 0
  await desk.call('staffSetParcelCourier', {
    params,
    body: { version, courier: 'Delhivery', awb: `MAIL${params.id.slice(-8)}1` },
  })
  const moved = await desk.call('staffMoveParcel', {
    params,
    body: { version: version + 1, state: 'shipped', at: world.clock.now().toISOString() },
  })
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  const { rows } = await world.db.execute<{ text: string }>(
    sql`select text from mail_message where subject = ${`Order ${order.order_number} is on its way`}`,
  )
  expect(rows).toHaveLength(1)
  return {
    text: rows[0]?.text ?? '',
    total: made.body.checkout.total,
    number: order.order_number,
    parcel: params.id,
    version: version + 2,
  }
}

it('ORDER-02 CHECKOUT-07 a mail asks for the cash that is due at the door, and for none that the wallet has paid', async () => {
  const some = await shipped(100)
  expect(some.text).toContain('The courier has your goods. Keep the cash for it ready.')
  const none = await shipped(some.total)
  expect(none.text).toContain('The courier has your goods.')
  expect(none.text).not.toContain('cash')
})

it('RET-05 ORDER-02 tells the buyer whose cash parcel is refused that it goes back, came back, and that nothing is asked for', async () => {
  const { number, parcel, version } = await shipped(100)
  const params = { id: parcel }
  const mailsLike = async (subject: string) =>
    (
      await world.db.execute<{ text: string }>(
        sql`select text from mail_message where subject like ${subject}`,
      )
    ).rows.map(({ text }) => text)
  for (const [i, state] of (['delivery_failed', 'rto'] as const).entries()) {
    world.clock.advance(60_000)
    const moved = await desk.call('staffMoveParcel', {
      params,
      body: {
        version: version + i,
        state,
        at: world.clock.now().toISOString(),
        reason: 'The buyer refused it',
      },
    })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  }
  expect(await mailsLike(`Order ${number} is going back to the seller`)).toEqual([
    expect.stringContaining('Cash that was to be paid at the door isn’t asked for any more.'),
  ])
  for (const _press of [1, 2])
    await desk.call('staffOpenReturn', {
      params,
      body: { reason: 'came_back', request_key: `back ${parcel}` },
    })
  expect(await mailsLike(`Your parcel came back to the seller: ${number}/R1`)).toEqual([
    expect.stringContaining('1 × '),
  ])
})
