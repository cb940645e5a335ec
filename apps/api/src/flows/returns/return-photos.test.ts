import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { signUp } from '@upchar/testkit/customers'
import { useDesk } from '@upchar/testkit/desk'
import { sendOrderPhoto, uploadOrderPhoto } from '@upchar/testkit/order-photos'
import { deliverOrders } from '@upchar/testkit/packing'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { photo, plainPdf } from '@upchar/testkit/uploads'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { createJobHandlers } from '../../jobs.ts'
import { runDueJobs } from '../../platform/jobs/jobs.ts'
import { sql } from '../../platform/db/sql.ts'
import { forgetCustomer } from '../customers/close-customer.ts'
import { lineOf, orderOf } from '../orders/testing/cancel.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
const { goods, desk } = useDesk(world)
const dayMs = 86_400_000

async function arrived() {
  const { sku } = await goods.addVariant({ pricePaise: 10_000, stock: { mumbai: 9 } })
  const { visitor, order } = await buyInCash(world, { sku, quantity: 3 })
  await deliverOrders(world, order.order_id)
  const seen = await orderOf(visitor, order.order_id)
  const line = lineOf(seen, sku)
  const key = new URL(order.track_url, 'http://x').searchParams.get('key') ?? ''
  return { visitor, id: order.order_id, line, key }
}
type Arrived = Awaited<ReturnType<typeof arrived>>
const ask = (
  { visitor, id, line }: Pick<Arrived, 'visitor' | 'id' | 'line'>,
  photos?: string[],
  reason = 'damaged',
) =>
  visitor.call('requestReturn', {
    body: {
      id,
      items: [{ line, quantity: 1 }],
      reason,
      note: '',
      ...(photos && { photos }),
      pay_to: 'asha@okhdfc',
      request_key: randomUUID(),
    },
  })
const look = (visitor: Visitor, file: string, query: { id: string; key?: string }) =>
  visitor.raw({ method: 'GET', url: `/api/orders/photos/${file}`, query })
const photosOf = async (id: string) =>
  (await desk.call('staffGetReturn', { params: { id } })).body.return.photos
const count = async (query: ReturnType<typeof sql>) =>
  (await world.db.execute<{ count: number }>(sql`select count(*)::int as count ${query}`)).rows[0]
    ?.count

describe('photos of a return', () => {
  it('RET-02 are needed where the buyer alone saw what is wrong: damaged or wrong goods', async () => {
    const bought = await arrived()
    const { returnable } = (await bought.visitor.call('getReturns', { query: { id: bought.id } }))
      .body
    expect(returnable[0]?.reasons.flatMap((one) => (one.needs_photo ? [one.code] : []))).toEqual([
      'damaged',
      'wrong_goods',
    ])
    for (const reason of ['damaged', 'wrong_goods'])
      expect(await ask(bought, [], reason)).toMatchObject({
        status: 400,
        body: { code: 'photo_missing' },
      })
    const first = await sendOrderPhoto(bought.visitor, bought.id)
    world.clock.advance(1_000)
    const sent = [first, await sendOrderPhoto(bought.visitor, bought.id)]
    expect(await ask(bought, sent)).toMatchObject({
      status: 200,
      body: { returns: [{ photos: sent }] },
    })
    // A photo belongs to one request.
    expect(await ask(bought, sent)).toMatchObject({ status: 409, body: { code: 'photo_unknown' } })
    expect((await ask(bought, undefined, 'expired')).status).toBe(200)
  })

  it('RET-02 are sent with a guest’s own link, opened by its holder and by staff, each access on record, and by nobody else', async () => {
    const { visitor, id, line, key } = await arrived()
    const holder = world.visitor()
    expect(await uploadOrderPhoto(world.visitor(), { id })).toMatchObject({
      status: 404,
      body: { code: 'order_not_found' },
    })
    const sent = await uploadOrderPhoto(holder, { id, key })
    expect(sent.status).toBe(200)
    const file = sent.body.file.file_id
    expect((await ask({ visitor, id, line }, [file])).status).toBe(200)
    const opened = await look(holder, file, { id, key })
    expect(opened.status).toBe(200)
    expect(opened.headers['content-type']).toBe('image/jpeg')
    expect(opened.headers['cache-control']).toBe('private, no-store')
    expect((await look(visitor, file, { id })).status).toBe(200)
    expect((await look(world.visitor(), file, { id })).status).toBe(404)
    const other = await arrived()
    expect((await look(other.visitor, file, { id: other.id })).status).toBe(404)
    // Another order’s photo doesn’t become evidence of this one.
    expect(await ask(other, [file])).toMatchObject({ body: { code: 'photo_unknown' } })
    const [one] = (await visitor.call('getReturns', { query: { id } })).body.returns
    const [shown] = await photosOf(one?.id ?? '')
    expect(shown).toMatchObject({ id: file, name: 'torn.jpg' })
    const url = shown?.url ?? ''
    const reviewer = (await signedInStaff(world, 'support')).visitor
    expect((await reviewer.raw({ method: 'GET', url })).status).toBe(410)
    expect((await desk.raw({ method: 'GET', url })).status).toBe(200)
    expect(
      await count(sql`from audit_entry where action = 'return.view_photo' and subject_id = ${id}`),
    ).toBe(1)
    expect(await count(sql`from file_access where file_id = ${file} and use = 'open'`)).toBe(3)
  })

  it('RET-02 are pictures, checked and encrypted as every upload', async () => {
    const { visitor, id } = await arrived()
    expect(await uploadOrderPhoto(visitor, { id }, plainPdf())).toMatchObject({
      status: 422,
      body: { code: 'file_type_refused' },
    })
    const bytes = await photo('png')
    const file = (await uploadOrderPhoto(visitor, { id }, bytes)).body.file.file_id
    expect((await look(visitor, file, { id })).headers['content-type']).toBe('image/png')
    const { rows } = await world.db.execute<{ owner: string; key: string }>(
      sql`select owner_kind || ' ' || owner_id as owner, key_id as key from stored_file where id = ${file}`,
    )
    expect(rows).toEqual([{ owner: `order ${id}`, key: expect.stringMatching(/./) }])
  })

  it('DPDP are erased half a year after the return is over, and unused ones after a week', async () => {
    const bought = await arrived()
    const [used = '', unused = ''] = [
      await sendOrderPhoto(bought.visitor, bought.id),
      await sendOrderPhoto(bought.visitor, bought.id),
    ]
    const [one] = (await ask(bought, [used])).body.returns
    const start = world.clock.now().getTime()
    const after = async (days: number) => {
      world.clock.set(new Date(start + days * dayMs).toISOString())
      const handlers = createJobHandlers(world.context)
      await handlers.forget({})
      await handlers['clear-files']({})
      await runDueJobs(world.db, handlers, world.context.log)
      return count(sql`from stored_file where id in (${used}, ${unused})`)
    }
    expect(await after(8)).toBe(1)
    // Open returns keep theirs, however long they take.
    expect(await after(300)).toBe(1)
    await bought.visitor.call('withdrawReturn', { body: { id: bought.id, return: one?.id ?? '' } })
    expect(await after(479)).toBe(1)
    expect(await world.context.files.read(used)).toBeDefined()
    expect(await after(481)).toBe(0)
    expect(await world.context.files.read(used)).toBeUndefined()
    expect(await count(sql`from order_return_photo where file_id = ${used}`)).toBe(0)
    world.clock.set(new Date(start).toISOString())
  })

  it('DPDP go with the customer’s account, but for those of an open return', async () => {
    const { id: customerId } = await signUp(world)
    const [over, open] = [await arrived(), await arrived()]
    const photos = [
      await sendOrderPhoto(over.visitor, over.id),
      await sendOrderPhoto(open.visitor, open.id),
    ]
    const [ended] = (await ask(over, photos.slice(0, 1))).body.returns
    await ask(open, photos.slice(1))
    await over.visitor.call('withdrawReturn', { body: { id: over.id, return: ended?.id ?? '' } })
    await world.db.execute(
      sql`update "order" set guest_id = null, customer_id = ${customerId} where id in (${over.id}, ${open.id})`,
    )
    await forgetCustomer(world.context, customerId)
    expect(
      await count(sql`from order_return_photo where file_id in (${photos[0]}, ${photos[1]})`),
    ).toBe(2)
    await world.db.execute(
      sql`update customer set email = null, deactivated_at = ${world.clock.now().toISOString()} where id = ${customerId}`,
    )
    await forgetCustomer(world.context, customerId)
    const { rows } = await world.db.execute(
      sql`select file_id as id from order_return_photo where file_id in (${photos[0]}, ${photos[1]})`,
    )
    expect(rows).toEqual([{ id: photos[1] }])
  })
})
