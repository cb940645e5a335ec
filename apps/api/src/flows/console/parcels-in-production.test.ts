import { beforeAll, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { buyInCash } from '@upchar/testkit/shop'

const world = useWorld({
  UPCHAR_ENV: 'production',
  UPCHAR_SECRET: 'x'.repeat(32),
  FILE_KEYS: `2026:${'k'.repeat(43)}`,
  UPCHAR_ORIGIN: 'https://shop.example',
  SMTP_URL: 'smtps://mail.example',
  PAYMENT_PROVIDER: 'razorpay',
  PAYMENT_KEY_ID: 'rzp_live_1',
  PAYMENT_KEY_SECRET: 'a',
  PAYMENT_WEBHOOK_SECRET: 'b',
  OPERATOR_GSTIN: '27AAPFU0939F1ZV',
  LEGAL_NAME: 'Shop Pvt Ltd',
  SUPPORT_EMAIL: 'help@shop.example',
  SUPPORT_PHONE: '91 22 1111 1111',
  OFFICE_ADDRESS: '1 Road, Navi Mumbai 400703, Maharashtra',
  GRIEVANCE_OFFICER: 'Meera Kulkarni, Grievance Officer',
})
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

it('OPS-01 a production shop without a courier’s account sends parcels by hand, and takes scans of nobody', async () => {
  const { sku } = await goods.addVariant()
  const { visitor, order } = await buyInCash(world, { sku })
  const tracked = async () =>
    (await visitor.call('getOrderStatus', { query: { id: order.order_id } })).body.order
      .sub_orders[0]
  expect((await tracked())?.shipment).toBeNull()

  const desk = (await signedInStaff(world, 'support')).visitor
  const waiting = await desk.call('staffListOrders', { query: { state: 'unbooked' } })
  expect(waiting.body.orders.map(({ number }) => number)).toEqual([order.order_number])
  const { order: shown } = (
    await desk.call('staffGetOrder', { params: { id: order.order_number } })
  ).body
  const parcel = shown.parts[0]?.parcels[0]
  expect(parcel).toMatchObject({ courier: '', awb: '' })
  const booked = await desk.call('staffSetParcelCourier', {
    params: { id: parcel?.id ?? '' },
    body: { version: 0, courier: 'India Post', awb: 'EM123456789IN' },
  })
  expect(booked.status, JSON.stringify(booked.body)).toBe(200)
  const moved = await desk.call('staffMoveParcel', {
    params: { id: parcel?.id ?? '' },
    body: { version: 1, state: 'delivered', at: world.clock.now().toISOString() },
  })
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  expect(await tracked()).toMatchObject({
    state: 'delivered',
    shipment: { courier: 'India Post', awb: 'EM123456789IN' },
  })

  for (const token of ['', 'undefined', 'sandbox_courier_token'])
    expect(
      await world.visitor().raw({
        method: 'POST',
        url: '/api/shipping/updates',
        headers: { 'content-type': 'application/json', 'x-api-key': token },
        payload: { awb: 'EM123456789IN' },
      }),
      token,
    ).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
})
