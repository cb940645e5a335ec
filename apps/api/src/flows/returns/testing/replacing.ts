import { expect } from 'vitest'
import type { ReturnWish } from '@upchar/kernel/return-reasons'
import { deliverOrders, packOrders } from '@upchar/testkit/packing'
import { askReturn } from '@upchar/testkit/returns'
import { atGateway, outcomeOf, pay, type Wanted } from '@upchar/testkit/shop'
import type { Visitor, World } from '@upchar/testkit/world'
import type { DeliveryChallan } from '../../../modules/orders/model.ts'
import { documentsOfMonth } from '../../../modules/tax-returns/store.ts'
import { sql } from '../../../platform/db/sql.ts'
import { lineOf, orderOf } from '../../orders/testing/cancel.ts'

/** Whose line of which order. */
export type Of = { visitor: Visitor; id: string; line: string }

/** Replaces returned goods, and reads what became of them. */
export function useReplacing(world: World, desk: Visitor) {
  const onHand = async (sku: string): Promise<number> =>
    (
      await world.db.execute<{ sum: number }>(
        sql`select sum(l.on_hand)::int as sum from lot l join offer o on o.id = l.offer_id join variant v on v.id = o.variant_id where v.sku = ${sku}`,
      )
    ).rows[0]?.sum ?? -1
  const countOf = async (
    table: 'credit_note' | 'invoice' | 'refund' | 'delivery_challan',
    id: string,
  ) =>
    (
      await world.db.execute<{ n: number }>(
        table === 'refund'
          ? sql`select count(*)::int as n from refund r join payment p on p.id = r.payment_id join payment_order q on q.id = p.payment_order_id
              join "order" o on o.checkout_id = q.checkout_id where o.id = ${id}::uuid`
          : sql`select count(*)::int as n from ${sql.raw(table)} where order_id = ${id}::uuid`,
      )
    ).rows[0]?.n
  /** The challans of this month's GSTR-1 of a registration, with whether they count. */
  async function challansOfMonth(gstin: string) {
    const of = { gstin, month: world.clock.now().toISOString().slice(0, 7) }
    const found: [string, string][] = []
    for await (const { kind, document, standing } of documentsOfMonth(world.db, of))
      if (kind === 'challan') found.push([document.number, standing])
    return found
  }

  const challanOf = async (id: string) =>
    (
      await world.db.execute<{ id: string; document: DeliveryChallan; series: string }>(
        sql`select id, document, series from delivery_challan where order_id = ${id}::uuid`,
      )
    ).rows[0]

  /** The e-way bills of an order, newest document last. */
  const billsOf = async (orderId: string, state?: 'to_cancel') =>
    (
      await desk.call('staffListEDocuments', {
        query: { kind: 'e_way_bill', limit: '100', ...(state && { state }) },
      })
    ).body.documents.filter(({ order_id: id }) => id === orderId)
  let bills = 281_000_000_000
  async function recordBill(orderId: string) {
    const [waiting] = await billsOf(orderId)
    const at = (hours: number) =>
      new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString()
    bills += 1
    const done = await desk.call('staffRecordEWayBill', {
      params: { id: waiting?.id ?? '' },
      body: { e_way_bill: String(bills), made_at: at(0), valid_until: at(24) },
    })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    return { id: waiting?.id ?? '', number: String(bills) }
  }

  /** A delivered order, paid online, and the return of `back` pieces of it that the buyer would like to have replaced. */
  async function returned(wanted: Wanted, back: number, wish: ReturnWish) {
    const { visitor, checkout, url } = await atGateway(world, wanted)
    await pay(visitor, url)
    const outcome = await outcomeOf(visitor, checkout)
    if (outcome.state !== 'placed') throw new Error(outcome.state)
    const id = outcome.order_id
    await packOrders(world, id)
    if ((await billsOf(id)).length > 0) await recordBill(id)
    await deliverOrders(world, id)
    const line = lineOf(await orderOf(visitor, id), wanted.sku)
    return { visitor, id, line, returnId: await askFor({ visitor, id, line }, back, wish) }
  }
  async function askFor({ visitor, id, line }: Of, quantity: number, wish: ReturnWish) {
    const one = await askReturn(visitor, id, [{ line, quantity }], { wish })
    world.clock.advance(1_000)
    await desk.call('staffDecideReturn', {
      params: { id: one.id },
      body: { version: 0, approve: true },
    })
    return one.id
  }
  const shown = async (id: string) =>
    (await desk.call('staffGetReturn', { params: { id } })).body.return
  /** Settles with all pieces from the last batches: those of a replacement, where there is one. */
  async function settle(id: string, outcome: 'refund' | 'replacement') {
    world.clock.advance(1_000)
    const one = await shown(id)
    const pieces = one.items.flatMap((item) => {
      let left = item.quantity
      return item.batches.toReversed().flatMap(({ lot, parcel, quantity }) => {
        const taken = Math.min(left, quantity)
        left -= taken
        return taken > 0
          ? [{ line: item.line, lot, parcel, quantity: taken, fate: 'destroy' as const }]
          : []
      })
    })
    const seen = await desk.call('staffPreviewReturn', { params: { id }, body: { pieces } })
    return desk.call('staffSettleReturn', {
      params: { id },
      body: {
        version: one.version,
        pieces,
        outcome,
        credit: outcome === 'refund' ? seen.body.settlement.credit : 0,
      },
    })
  }

  return {
    onHand,
    countOf,
    challanOf,
    challansOfMonth,
    billsOf,
    recordBill,
    returned,
    askFor,
    shown,
    settle,
  }
}
