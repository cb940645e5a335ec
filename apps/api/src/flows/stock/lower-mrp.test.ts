import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { holdStatement, isLockAwaited } from '@upchar/testkit/hold-statements'
import { signedInSeller } from '@upchar/testkit/sellers'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
let staff: Visitor
let mumbai: Visitor
let delhi: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  staff = (await signedInStaff(world, 'catalogue')).visitor
  mumbai = (await signedInSeller(world, 'owner', goods.sellers.mumbai)).visitor
  delhi = (await signedInSeller(world, 'owner', goods.sellers.delhi)).visitor
})

type Made = Awaited<ReturnType<Goods['addVariant']>>
async function article(): Promise<Made> {
  const made = await goods.addVariant({ pricePaise: 10_500, mrpPaise: 15_000 })
  const facts = JSON.stringify({ manufacturerName: 'Own Maker', manufacturerAddress: 'Pune' })
  await world.db.execute(
    sql`update product_group set facts = facts || ${facts}::jsonb where id = ${made.groupId}`,
  )
  return made
}

/** The price goes to 99 rupees; the MRP stays 150, as whoever changes it has read. */
const terms = { price: 99, mrp: 150, moq: 1, max_oq: 10 }
async function accepting(by: Visitor, variant: string, sku: string) {
  const [offer] = (await by.call('sellerListOffers', { query: { q: sku } })).body.offers
  const { version = '' } = offer ?? {}
  const asked = await by.call('sellerProposeOffer', { body: { variant, sku, ...terms, version } })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  const { id } = asked.body.proposal
  return () =>
    staff.call('staffDecideOfferProposal', { params: { id }, body: { decision: 'accept' } })
}
async function editing({ groupId }: Made) {
  const params = { id: groupId }
  const { product } = (await staff.call('staffGetProduct', { params })).body
  const variants = product.facts.variants.map((one) => ({ ...one, ...terms }))
  const facts = { ...product.facts, variants }
  const body = { facts, publish: true, class_confirmed: true, version: product.version }
  return () => staff.call('staffSaveProduct', { params, body })
}

/** Packs of 120 rupees MRP come in. */
const receive = (sku: string, seller: keyof Goods['sellers']) =>
  (seller === 'mumbai' ? mumbai : delhi).call('sellerReceiveStock', {
    body: {
      key: randomUUID(),
      source: 'purchase',
      reference: 'INV-1',
      supplier: 'Own Maker Ltd',
      received_on: '2026-11-24',
      warehouse_id: goods.warehouses[seller],
      lines: [{ sku, quantity: 5, batch: '', expires_on: null, mrp: 120 }],
    },
  })
const mrpOf = async (sku: string) =>
  (
    await world.db
      .execute(sql`select coalesce(o.mrp_paise, v.mrp_paise)::int as mrp, o.price_paise::int as price
      from offer o join variant v on v.id = o.variant_id where o.seller_sku = ${sku}`)
  ).rows[0]

describe('packs with a lower MRP that come in while terms change', () => {
  it.each([
    ['the product editor saves', 'mumbai', (own: Made) => editing(own)],
    [
      'a proposal for the own offer is accepted',
      'mumbai',
      (own: Made) => accepting(mumbai, own.sku, own.sku),
    ],
    [
      'one for another seller’s offer is',
      'delhi',
      async ({ variantId, sku }: Made) => {
        const other = await goods.addOffer(variantId, { mrpPaise: 15_000 })
        return accepting(delhi, sku, other.sku)
      },
    ],
  ] as const)('OPS-05 OPS-04 keep the lower MRP: %s', async (_, seller, change) => {
    const own = await article()
    const sku = seller === 'mumbai' ? own.sku : `${own.sku}-2`
    const changing = await change(own)
    const held = holdStatement(/insert into variant|with changed as \(update offer/)
    const one = changing()
    await held.held()
    let isDone = false
    const two = receive(sku, seller).finally(() => (isDone = true))
    await expect
      .poll(async () => isDone || (await isLockAwaited(world.db)), { interval: 5 })
      .toBe(true)
    held.letGo()
    const replies = await Promise.all([one, two])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(await mrpOf(sku)).toEqual({ mrp: 12_000, price: 9_900 })
  })
})
