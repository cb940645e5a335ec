import { describe, expect, it } from 'vitest'
import { announced } from '@upchar/testkit/announced'
import { auditOf } from '@upchar/testkit/audit'
import { wrongBooks } from '@upchar/testkit/books'
import { useDesk } from '@upchar/testkit/desk'
import { mailsTo } from '@upchar/testkit/mails'
import { packOrders } from '@upchar/testkit/packing'
import {
  atGateway,
  buyInCash,
  create,
  created,
  guestWith,
  outcomeOf,
  pay,
  place,
  runJobs,
} from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
const { goods, desk } = useDesk(world)
const words = 'Not on sale at present: we have stopped the sales of this seller.'

const suspend = (by: Visitor, id: number) =>
  by.call('staffSuspendSeller', { params: { id }, body: { reason: 'Licence under review' } })
const lift = (by: Visitor, id: number) =>
  by.call('staffLiftSuspension', { params: { id }, body: { reason: 'The licence is in order' } })

describe('OPS-06 a suspended seller', () => {
  it('OPS-06 sells nothing from that moment on: cart, checkout, payment, product page and cards; its orders are packed; another person lifts it', async () => {
    const id = goods.sellers.mumbai
    const { sku } = await goods.addVariant({ stock: { mumbai: 50 } })
    const open = await buyInCash(world, { sku, quantity: 2 })
    const late = await guestWith(world, { sku })
    const checkout = await created(late)
    const paying = await atGateway(world, { sku, quantity: 3 })
    const seller = (await desk.call('staffListSellers')).body.sellers.find((one) => one.id === id)
    expect(seller).toMatchObject({ suspension: null, waiting_orders: 1 })
    // The list that the count leads to has just these orders.
    const waiting = async () =>
      (
        await desk.call('staffListOrders', { query: { seller: id, state: 'waiting' } })
      ).body.orders.map((order) => order.id)
    expect(await waiting()).toEqual([open.order.order_id])

    const { visitor: admin, id: adminId } = await signedInStaff(world, 'admin')
    await announced(world, async () => {
      // Two at once: the first of them counts.
      const both = await Promise.all([suspend(admin, id), suspend(admin, id)])
      expect(both.map(({ status }) => status)).toEqual([200, 200])
    })
    const { suspension } =
      (await desk.call('staffListSellers')).body.sellers.find((one) => one.id === id) ?? {}
    expect(suspension).toMatchObject({ reason: 'Licence under review' })
    const setup = (await admin.call('staffGetSetup')).body
    const missing = setup.licence_gaps.filter(
      ({ kind, seller_id: of }) => kind === 'missing' && of === id,
    )
    expect(missing).toEqual([])
    const email = setup.sellers.find((one) => one.id === id)?.email ?? ''
    const mails = () => mailsTo(world.db, email)
    // Who can't sign in can't read there what is to pack.
    expect((await mails())[0]?.text).toContain('The seller portal is closed')
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('sales are suspended'),
    ])

    // Neither a new cart, nor one that was filled, quoted or brought to the bank before.
    expect(
      await world.visitor().call('updateGuestCart', {
        body: { type: 'ADD', product: { sku_id: sku }, pincode: '400001' },
      }),
    ).toMatchObject({ status: 403, body: { code: 'buying_not_allowed', message: words } })
    const { cart } = (await late.call('readCart', { body: { pincode: '400001' } })).body
    expect(cart).toMatchObject({
      checkout_allowed: false,
      items: [{ sku_id: sku, available: false, message: words }],
    })
    expect(await place(late, checkout)).toMatchObject({
      status: 403,
      body: { code: 'buying_not_allowed', message: words },
    })
    expect(await create(late)).toMatchObject({ body: { code: 'cart_not_ready' } })
    await pay(paying.visitor, paying.url)
    await runJobs(world)
    expect((await outcomeOf(paying.visitor, paying.checkout)).state).not.toBe('placed')
    expect(await wrongBooks(world)).toBe('')

    // Its open order is packed as usual.
    await packOrders(world, open.order.order_id)
    const { order } = (await desk.call('staffGetOrder', { params: { id: open.order.order_id } }))
      .body
    const parcel = order.parts.flatMap(({ parcels }) => parcels)[0]
    expect(parcel?.state).toBe('packed')
    expect(await waiting()).toEqual([open.order.order_id])
    const left = await desk.call('staffMoveParcel', {
      params: { id: parcel?.id ?? '' },
      body: {
        version: parcel?.version ?? 0,
        state: 'shipped',
        at: world.clock.now().toISOString(),
      },
    })
    expect(left.status, JSON.stringify(left.body)).toBe(200)
    expect(await waiting()).toEqual([])

    // Who suspended it first doesn't lift it; support may not at all.
    expect((await lift(desk, id)).status).toBe(403)
    const { visitor: other } = await signedInStaff(world, 'admin')
    expect(suspension?.by.id).toBe(adminId)
    expect(await lift(admin, id)).toMatchObject({ status: 409, body: { code: 'same_person' } })
    await announced(world, async () => expect((await lift(other, id)).status).toBe(200))
    expect(await lift(other, id)).toMatchObject({ body: { code: 'not_suspended' } })
    expect((await create(late)).status).toBe(200)
    expect((await mails()).at(-1)?.subject).toContain('sales go on')
    const audit = await auditOf(world.db, seller?.gstin ?? '')
    expect(audit.map(({ action }) => action).toSorted()).toEqual(['seller.lift', 'seller.suspend'])
    expect((await lift(other, 999_999)).body).toMatchObject({ code: 'seller_unknown' })
  })

  it('OPS-06 in a shop of one administrator, who suspended a seller lifts it a day later', async () => {
    const id = goods.sellers.delhi
    const { visitor: admin, id: adminId } = await signedInStaff(world, 'admin')
    await suspend(admin, id)
    const shown = async () =>
      (await admin.call('staffListSellers')).body.sellers.find((one) => one.id === id)
    expect((await shown())?.suspension?.alone_from).toBeNull()
    const disabled = (ago: string) =>
      world.db.execute(
        sql`update staff_member set disabled_at = ${world.clock.now().toISOString()}::timestamptz - ${ago}::interval where id <> ${adminId} and role = 'admin'`,
      )
    // Disabling a colleague doesn't make somebody the only one at once.
    await disabled('0')
    expect(await lift(admin, id)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/Somebody else must/) },
    })
    await disabled('2 days')
    const from = new Date(world.clock.now().getTime() + 86_400_000).toISOString()
    expect((await shown())?.suspension?.alone_from).toBe(from)
    expect(await lift(admin, id)).toMatchObject({
      status: 409,
      body: { code: 'same_person', message: expect.stringMatching(/You can from \d+ \w+ 2026/) },
    })
    await world.db.execute(
      sql`update seller_suspension set suspended_at = suspended_at - interval '1 day' where seller_id = ${id} and lifted_at is null`,
    )
    expect((await lift(admin, id)).status).toBe(200)
    expect((await shown())?.suspension).toBeNull()
    const audit = await auditOf(world.db, (await shown())?.gstin ?? '')
    expect(audit.map(({ action }) => action).toSorted()).toEqual([
      'seller.lift_alone',
      'seller.suspend',
    ])
  })
})
