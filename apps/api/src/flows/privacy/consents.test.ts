import { beforeAll, expect, it } from 'vitest'
import type { ConsentPurpose } from '@upchar/kernel/consents'
import { sessionFor, signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { holdStatement } from '@upchar/testkit/hold-statements'
import { created, guestWith } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { countNotices } from '../../modules/support/store/notices.ts'
import { stopUrlOf } from '../../modules/support/index.ts'
import { sql } from '../../platform/db/sql.ts'
import { forget } from '../customers/forget.ts'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const choose = (visitor: Visitor, purpose: ConsentPurpose, allowed: boolean) =>
  visitor.call('setConsent', { body: { purpose, allowed, place: 'account' } })
const consentsOf = async (visitor: Visitor) => {
  const { body } = await visitor.call('getConsents')
  return {
    now: Object.fromEntries(body.consents.map(({ purpose, allowed }) => [purpose, allowed])),
    history: body.history.map(({ purpose, allowed, place }) => `${purpose} ${allowed} ${place}`),
  }
}

it('AUTH-08 deletes what was recorded of who declines tracking, and of nobody else', async () => {
  const { sku } = await goods.addVariant()
  const { rows } = await world.db.execute<{ slug: string }>(
    sql`select slug from product_read order by slug limit 1`,
  )
  const track = async () => {
    const visitor = await guestWith(world, { sku })
    await visitor.call('recordView', { body: { slugs: [rows[0]?.slug ?? ''] } })
    await visitor.call('updateSearchKeyword', { body: { keyword: 'sutures' } })
    await visitor.call('readCart', {
      body: { pincode: '400001', landed_page_url: '/offers?utm_source=mail', device_source: 'web' },
    })
    return visitor
  }
  const known = async (visitor: Visitor) => {
    const { body } = await visitor.call('getForYou', { query: {} })
    return [body.recently_viewed.length, body.recent_searches]
  }
  const origins = async () =>
    (
      await world.db.execute<{ n: number }>(
        sql`select count(*)::int as n from cart where attribution::text like '%"mail"%'`,
      )
    ).rows[0]?.n
  const first = await track()
  const other = await track()
  expect([await known(first), await origins()]).toEqual([[1, ['sutures']], 2])
  expect((await choose(first, 'statistics', false)).status).toBe(200)
  expect([await known(first), await origins()]).toEqual([[0, []], 1])
  expect(await known(other)).toEqual([1, ['sutures']])
  const cart = await first.call('readCart', { body: { pincode: '400001' } })
  expect(JSON.stringify(cart.body)).toContain(sku)
})

it('DPDP s.6 follows a refusal at once on every browser of the account, and proves each choice', async () => {
  const { sku } = await goods.addVariant()
  const { visitor, id } = await signUp(world)
  const { rows: products } = await world.db.execute<{ slug: string }>(
    sql`select slug from product_read order by slug limit 2`,
  )
  const [slug, others] = products.map((product) => product.slug)
  const track = async (who: Visitor) => {
    await who.call('recordView', { body: { slugs: [slug ?? ''] } })
    const guest_user_id = who.cookies.get('upchar_guest')
    const seen = await who.call('getProduct', {
      params: { slug: others ?? '' },
      query: { ...(guest_user_id !== undefined && { guest_user_id }) },
    })
    expect(seen.status).toBe(200)
    await who.call('updateSearchKeyword', { body: { keyword: 'sutures' } })
    await who.call('updateSearchKeywordClick', {
      body: { keyword: 'drapes', slug: slug ?? '', position: 1 },
    })
    await who.call('readCart', {
      body: { pincode: '400001', landed_page_url: '/offers?utm_source=ward', device_source: 'web' },
    })
  }
  const recorded = async () =>
    (
      await world.db.execute<{ views: number; searches: number; origins: number }>(sql`
        select (select count(*) from product_view)::int as views, (select count(*) from search_log)::int as searches,
          (select count(*) from cart where attribution::text like '%"ward"%')::int as origins`)
    ).rows[0]
  expect((await consentsOf(visitor)).now).toEqual({
    statistics: null,
    reminders: null,
    goods_mails: true,
  })
  const added = await visitor.call('updateCart', {
    body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
  })
  expect(added.status).toBe(200)
  expect((await choose(visitor, 'statistics', false)).status).toBe(200)
  expect((await choose(visitor, 'statistics', false)).status).toBe(200)
  const other = await sessionFor(world, id)
  const before = await recorded()
  await track(visitor)
  await track(other)
  expect(await recorded()).toEqual(before)

  world.clock.advance(60_000)
  await choose(visitor, 'statistics', true)
  await track(other)
  expect(await recorded()).toEqual({ views: 3, searches: 3, origins: 1 })
  expect((await consentsOf(other)).history).toEqual([
    'statistics true account',
    'statistics false account',
  ])
  const { rows } = await world.db.execute<{ notice: string }>(sql`
    select n.key || ' ' || n.number as notice from consent_record c join content_version n on n.id = c.notice_id
    where c.customer_id = ${id}`)
  expect(rows).toEqual([{ notice: 'privacy 1' }, { notice: 'privacy 1' }])
})

it('DPDP s.6 ENGAGE-02 lets the account stop and allow its mails, like the link in each of them', async () => {
  const { sku } = await goods.addVariant({ stock: { mumbai: 0 } })
  const guest = world.visitor()
  expect(await choose(guest, 'goods_mails', false)).toMatchObject({
    status: 403,
    body: { code: 'consent_needs_account' },
  })
  const { visitor, email } = await signUp(world)
  const ask = (who: Visitor) => who.call('notifyMe', { body: { sku, email, pincode: '400001' } })
  const waiting = () => countNotices(world.db, email)
  expect([(await ask(visitor)).status, await waiting()]).toEqual([200, 1])
  await choose(visitor, 'goods_mails', false)
  expect([await waiting(), (await ask(guest)).status, await waiting()]).toEqual([0, 409, 0])
  world.clock.advance(60_000)
  await choose(visitor, 'goods_mails', true)
  expect([(await ask(guest)).status, await waiting()]).toEqual([200, 1])

  world.clock.advance(60_000)
  const key = new URL(stopUrlOf(world.context, email)).searchParams.get('key') ?? ''
  await guest.call('stopNotices', { body: { key } })
  world.clock.advance(60_000)
  expect((await ask(visitor)).status).toBe(200)
  expect(await consentsOf(visitor)).toMatchObject({
    now: { goods_mails: true },
    history: [
      'goods_mails true product_page',
      'goods_mails false mail_link',
      'goods_mails true account',
      'goods_mails false account',
    ],
  })
})

it('DPDP s.6 CHECKOUT-10 reminds nobody who refused; a guest’s choice follows into the account', async () => {
  const { sku } = await goods.addVariant({ stock: { mumbai: 40 } })
  const guest = await guestWith(world, { sku })
  await created(guest)
  const step = async () => (await guest.call('getLastStep')).body.step
  expect(await step()).not.toBeNull()
  await choose(guest, 'reminders', false)
  expect(await step()).toBeNull()
  world.clock.advance(1000)
  await choose(guest, 'statistics', false)
  const { id } = await signUp(world, { visitor: guest })
  expect(await consentsOf(guest)).toMatchObject({
    now: { statistics: false, reminders: false },
    history: ['statistics false account', 'reminders false account'],
  })
  const staff = await signedInStaff(world, 'support')
  const { body } = await staff.visitor.call('staffGetCustomer', { params: { id } })
  expect(body.consents.map(({ purpose, notice }) => [purpose, notice.version])).toEqual([
    ['statistics', 1],
    ['reminders', 1],
  ])

  const passing = world.visitor()
  await passing.call('createGuestCart')
  // The second press comes while the first is being written.
  const writing = holdStatement(/insert into consent_record/)
  const first = choose(passing, 'statistics', false)
  await writing.held()
  let isOver = false
  const second = choose(passing, 'statistics', false).finally(() => (isOver = true))
  const waits = async () =>
    (await world.db.execute(sql`select from pg_locks where not granted`)).rows.length > 0
  await expect.poll(async () => isOver || (await waits())).toBe(true)
  writing.letGo()
  expect([(await first).status, (await second).status]).toEqual([200, 200])
  expect((await consentsOf(passing)).history).toEqual(['statistics false account'])
  // Nobody reads or makes another one's choices by naming the other's id, nor by a made-up one.
  const stranger = world.visitor()
  const ofPassing = passing.cookies.get('upchar_guest') ?? ''
  for (const guestId of [ofPassing, `${ofPassing.slice(0, -1)}x`, 'x', '__proto__']) {
    const read = await stranger.raw({
      method: 'GET',
      url: `/api/consents?guest_user_id=${encodeURIComponent(guestId)}`,
    })
    if (read.status === 200) expect(read.body).toMatchObject({ history: [] })
    await stranger.raw({
      method: 'POST',
      url: '/api/consents',
      payload: { purpose: 'statistics', allowed: true, place: 'account', guest_user_id: guestId },
    })
  }
  expect((await consentsOf(passing)).now).toMatchObject({ statistics: false })
  for (const wrong of [{ purpose: '__proto__' }, { allowed: 'yes' }, { place: 'x' }])
    expect(
      (
        await stranger.raw({
          method: 'POST',
          url: '/api/consents',
          payload: { purpose: 'statistics', allowed: true, place: 'account', ...wrong },
        })
      ).status,
    ).toBe(400)
  world.clock.advance(366 * 86_400_000)
  await forget(world.context)
  const left = await world.db.execute<{ own: number; others: number }>(
    sql`select count(*) filter (where customer_id = ${id})::int as own, count(*) filter (where customer_id is null)::int as others from consent_record`,
  )
  expect(left.rows).toEqual([{ own: 2, others: 0 }])
})
