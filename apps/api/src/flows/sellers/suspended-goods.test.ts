import { expect, it } from 'vitest'
import { announced } from '@upchar/testkit/announced'
import { signUp } from '@upchar/testkit/customers'
import { auditOf } from '@upchar/testkit/audit'
import { useDesk } from '@upchar/testkit/desk'
import { mailsTo } from '@upchar/testkit/mails'
import { wrongBooks } from '@upchar/testkit/books'
import {
  atGateway,
  buyInCash,
  countOf,
  create,
  guestWith,
  outcomeOf,
  pay,
  runJobs,
} from '@upchar/testkit/shop'
import { awaiting, setTerms, transfer } from '@upchar/testkit/payment-requests'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { sendNotices } from '../notices/send-notices.ts'
import { indexGroups } from '../../modules/search/index.ts'
import { refreshReadModels } from '../../modules/catalogue/index.ts'
import { eq, sql } from '../../platform/db/sql.ts'
import { productGroup, variant } from '../../modules/catalogue/tables.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
const { goods } = useDesk(world)
const words = 'Not on sale at present: we have stopped the sales of this seller.'
const pincode = '400001'

it('OPS-06 no list, link or page sells the goods of a suspended seller or says that they are in stock', async () => {
  const { sku, groupId } = await goods.addVariant({
    sku: 'HALTED-LANCET',
    title: 'Halted lancets',
    stock: { mumbai: 50 },
  })
  await refreshReadModels(world.db, [groupId], world.clock.now())
  await indexGroups(world.db, [groupId])
  const [group] = await world.db.select().from(productGroup).where(eq(productGroup.id, groupId))
  const slug = group?.slug ?? ''

  // All that a buyer may have prepared before.
  const { visitor: buyer, order } = await buyInCash(world, { sku })
  const sender = await guestWith(world, { sku, quantity: 2 })
  const { link } = (await sender.call('generateCartLink', { body: {} })).body
  const lines = [{ sku_id: sku, quantity: 2 }]
  const { quotation } = (
    await buyer.call('createQuotation', { body: { name: 'Ward 4', pincode, lines } })
  ).body
  await buyer.call('addToWishlist', { body: { sku_id: sku, pincode } })
  const paying = await atGateway(world, { sku })
  await setTerms(world)
  const awaited = await awaiting(world, 4, { sku })
  await transfer(world, awaited.request, 10)
  await runJobs(world)
  const joining = await guestWith(world, { sku })
  const { body: feedBefore } = await buyer.call('getMerchantFeed')
  const parts = Array.from({ length: feedBefore.parts }, (_, i) => i + 1)
  const feed = async () =>
    (
      await Promise.all(parts.map((part) => buyer.call('getMerchantFeed', { query: { part } })))
    ).flatMap(({ body }) => body.items.filter((item) => item.sku_id === sku))
  expect(await feed()).toMatchObject([{ available: true }])

  const { visitor: admin } = await signedInStaff(world, 'admin')
  await announced(world, () =>
    admin.call('staffSuspendSeller', {
      params: { id: goods.sellers.mumbai },
      body: { reason: 'Licence under review' },
    }),
  )

  // A press that was under way during the suspension holds the goods all the same.
  await world.db.execute(sql`update stock_hold set state = 'held' where state = 'released'
    and checkout_id = ${paying.checkout.id}::uuid`)
  await pay(paying.visitor, paying.url)
  expect((await outcomeOf(paying.visitor, paying.checkout)).state).not.toBe('placed')
  expect(await countOf(world, 'refund')).toBe(1)

  const inCart = async (visitor = buyer) =>
    (await visitor.call('readCart', { body: { pincode } })).body.cart.items.filter(
      ({ available }) => available,
    )
  // Before the job has rewritten cards and pages, and after it.
  for (const round of ['at once', 'after the job']) {
    const none = { lines: [{ added: 0, message: words }], cart: { item_count: 0 } }
    expect(
      (await buyer.call('identifyLink', { body: { link, pincode } })).body,
      round,
    ).toMatchObject({ cart: { items: [{ can_add: 0, message: words }], goods_total: 0 } })
    expect((await buyer.call('addSharedCart', { body: { link, pincode } })).body).toMatchObject(
      none,
    )
    expect(
      (await buyer.call('repeatOrder', { body: { id: order.order_id, pincode } })).body,
    ).toMatchObject(none)
    expect((await buyer.call('addOrderPad', { body: { lines, pincode } })).body).toMatchObject(none)
    const { body: padded } = await buyer.call('matchOrderPad', {
      body: { lines: [{ text: sku, quantity: 2 }], pincode },
    })
    const found = padded.lines.flatMap(({ choices }) => choices.filter((one) => one.sku_id === sku))
    expect(found, round).toHaveLength(1)
    for (const choice of found)
      expect(choice).toMatchObject({ message: words, stock: { state: 'out_of_stock' } })
    expect(
      (await buyer.call('orderQuotation', { params: { id: quotation.id }, body: {} })).body,
    ).toMatchObject({ cart: { item_count: 0 }, changes: [{ sku_id: sku, message: words }] })
    expect(
      await buyer.call('createQuotation', { body: { name: 'Ward 4', pincode, lines } }),
    ).toMatchObject({ status: 409, body: { code: 'quotation_empty' } })
    expect(await buyer.call('moveToCart', { body: { sku_id: sku, pincode } })).toMatchObject({
      status: 403,
      body: { code: 'buying_not_allowed', message: words },
    })
    expect((await buyer.call('listWishlist', { body: { pincode } })).body.items).toMatchObject([
      { message: words, stock: { state: 'out_of_stock' }, back_in_stock: false },
    ])
    expect(await create(buyer, { items: lines, source: 'multiple' })).toMatchObject({
      body: { success: false },
    })
    expect(await inCart()).toEqual([])
    expect(
      (await buyer.call('checkAvailability', { body: { sku_id: sku, pincode } })).body,
    ).toMatchObject({ available: false, stock: { state: 'out_of_stock' } })
    const { body: page } = await buyer.call('getProduct', { params: { slug }, query: {} })
    expect(page.stock[sku]?.state, round).toBe('out_of_stock')
    if (round === 'after the job') {
      expect(page.product.buying).toMatchObject({ state: 'blocked', message: words })
      expect(await feed()).toEqual([])
      const filters = 'family=test-open'
      const { body: list } = await buyer.call('listProducts', { query: { filters, pincode } })
      expect(list.products.find(({ product_group_id: id }) => id === groupId)).toMatchObject({
        buying: { state: 'blocked', message: words },
      })
      expect(list.stock[groupId]?.state).toBe('out_of_stock')
      const { body: searched } = await buyer.call('listProducts', {
        query: { search: 'halted lancets', pincode },
      })
      expect(searched.products[0]).toMatchObject({
        product_group_id: groupId,
        buying: { state: 'blocked', message: words },
      })
      expect(searched.stock[groupId]?.state).toBe('out_of_stock')
      const { body: typed } = await buyer.call('suggest', { query: { text: 'halted lancets' } })
      expect(JSON.stringify(typed)).not.toContain('in_stock')
      const stocked = await buyer.call('listProducts', {
        query: { filters: `${filters}&in_stock=1`, pincode },
      })
      expect(stocked.body.products.map(({ product_group_id: id }) => id)).not.toContain(groupId)
    }
    await runJobs(world)
  }

  // What waits for a bank transfer is withdrawn, once, and the buyer told: a part that had come goes back, and its account is closed.
  const { reference } = awaited.request
  const told = (await mailsTo(world.db, awaited.checkout.form.email)).filter(({ subject }) =>
    subject.includes(`${reference} is cancelled`),
  )
  expect(told.map(({ text }) => text)).toEqual([
    expect.stringContaining('We have stopped the sales of a seller of these goods'),
  ])
  expect((await auditOf(world.db, reference)).map(({ action }) => action)).toEqual([
    'payment.request_cancel',
  ])
  expect(await countOf(world, 'refund')).toBe(2)
  await transfer(world, awaited.request, awaited.checkout.total)
  await runJobs(world)
  expect((await outcomeOf(awaited.visitor, awaited.checkout)).state).toBe('failed')
  expect(await countOf(world, 'refund')).toBe(2)

  // A guest's cart that joins the account's.
  const customer = await signUp(world, { visitor: joining })
  await customer.visitor.call('syncGuestCart', { body: { pincode } })
  expect(await inCart(customer.visitor)).toEqual([])
  const { body: rights } = await customer.visitor.call('getBuyingRights', {
    query: { slugs: slug },
  })
  expect(Object.values(rights.buying)).toMatchObject([{ state: 'blocked', message: words }])
  expect(await wrongBooks(world)).toBe('')
})

it('OPS-06 of a product that others sell too, only theirs is left; who waits for it hears when the suspension is lifted', async () => {
  const { visitor: admin } = await signedInStaff(world, 'admin')
  await admin.call('staffSuspendSeller', {
    params: { id: goods.sellers.mumbai },
    body: { reason: 'Licence under review' },
  })
  const stopped = await goods.addVariant({ stock: { mumbai: 50 } })
  const sold = await goods.addVariant({ seller: 'delhi', stock: { delhi: 50 } })
  const { groupId } = stopped
  await world.db.update(variant).set({ groupId }).where(eq(variant.id, sold.variantId))
  await refreshReadModels(world.db, [groupId], world.clock.now())
  const [group] = await world.db.select().from(productGroup).where(eq(productGroup.id, groupId))
  const { visitor: buyer, email } = await signUp(world)
  const { body } = await buyer.call('getProduct', {
    params: { slug: group?.slug ?? '' },
    query: {},
  })
  expect(body.product.buying.state).toBe('open')
  expect(body.product.variants.map((one) => one.sku)).toEqual([sold.sku])
  expect(body.stock[stopped.sku]?.state ?? 'out_of_stock').toBe('out_of_stock')
  const add = (sku: string) =>
    buyer.call('updateCart', {
      body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode },
    })
  expect(await add(stopped.sku)).toMatchObject({ status: 403, body: { message: words } })
  expect((await add(sold.sku)).status).toBe(200)

  const waits = await buyer.call('notifyMe', { body: { sku: stopped.sku, email, pincode } })
  expect(waits.status).toBe(200)
  expect(await sendNotices(world.context)).toBe(0)
  const { visitor: other } = await signedInStaff(world, 'admin')
  await announced(world, () =>
    other.call('staffLiftSuspension', {
      params: { id: goods.sellers.mumbai },
      body: { reason: 'The licence is in order' },
    }),
  )
  expect(await sendNotices(world.context)).toBe(1)
  expect((await add(stopped.sku)).status).toBe(200)
})
