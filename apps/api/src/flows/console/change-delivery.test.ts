import { describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { auditOf } from '@upchar/testkit/audit'
import { wrongBooks } from '@upchar/testkit/books'
import { useDesk } from '@upchar/testkit/desk'
import { packOrders } from '@upchar/testkit/packing'
import { buyInCash, created, guestWith, place, placed } from '@upchar/testkit/shop'
import { useWorld } from '@upchar/testkit/world'
import type { InvoiceDocument } from '../../modules/orders/model.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
const { goods, desk } = useDesk(world)

const orderOf = async (id: string) =>
  (await desk.call('staffGetOrder', { params: { id } })).body.order
type Wanted = Partial<BodyInput<'staffChangeDelivery'>>
async function change(id: string, wanted: Wanted, by = desk) {
  const { closed: _closed, ...shown } = (await orderOf(id)).delivery
  return by.call('staffChangeDelivery', {
    params: { id },
    body: { ...shown, reason: 'The buyer moved', ...wanted },
  })
}
const mailsOf = async (id: string) =>
  (
    await world.db.execute<{ to: string; subject: string; text: string }>(
      sql`select to_address as to, subject, text from mail_message where order_id = ${id}::uuid and subject like '%changed' order by to_address`,
    )
  ).rows
const invoiceOf = async (id: string) =>
  (
    await world.db.execute<{ document: InvoiceDocument }>(
      sql`select document from invoice where order_id = ${id}::uuid`,
    )
  ).rows[0]?.document

async function ordered(form: Parameters<typeof created>[1] = {}, quantity = 2) {
  const { sku } = await goods.addVariant({ gstBp: 1200 })
  const visitor = await guestWith(world, { sku, quantity })
  const order = placed(await place(visitor, await created(visitor, form)))
  return { id: order.order_id, visitor }
}

describe('address and contact of an order that isn’t packed', () => {
  it('OPS-01 change within the state: the promise follows, the invoice names the new address, money stays', async () => {
    const { id } = await ordered()
    const before = await orderOf(id)
    const done = await change(id, {
      full_name: 'Asha Rao',
      house: '4 Civil Lines',
      street: 'Sadar',
      city: '',
      pincode: '440001',
      email: 'asha@hospital.example',
    })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    const { order } = done.body
    expect(order.delivery_to).toMatchObject({ name: 'Asha Rao', city: 'Nagpur', pincode: '440001' })
    expect(order.amounts).toEqual(before.amounts)
    expect(order.timeline).toContainEqual(
      expect.objectContaining({
        title: 'Changed: name, email address, address',
        note: 'The buyer moved',
        by: expect.objectContaining({ name: expect.any(String) }),
      }),
    )
    const [parcel] = order.parts.flatMap(({ parcels }) => parcels)
    const [was] = before.parts.flatMap(({ parcels }) => parcels)
    expect(parcel?.promised).not.toEqual(was?.promised)
    expect((await mailsOf(id)).map(({ to }) => to)).toEqual([
      'asha@hospital.example',
      'ward@hospital.example',
    ])
    const [told, old] = await mailsOf(id)
    expect(told?.text).toContain('4 Civil Lines, Sadar')
    expect(told?.text).toContain('/track?key=')
    // Whoever had the order before gets no link to what belongs to another address now.
    expect(old?.text).not.toContain('/track?key=')
    expect((await auditOf(world.db, id)).find(({ action }) => action === 'order.delivery')).toEqual(
      expect.objectContaining({
        after: { what: 'name, email address, address', reason: 'The buyer moved' },
      }),
    )
    await packOrders(world, id)
    expect((await invoiceOf(id))?.recipient).toMatchObject({ name: 'Asha Rao', pincode: '440001' })
    expect(await wrongBooks(world)).toBe('')
  })

  it('OPS-01 a registered buyer is still billed where the GST number was billed', async () => {
    const { id } = await ordered({
      form: { gstin: '27AAPFU0939F1ZV', businessName: 'Sunrise Hospital' },
    })
    expect((await change(id, { house: 'Gate 4', pincode: '440001', city: '' })).status).toBe(200)
    await packOrders(world, id)
    const invoice = await invoiceOf(id)
    expect(invoice?.recipient).toMatchObject({ pincode: '400001', gstin: '27AAPFU0939F1ZV' })
    expect(invoice?.deliveredTo).toMatchObject({ pincode: '440001' })
    expect(await wrongBooks(world)).toBe('')
  })

  it('OPS-01 the same again changes nothing and tells nobody; what somebody else changed isn’t overwritten', async () => {
    const { id } = await ordered()
    const { closed: _closed, ...shown } = (await orderOf(id)).delivery
    const body = { ...shown, landmark: 'Opposite the temple', reason: 'Asked by phone' }
    const press = () => desk.call('staffChangeDelivery', { params: { id }, body })
    expect((await Promise.all([press(), press()])).map(({ status }) => status)).toEqual([200, 200])
    expect(await mailsOf(id)).toHaveLength(1)
    const late = await desk.call('staffChangeDelivery', {
      params: { id },
      body: { ...body, landmark: 'Behind the bank' },
    })
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    expect((await orderOf(id)).delivery.landmark).toBe('Opposite the temple')
  })

  it('CART-23 another state is refused, with the way to go; wrong fields are named', async () => {
    const { id } = await ordered()
    expect(await change(id, { pincode: '110001', city: '' })).toMatchObject({
      status: 409,
      body: {
        code: 'state_wrong',
        message:
          'The order is taxed for a delivery in Maharashtra. For Delhi, cancel it and place it anew.',
      },
    })
    expect(await change(id, { phone: '12', house: '' })).toMatchObject({
      status: 400,
      body: {
        code: 'form_invalid',
        fields: [{ field: 'phone' }, { field: 'house' }],
      },
    })
    expect(await change(id, { pincode: '999999' })).toMatchObject({
      status: 400,
      body: { code: 'pincode_unknown' },
    })
  })

  it('CHECKOUT-14 an order in cash keeps the phone that was checked', async () => {
    const { sku } = await goods.addVariant({})
    const { order } = await buyInCash(world, { sku, quantity: 1 })
    expect(await change(order.order_id, { phone: '9123456780' })).toMatchObject({
      status: 409,
      body: { code: 'state_wrong', fields: [{ field: 'phone' }] },
    })
  })

  it('RET-03 a packed parcel refuses in words, and so does a cancelled order', async () => {
    const { id } = await ordered()
    expect((await orderOf(id)).delivery.closed).toBe('')
    await packOrders(world, id)
    const words =
      'A parcel of this order is packed: its label and its tax invoice name the address. Ask the courier to redirect it, or cancel what has not left.'
    expect((await orderOf(id)).delivery.closed).toBe(words)
    expect(await change(id, { house: '9 Hill Road' })).toMatchObject({
      status: 409,
      body: { code: 'state_wrong', message: words },
    })
    const gone = await ordered()
    const { total } = (await orderOf(gone.id)).amounts
    await desk.call('staffCancelOrder', {
      params: { id: gone.id },
      body: { reason: 'buyer_asked', note: '', amount: total, request_key: 'undo-delivery-1' },
    })
    expect(await change(gone.id, { house: '9 Hill Road' })).toMatchObject({
      status: 409,
      body: { message: 'The order is cancelled.' },
    })
  })
})
