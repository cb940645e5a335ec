import { expect, it } from 'vitest'
import { makeApiKey } from '@upchar/testkit/api-keys'
import { useDesk } from '@upchar/testkit/desk'
import { sendOrderPhoto } from '@upchar/testkit/order-photos'
import { deliverOrders } from '@upchar/testkit/packing'
import { askReturn } from '@upchar/testkit/returns'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { lineOf, orderOf } from '../orders/testing/cancel.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
const { goods } = useDesk(world)

it('OPS-08 RET-02 an API key reads a return without the buyer’s photos and account, and its look is audited', async () => {
  const { sku } = await goods.addVariant({ stock: { mumbai: 9 } })
  const { visitor, order } = await buyInCash(world, { sku })
  await deliverOrders(world, order.order_id)
  const line = lineOf(await orderOf(visitor, order.order_id), sku)
  const { id } = await askReturn(visitor, order.order_id, [{ line, quantity: 1 }], {
    reason: 'damaged',
    photos: [await sendOrderPhoto(visitor, order.order_id)],
    pay_to: 'asha.k@okhdfc',
  })
  const finance = (await signedInStaff(world, 'finance')).visitor
  const seen = (await finance.call('staffGetReturn', { params: { id } })).body.return
  expect([seen.pay_to, seen.photos.length]).toEqual(['asha.k@okhdfc', 1])
  const key = await makeApiKey(world, ['returns:read'])
  const erp = world.visitor()
  const { status, body } = await erp.call('staffGetReturn', {
    headers: key.headers,
    params: { id },
  })
  expect(status).toBe(200)
  expect(body.return).toEqual({ ...seen, pay_to: null, photos: [] })
  // Nor does it open the photo by the link of somebody else.
  const photo = await erp.raw({
    method: 'GET',
    url: seen.photos[0]?.url ?? '',
    headers: key.headers,
  })
  expect(photo).toMatchObject({ status: 403, body: { code: 'api_key_not_accepted' } })
  const { rows } = await world.db.execute(
    sql`select staff_id, action, subject_id from audit_entry where key_id = ${key.id}`,
  )
  expect(rows).toEqual([{ staff_id: null, action: 'order.view', subject_id: order.order_id }])
})
