import { randomUUID } from 'node:crypto'
import type { Goods } from '@upchar/testkit/goods'
import { deliverOrders } from '@upchar/testkit/packing'
import {
  buyInCash,
  created,
  guestWith,
  outcomeOf,
  pay,
  place,
  type Form,
} from '@upchar/testkit/shop'
import type { Reply, Visitor, World } from '@upchar/testkit/world'
import { lineOf, orderOf } from './cancel.ts'

/** A shop with two members of staff for each work, who press at once. */
export type Stage = {
  world: World
  goods: Goods
  desk: [Visitor, Visitor]
  finance: [Visitor, Visitor]
}
/** Presses the button of an action that was made ready, as one person or the other. */
export type Press = (nth: 0 | 1) => Promise<Reply<unknown>>
/** `dies`: the write at which the transaction's connection is killed. */
export type Action = {
  ready: (stage: Stage) => Promise<Press>
  dies: [table: string, when: string]
}

export const audited: Action['dies'] = ['audit_entry', 'before insert']

type From = keyof Goods['sellers']

export async function bought({ world, goods }: Stage, seller: From = 'mumbai') {
  world.clock.advance(1_000)
  const { sku } = await goods.addVariant({
    pricePaise: 10_500,
    maxOq: 50,
    seller,
    stock: { [seller]: 9 },
  })
  const { visitor, order } = await buyInCash(world, { sku, quantity: 3 })
  return { visitor, id: order.order_id, sku }
}
/** The same by one payment online. */
export async function paidOnline({ world }: Stage, sku: string, form: Partial<Form> = {}) {
  const visitor = await guestWith(world, { sku, quantity: 1 })
  const checkout = await created(visitor, { form: { paymentOption: 1, ...form } })
  const { outcome } = (await place(visitor, checkout)).body
  if (outcome.state !== 'pay') throw new Error(outcome.state)
  await pay(visitor, outcome.payment_url)
  const paid = await outcomeOf(visitor, checkout)
  if (paid.state !== 'placed') throw new Error(paid.state)
  return paid
}
type Bought = Awaited<ReturnType<typeof bought>>

export async function delivered(stage: Stage, seller?: From): Promise<Bought> {
  const one = await bought(stage, seller)
  await deliverOrders(stage.world, one.id)
  stage.world.clock.advance(1_000)
  return one
}

export async function parcelOf({ desk }: Stage, id: string) {
  const { body } = await desk[0].call('staffGetOrder', { params: { id } })
  const parcel = body.order.parts[0]?.parcels[0]
  if (parcel === undefined) throw new Error('no parcel')
  return { parcel, order: body.order }
}

export const asking = async ({ visitor, id, sku }: Bought) => ({
  id,
  items: [{ line: lineOf(await orderOf(visitor, id), sku), quantity: 2 }],
  reason: 'expired',
  note: '',
  pay_to: 'asha@okhdfc',
  request_key: randomUUID(),
})

export async function asked(
  stage: Stage,
  wish: 'refund' | 'replacement' = 'refund',
  seller?: From,
) {
  const one = await delivered(stage, seller)
  const body = { ...(await asking(one)), wish }
  const reply = await one.visitor.call('requestReturn', { body })
  return { ...one, params: { id: reply.body.returns[0]?.id ?? '' } }
}

export async function approved(
  stage: Stage,
  wish: 'refund' | 'replacement' = 'refund',
  seller?: From,
) {
  const one = await asked(stage, wish, seller)
  const { params } = one
  await stage.desk[0].call('staffDecideReturn', { params, body: { version: 0, approve: true } })
  return { ...one, ...(await seen(stage, params)) }
}

export async function seen({ desk }: Stage, params: { id: string }) {
  const found = (await desk[0].call('staffGetReturn', { params })).body.return
  const { lot = 0, parcel = '' } = found.items[0]?.batches[0] ?? {}
  return { version: found.version, line: found.items[0]?.line ?? '', lot, parcel }
}

/** What inspecting an approved return sends: all of it with this fate. */
export async function settling(
  stage: Stage,
  {
    wish = 'refund',
    fate = 'restock',
    seller,
  }: { wish?: 'refund' | 'replacement'; fate?: 'restock' | 'quarantine'; seller?: From } = {},
) {
  const { visitor, id, params, version, line, lot, parcel } = await approved(stage, wish, seller)
  const pieces = [{ line, lot, parcel, quantity: 2, fate }]
  const credit = wish === 'refund' ? 210 : 0
  const settle: Press = (nth) =>
    stage.desk[nth].call('staffSettleReturn', {
      params,
      body: { version, pieces, credit, decision: '', outcome: wish },
    })
  return { visitor, id, params, lot, settle }
}

export const box = { weight_grams: 900, length_mm: 200, width_mm: 200, height_mm: 200 }
