import { expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { stockGoods } from '@upchar/testkit/goods'
import { packOrders } from '@upchar/testkit/packing'
import { created, form, guestWith, place, placed } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../../platform/db/sql.ts'

// Most shops of one's own: who runs the shop is its first seller.
const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })

it('RET-03 goes by the turnover that staff keep, where the operator sells itself', async () => {
  const goods = await stockGoods(world.db)
  await world.db.execute(
    sql`update seller set gstin = ${world.context.config.OPERATOR_GSTIN} where id = ${goods.sellers.mumbai}`,
  )
  const { visitor: books } = await signedInStaff(world, 'finance')
  const { visitor: desk } = await signedInStaff(world, 'support')
  await books.call('staffSetTurnover', {
    params: { id: String(goods.sellers.mumbai) },
    body: { financial_year: '2025-26', turnover: 120_000_000 },
  })
  const odd = await books.call('staffSetTurnover', {
    params: { id: String(goods.sellers.mumbai) },
    body: { financial_year: '2025-46', turnover: 120_000_000 },
  })
  expect([odd.status, odd.body]).toMatchObject([
    400,
    { fields: [{ field: 'financial_year', message: 'Enter a financial year like 2025-26' }] },
  ])
  const { sku } = await goods.addVariant({ stock: { mumbai: 20 } })
  const visitor = await guestWith(world, { sku, quantity: 2 })
  const business = { gstin: '27AAACX1234A1ZX', businessName: 'Marine Lines Clinic' }
  const order = placed(
    await place(visitor, await created(visitor, { form: { ...form(), ...business } })),
  )
  await packOrders(world, order.order_id)
  const { documents } = (await desk.call('staffListEDocuments')).body
  // The goods, and the fee for collecting cash.
  expect(documents).toMatchObject([
    { order_number: order.order_number, state: 'waiting' },
    { order_number: order.order_number, state: 'waiting' },
  ])
  expect(await wrongBooks(world)).toBe('')
})
