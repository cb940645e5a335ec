import { randomUUID } from 'node:crypto'
import { sql } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import type { QueryInput } from '@upchar/contract/schema/endpoints'
import { signUp } from '@upchar/testkit/customers'
import { useDesk } from '@upchar/testkit/desk'
import { packOrders } from '@upchar/testkit/packing'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import {
  atGateway,
  created,
  form,
  guestWith,
  pay,
  place,
  placed,
  runJobs,
  type Form,
  type Wanted,
} from '@upchar/testkit/shop'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
const { goods, desk } = useDesk(world)

/** A guest's order in cash; each placed a minute after the one before. */
async function order(
  changes: Partial<Form>,
  ...wanted: Wanted[]
): Promise<{ id: string; number: string }> {
  world.clock.advance(60_000)
  const visitor = await guestWith(world, ...wanted)
  const outcome = placed(await place(visitor, await created(visitor, { form: changes })))
  return { id: outcome.order_id, number: outcome.order_number }
}

const list = async (query: QueryInput<'staffListOrders'>) => {
  const reply = await desk.call('staffListOrders', { query })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body
}
const numbers = async (query: QueryInput<'staffListOrders'>): Promise<string[]> =>
  (await list(query)).orders.map(({ number }) => number)

describe('the orders desk', () => {
  it('OPS-01 finds an order of a guest by whatever the caller can read out', async () => {
    const [gloves, gauze] = [
      await goods.addVariant({ sku: 'DESK-GLV/7', title: 'Nitrile gloves' }),
      await goods.addVariant({ sku: 'DESK-GAU' }),
    ]
    const mine = await order(
      {
        email: 'Store.Keeper@lotus-ward.example',
        FullName: 'Ananya Deshpande',
        PhoneNumber: '+91 98201 47365',
        businessName: 'Lotus Maternity Home',
        gstin: '27AAPFU0939F1ZV',
      },
      { sku: gloves.sku },
    )
    await order(
      { email: 'else@clinic.example', FullName: 'Ravi Iyer', PhoneNumber: '9811111111' },
      { sku: gauze.sku },
    )
    await packOrders(world, mine.id)
    const { rows } = await world.db.execute<{ number: string; awb: string }>(
      sql`update shipment h set awb = 'DESK123456' from sub_order s, invoice i where s.id = h.sub_order_id
        and i.sub_order_id = s.id and s.order_id = ${mine.id}::uuid returning i.number, h.awb`,
    )
    for (const q of [
      mine.number,
      mine.number.toLowerCase(),
      mine.number.slice(-5),
      '9820147365',
      '+91 98201 47365',
      '47365',
      '7365',
      '98201',
      'store.keeper@lotus',
      'STORE.KEEPER@LOTUS-WARD.EXAMPLE',
      'deshpande',
      'Anan Desh',
      'lotus maternity',
      '27AAPFU0939F1ZV',
      '27aapfu',
      'desk-glv/7',
      'desk123456',
      'DESK 123 456',
      rows[0]?.number ?? 'no invoice',
    ])
      expect(await numbers({ q }), q).toEqual([mine.number])
    for (const q of ['nobody', '0000', "' or 1=1 --", '%', "a'b & !c:*", 'DESK-GLV'])
      expect(await numbers({ q }), q).not.toContain(mine.number)
  })

  it('OPS-01 shows guests and customers alike, with phone and email masked', async () => {
    const { sku } = await goods.addVariant({ title: 'Suture 3-0' })
    const { sku: other } = await goods.addVariant({ title: 'Absorbent cotton' })
    const guest = await order(
      { email: 'mask.me@clinic.example', FullName: 'Guest Masked', PhoneNumber: '9822220001' },
      { sku, quantity: 2 },
      { sku: other },
    )
    const customer = await signUp(world, { profile: { first_name: 'Meera', phone: '9822220002' } })
    await customer.visitor.call('updateCart', {
      body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
    })
    world.clock.advance(60_000)
    const made = await customer.visitor.call('createCheckout', {
      query: { source: 'cart' },
      body: { form: form({ PhoneNumber: '9822220002' }), request_key: randomUUID() },
    })
    const own = placed(await place(customer.visitor, made.body.checkout))
    const { orders } = await list({ q: '982222' })
    expect(orders.map(({ number, is_guest }) => [number, is_guest])).toEqual([
      [own.order_number, false],
      [guest.number, true],
    ])
    expect(orders[1]).toMatchObject({
      name: 'Guest Masked',
      city: 'Mumbai',
      phone: '******0001',
      email: 'm***@clinic.example',
      title: 'Absorbent cotton, M',
      lines: 2,
      payment: { label: 'Cash on delivery', state: 'due' },
      states: [{ state: 'placed', label: 'Order placed' }],
      unbooked: true,
    })
  })

  it('OPS-01 pages by places in the list, in both directions, without a gap when orders arrive meanwhile', async () => {
    const { sku } = await goods.addVariant()
    const made: string[] = []
    for (let i = 0; i < 5; i++)
      made.push((await order({ FullName: 'Paging Person' }, { sku })).number)
    const newest = made.toReversed()
    const q = 'paging person'
    const first = await list({ q, limit: 2 })
    expect(first.orders.map(({ number }) => number)).toEqual(newest.slice(0, 2))
    expect(first.newer).toBeNull()
    const late = await order({ FullName: 'Paging Person' }, { sku })
    const second = await list({ q, limit: 2, after: first.older ?? '' })
    expect(second.orders.map(({ number }) => number)).toEqual(newest.slice(2, 4))
    const third = await list({ q, limit: 2, after: second.older ?? '' })
    expect(third.orders.map(({ number }) => number)).toEqual(newest.slice(4))
    expect(third.older).toBeNull()
    const back = await list({ q, limit: 2, before: third.newer ?? '' })
    expect(back.orders.map(({ number }) => number)).toEqual(newest.slice(2, 4))
    expect(await numbers({ q, limit: 2, before: back.newer ?? '' })).toEqual(newest.slice(0, 2))
    const top = await list({ q, limit: 2, before: first.newer ?? first.older ?? '' })
    expect(top.orders.map(({ number }) => number)).toEqual([late.number, newest[0]])
    expect(top.newer).toBeNull()
  })

  it('OPS-01 narrows by state, payment and day in India', async () => {
    const { sku } = await goods.addVariant()
    const cash = await order({ FullName: 'Narrow Cash' }, { sku })
    world.clock.advance(60_000)
    const paidBy = await atGateway(world, { sku })
    await pay(paidBy.visitor, paidBy.url)
    await runJobs(world, 2)
    const online = (await list({ payment: 'online', limit: 1 })).orders[0]
    expect(online?.payment).toEqual({ option: 1, label: 'Paid online', state: 'paid' })
    expect(await numbers({ q: 'narrow cash', payment: 'online' })).toEqual([])
    expect(await numbers({ q: 'narrow cash', payment: 'cash' })).toEqual([cash.number])
    await world.db.execute(
      sql`update sub_order set state = 'rto' where order_id = ${cash.id}::uuid and seller_id is not null`,
    )
    expect(await numbers({ state: 'rto' })).toEqual([cash.number])
    expect(await numbers({ q: 'narrow cash', state: 'delivered' })).toEqual([])
    expect(await numbers({ q: 'narrow cash', state: 'unbooked' })).toEqual([])
    await world.db.execute(
      sql`update "order" set placed_at = '2026-03-31T18:30:00Z' where id = ${cash.id}::uuid`,
    )
    expect(await numbers({ from: '2026-04-01', to: '2026-04-01' })).toEqual([cash.number])
    expect(await numbers({ from: '2026-03-31', to: '2026-03-31' })).toEqual([])
  })

  it('OPS-01 answers nonsense in a query with 400', async () => {
    for (const query of [
      'state=lost',
      'payment=gold',
      'from=31-03-2026',
      'after=1',
      'after=1.x',
      'limit=0',
      'limit=101',
    ])
      expect(
        await desk.raw({ method: 'GET', url: `/api/staff/orders?${query}` }),
        query,
      ).toMatchObject({ status: 400, body: { code: 'request_invalid' } })
  })
})

describe('an order on the desk', () => {
  it('OPS-01 has in each parcel what its own warehouse sends', async () => {
    const [near, far] = [
      await goods.addVariant({ stock: { mumbai: 9 } }),
      await goods.addVariant({ stock: { nagpur: 9 } }),
    ]
    const { id } = await order({}, { sku: near.sku }, { sku: far.sku })
    const { parts } = (await desk.call('staffGetOrder', { params: { id } })).body.order
    const parcels = parts.flatMap((part) => part.parcels)
    expect(parcels.map(({ contents }) => contents.map(({ sku_id }) => sku_id)).toSorted()).toEqual(
      [[near.sku], [far.sku]].toSorted(),
    )
  })

  it('OPS-01 has goods with batches, whole contact data, amounts as on the invoices, documents and mails', async () => {
    const { sku } = await goods.addVariant({ title: 'Nitrile gloves' })
    const mine = await order(
      { FullName: 'Detail Person', PhoneNumber: '9833330001', email: 'detail@ward.example' },
      { sku, quantity: 2 },
    )
    const {
      status,
      body: { order: shown },
    } = await desk.call('staffGetOrder', { params: { id: mine.number } })
    expect(status).toBe(200)
    expect(shown).toMatchObject({
      id: mine.id,
      number: mine.number,
      customer_id: null,
      contact: { name: 'Detail Person', phone: '9833330001', email: 'detail@ward.example' },
      delivery_to: { name: 'Detail Person', city: 'Mumbai', pincode: '400001' },
      // Two at ₹105 and the shop's fee for cash, as ORDER-02's own test has them.
      amounts: { subtotal: 210, cod_fee: 49, total: 259, discount: 0 },
      payment: { option: 2, state: 'due' },
      payments: [],
      refunds: [],
      parts: [
        {
          seller: { name: 'mumbai', gstin: '27AABCT0001T1Z5' },
          items: [{ sku_id: sku, quantity: 2, line_total: 210 }],
          parcels: [
            {
              version: 0,
              courier: 'Sandbox Express',
              awb: '',
              state: 'placed',
              contents: [{ sku_id: sku, quantity: 2, batch: expect.stringMatching(/./) }],
            },
          ],
        },
      ],
      fee_documents: [],
      mails: [{ to: 'detail@ward.example', subject: `Order ${mine.number} is placed` }],
    })
    expect(shown.timeline.map(({ kind }) => kind).toSorted()).toEqual(['mail', 'order'])
    expect(shown.parts[0]?.documents).toEqual([])
    await packOrders(world, mine.id)
    const { order: packed } = (await desk.call('staffGetOrder', { params: { id: mine.id } })).body
    expect(packed.fee_documents).toMatchObject([{ number: expect.stringMatching(/^UPC\//) }])
    expect(packed.mails.map(({ subject }) => subject)).toContain(
      `Order ${mine.number} is packed: your invoice`,
    )
    const documents = [...(packed.parts[0]?.documents ?? []), ...packed.fee_documents]
    expect(documents).toHaveLength(2)
    for (const { id } of documents) {
      const pdf = await desk.raw({
        method: 'GET',
        url: `/api/staff/orders/${mine.id}/invoices/${id}`,
      })
      expect(pdf.headers['content-type']).toBe('application/pdf')
      expect(pdf.headers['cache-control']).toBe('private, no-store')
    }
    const strange = await order({}, { sku })
    for (const [of, invoice] of [
      [strange.id, documents[0]?.id],
      [mine.id, randomUUID()],
      ['x', 'y'],
    ])
      expect(
        await desk.raw({ method: 'GET', url: `/api/staff/orders/${of}/invoices/${invoice}` }),
      ).toMatchObject({ status: 404, body: { code: 'invoice_unknown' } })
  })

  it('OPS-01 shows payments and refunds of an order paid online', async () => {
    const { sku } = await goods.addVariant()
    world.clock.advance(60_000)
    const { visitor, url } = await atGateway(world, { sku })
    await pay(visitor, url)
    await runJobs(world, 2)
    const [newest] = (await list({ payment: 'online', limit: 1 })).orders
    const { order: shown } = (
      await desk.call('staffGetOrder', { params: { id: newest?.id ?? '' } })
    ).body
    expect(shown.payments).toMatchObject([
      { method: 'upi', state: 'captured', amount: shown.amounts.total },
    ])
    expect(shown.timeline.map(({ kind }) => kind)).toContain('payment')
  })

  it('OPS-01 answers 404 for no order, and records each view once an hour under the order’s number', async () => {
    const { sku } = await goods.addVariant()
    const mine = await order({}, { sku })
    const finance = await signedInStaff(world, 'finance')
    for (const id of [randomUUID(), 'UP-000000-AAAAA', "' or 1=1 --", '%25'])
      expect(await finance.visitor.call('staffGetOrder', { params: { id } })).toMatchObject({
        status: 404,
        body: { code: 'order_unknown' },
      })
    for (let i = 0; i < 2; i++)
      await finance.visitor.call('staffGetOrder', { params: { id: mine.id } })
    const admin = await signedInStaff(world, 'admin')
    const { entries } = (
      await admin.visitor.call('staffListAudit', {
        query: { by: finance.id, action: 'order.view' },
      })
    ).body
    expect(entries.map(({ subject }) => subject)).toEqual([
      { kind: 'order', id: mine.id, name: mine.number },
    ])
  })
})
