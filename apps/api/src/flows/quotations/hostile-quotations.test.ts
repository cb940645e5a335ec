import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { failWrites } from '@upchar/testkit/failing-writes'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})
let failing: Awaited<ReturnType<typeof failWrites>> | undefined
afterEach(async () => failing?.mend())

const newVisitor = async () => {
  const visitor = world.visitor()
  await visitor.call('createGuestCart')
  return visitor
}
/** A product of ₹100. */
const gloves = () => goods.addVariant({ pricePaise: 10_000, maxOq: 500 })
const make = (visitor: Visitor, body: Record<string, unknown>) =>
  visitor.raw({
    method: 'POST',
    url: '/api/quotations',
    payload: JSON.stringify({ name: 'Konkan Nursing Home', pincode: '400001', ...body }),
    headers: { 'content-type': 'application/json' },
  })
const order = (visitor: Visitor, id: string, body: Record<string, unknown> = {}) =>
  visitor.raw({
    method: 'POST',
    url: `/api/quotations/${id}/order`,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
type Made = { quotation: { id: string; total: number } }
const stored = async () =>
  (await world.db.execute<{ count: number }>(sql`select count(*)::int as count from quotation`))
    .rows[0]?.count

describe('a quotation asked for by somebody who means harm', () => {
  it('has the shop’s prices, whatever the request says they are', async () => {
    const { sku } = await gloves()
    const visitor = await newVisitor()
    const honest = await make(visitor, { lines: [{ sku_id: sku, quantity: 2 }] })
    const dishonest = await make(visitor, {
      lines: [{ sku_id: sku, quantity: 2, price: 1, unit_price: 1, held: true }],
      total: 1,
      valid_until: '2099-01-01T00:00:00Z',
    })
    const total = (honest.body as Made).quotation.total
    expect(total).toBeGreaterThanOrEqual(200)
    if (dishonest.status === 200) expect((dishonest.body as Made).quotation.total).toBe(total)
    else expect(dishonest.status).toBe(400)
  })

  it.each([0, -1, 0.5, 2 ** 31, 2 ** 63, 1e300, '2', null])(
    'is refused for a quantity of %s, and nothing is stored',
    async (quantity) => {
      const { sku } = await gloves()
      const before = await stored()
      const { status } = await make(await newVisitor(), { lines: [{ sku_id: sku, quantity }] })
      expect(status).toBe(400)
      expect(await stored()).toBe(before)
    },
  )

  it('of one product in many lines is never beyond what an order may hold', async () => {
    const { sku } = await gloves()
    const visitor = await newVisitor()
    const line = { sku_id: sku, quantity: 1_000_000 }
    const { status, body } = await make(visitor, { lines: Array.from({ length: 50 }, () => line) })
    expect(status).toBeLessThan(500)
    if (status === 200) expect((body as Made).quotation.total).toBeLessThanOrEqual(500 * 100 + 1000)
  })

  it('of 10 MB is refused', async () => {
    const { status } = await make(await newVisitor(), { po_number: 'x'.repeat(10_000_000) })
    expect(status).toBe(413)
  })

  it('is unknown to a stranger, by any spelling of its id', async () => {
    const { sku } = await gloves()
    const owner = await newVisitor()
    const { quotation } = (await make(owner, { lines: [{ sku_id: sku, quantity: 1 }] }))
      .body as Made
    const stranger = await newVisitor()
    for (const id of [quotation.id, quotation.id.toUpperCase(), randomUUID(), '1e300', '%00', '-1'])
      for (const reply of [
        await order(stranger, id),
        await stranger.raw({ method: 'GET', url: `/api/quotations/${id}/file` }),
      ])
        expect([400, 404], id).toContain(reply.status)
    const twice = await stranger.raw({
      method: 'GET',
      url: `/api/quotations?guest_user_id=${randomUUID()}&guest_user_id=${randomUUID()}`,
    })
    expect(twice.status).toBeLessThan(500)
  })
})

describe('an unlucky buyer', () => {
  it('finds nothing stored of a quotation whose write fails', async () => {
    const { sku } = await gloves()
    const visitor = await newVisitor()
    failing = await failWrites(world.db, 'quotation')
    const lines = [{ sku_id: sku, quantity: 1 }]
    expect((await make(visitor, { lines })).status).toBe(500)
    await failing.mend()
    expect((await visitor.call('listQuotations', {})).body.quotations).toEqual([])
    expect((await make(visitor, { lines })).status).toBe(200)
  })

  it('who orders twice at once, and again after a write failed, has the quoted number in the cart', async () => {
    const { sku } = await gloves()
    const other = await gloves()
    const visitor = await newVisitor()
    const { quotation } = (
      await make(visitor, {
        lines: [
          { sku_id: sku, quantity: 3 },
          { sku_id: other.sku, quantity: 2 },
        ],
      })
    ).body as Made
    failing = await failWrites(world.db, 'cart_line')
    expect((await order(visitor, quotation.id)).status).toBe(500)
    await failing.mend()
    const cart = async () =>
      (await visitor.call('readCart', { body: { pincode: '400001' } })).body.cart.items.map(
        (item) => [item.sku_id, item.quantity],
      )
    expect(await cart()).toEqual([])
    const twice = await Promise.all([order(visitor, quotation.id), order(visitor, quotation.id)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect((await cart()).toSorted()).toEqual(
      [
        [sku, 3],
        [other.sku, 2],
      ].toSorted(),
    )
  })
})
