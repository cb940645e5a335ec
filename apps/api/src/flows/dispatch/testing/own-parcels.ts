import type { Goods, GoodsOptions } from '@upchar/testkit/goods'
import { signedInSeller } from '@upchar/testkit/sellers'
import { created, guestWith, outcomeOf, pay, place, type Form } from '@upchar/testkit/shop'
import type { Visitor, World } from '@upchar/testkit/world'
import { sql } from '../../../platform/db/sql.ts'

export const box = { weight_grams: 1250, length_mm: 300, width_mm: 200, height_mm: 100 }
export const awbOf = (id: string) => `S${id.slice(-11)}`.toUpperCase()
export const paper = (by: Visitor, id: string, path: string) =>
  by.raw({ method: 'GET', url: `/api/seller/parcels/${id}/${path}` })

/** What a member of the seller in Mumbai does to its own parcels, as often as a test asks. */
export function ownParcels(world: World, goods: Goods) {
  const memberOf = (role: 'owner' | 'operations' | 'accounts' = 'operations') =>
    signedInSeller(world, role, goods.sellers.mumbai)
  /** A parcel of the seller in Mumbai that waits, and who may pack it. */
  async function toPack(options: GoodsOptions = {}, form: Partial<Form> = {}) {
    const { sku } = await goods.addVariant({ stock: { mumbai: 20 }, ...options })
    const buyer = await guestWith(world, { sku, quantity: 2 })
    const paymentOption = options.coldChain ? 1 : 2
    const checkout = await created(buyer, { form: { paymentOption, ...form } })
    const { outcome } = (await place(buyer, checkout)).body
    if (outcome.state === 'pay') await pay(buyer, outcome.payment_url)
    const order = await outcomeOf(buyer, checkout)
    if (order.state !== 'placed') throw new Error(`not placed: ${order.state}`)
    const { rows } = await world.db.execute<{ id: string }>(
      sql`select id from shipment where order_id = ${order.order_id}::uuid`,
    )
    const member = await memberOf()
    return { sku, buyer, member, by: member.visitor, id: rows[0]?.id ?? '', order: order.order_id }
  }
  const seen = async (by: Visitor, id: string) =>
    (await by.call('sellerGetParcel', { params: { id } })).body.parcel
  const measure = async (by: Visitor, id: string, change: object = {}) =>
    by.call('sellerMeasureParcel', {
      params: { id },
      body: { version: (await seen(by, id)).version, ...box, ...change },
    })
  const move = async (by: Visitor, id: string, state: 'packed' | 'shipped', version?: number) =>
    by.call('sellerMoveParcel', {
      params: { id },
      body: { version: version ?? (await seen(by, id)).version, state },
    })
  const carry = async (by: Visitor, id: string, change: object = {}) =>
    by.call('sellerSetParcelCourier', {
      params: { id },
      body: {
        version: (await seen(by, id)).version,
        courier: 'Blue Express',
        awb: awbOf(id),
        tracking_url: '',
        ...change,
      },
    })
  return { memberOf, toPack, seen, measure, move, carry }
}
