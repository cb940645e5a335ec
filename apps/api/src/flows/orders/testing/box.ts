import type { Reply, Visitor, World } from '@upchar/testkit/world'
import { sql } from '../../../platform/db/sql.ts'

/** A second batch of each of the goods beside every one they have, so that parcels can be packed from others than were set aside. */
export async function receiveOthers(world: World, skus: readonly string[]): Promise<void> {
  await world.db.execute(sql`
    with more as (insert into lot (offer_id, warehouse_id, batch_no, expires_on, on_hand)
      select l.offer_id, l.warehouse_id, l.batch_no || '-2', l.expires_on + 30, 50000 from lot l
        join offer o on o.id = l.offer_id join variant v on v.id = o.variant_id where v.sku = any(${sql.param([...skus])}::text[])
      returning id)
    insert into stock_movement (lot_id, quantity, reason, reference, at)
      select id, 50000, 'receipt', 'second batches', '2026-11-01T00:00:00Z' from more`)
}

type Life = { chance: () => number; upTo: (most: number) => number }

/** Counts some pieces of a parcel into the box, from any of their batches; fewer than belong there split it. */
export async function countIntoBox(
  desk: Visitor,
  parcel: string,
  { chance, upTo }: Life,
): Promise<Reply<unknown> | undefined> {
  const { version, lines } = (await desk.call('staffGetGoods', { params: { id: parcel } })).body
  const split = chance() < 0.5
  const goods = lines.flatMap(({ line, quantity, batches, takes_serials: takes }) => {
    let left = split ? upTo(quantity) : quantity
    return batches
      .toSorted(() => chance() - 0.5)
      .flatMap(({ lot, set_aside: own, free }) => {
        const taken = Math.min(left, own + free, upTo(quantity))
        left -= taken
        const serials = takes && chance() < 0.3 ? [`S${lot}${upTo(1e9)}`] : []
        return taken > 0 ? [{ line, lot, quantity: taken, serials }] : []
      })
  })
  return goods.length === 0
    ? undefined
    : desk.call('staffPackGoods', {
        params: { id: parcel },
        body: { version, goods, split: split || chance() < 0.5 },
      })
}
