import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { signUp } from '@upchar/testkit/customers'
import { withMailServer } from '@upchar/testkit/mail-server'
import { useWorld } from '@upchar/testkit/world'
import { maySell, saleLicencesOf } from '../../modules/sellers/index.ts'
import { selectNotifyRequests, stopUrlOf } from '../../modules/support/index.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { recordMail, sendMail } from '../../platform/mail/mail.ts'
import { forget } from '../customers/forget.ts'
import { sendNotices } from './send-notices.ts'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})

const mails = async () =>
  (
    await world.db.execute<{ to: string; subject: string; text: string }>(
      sql`select to_address as to, subject, text from mail_message order by created_at`,
    )
  ).rows

describe('a back-in-stock request', () => {
  it('ENGAGE-02 sends one mail once the product is available at its pincode, and not before', async () => {
    const { rows } = await world.db.execute<{ sku: string; id: number; warehouse: number }>(sql`
      select v.sku, o.id, (select min(id) from warehouse) as warehouse from variant v join offer o on o.variant_id = v.id join product_group g on g.id = v.group_id
      where g.product_class = 'DEV_A' and not g.lead_only and not exists (select 1 from lot l where l.offer_id = o.id) order by o.id limit 1`)
    const article = rows[0]
    expect(article).toBeDefined()
    const asked = await world.visitor().call('notifyMe', {
      body: { sku: article?.sku ?? '', email: 'ward@hospital.example', pincode: '400001' },
    })
    expect(asked.status).toBe(200)
    expect(await sendNotices(world.context)).toBe(0)

    await world.db
      .execute(sql`with l as (insert into lot (offer_id, warehouse_id, batch_no, on_hand) values (${article?.id}, ${article?.warehouse}, 'B1', 5000) returning id)
      insert into stock_movement (lot_id, quantity, reason, reference, at) select id, 5000, 'receipt', 'test', now() from l`)
    const counts = await Promise.all([sendNotices(world.context), sendNotices(world.context)])
    expect(counts.some((count) => count === 1)).toBe(true)
    const about = (await mails()).filter((mail) => mail.to === 'ward@hospital.example')
    expect(about).toHaveLength(1)
    expect(about[0]?.text).toContain('400001')
    expect(await sendNotices(world.context)).toBe(0)
  })
  it('ENGAGE-02 waits until the minimum order can be bought', async () => {
    const { sku } = await goods.addVariant({ moq: 5, stock: { mumbai: 4 } })
    const request = { sku, email: 'store@clinic.example', pincode: '400001' }
    expect((await world.visitor().call('notifyMe', { body: request })).status).toBe(200)
    expect(await sendNotices(world.context)).toBe(0)
    await world.db.execute(sql`update lot set on_hand = 5 where offer_id =
      (select o.id from offer o join variant v on v.id = o.variant_id where v.sku = ${sku})`)
    expect(await sendNotices(world.context)).toBe(1)
  })
  it('ENGAGE-02 waits while the goods are off sale, or lie where no licence permits their sale', async () => {
    const { variantId, offerId, groupId, sku } = await goods.addVariant({
      productClass: 'DEV_C',
      stock: { mumbai: 9 },
    })
    const request = { sku, email: 'ward@clinic.example', pincode: '400001' }
    const set = (table: 'variant' | 'offer' | 'product_group', id: number, active: boolean) =>
      world.db.execute(sql`update ${sql.identifier(table)} set active = ${active} where id = ${id}`)
    expect((await world.visitor().call('notifyMe', { body: request })).status).toBe(200)
    for (const [table, id] of [
      ['variant', variantId],
      ['offer', offerId],
      ['product_group', groupId],
    ] as const) {
      await set(table, id, false)
      expect(await sendNotices(world.context), table).toBe(0)
      await set(table, id, true)
    }
    const licences = async (until: string) => {
      await world.db.execute(
        sql`update seller_licence set valid_until = ${until}::date where seller_id = ${goods.sellers.mumbai}`,
      )
      await inTransaction(world.db, announceChange)
    }
    await licences('2026-11-23')
    await expect
      .poll(async () =>
        maySell(await saleLicencesOf(world.context), {
          sellerId: goods.sellers.mumbai,
          productClass: 'DEV_C',
          on: '2026-11-24',
        }),
      )
      .toBe(false)
    expect(await sendNotices(world.context)).toBe(0)
    await licences('2030-12-31')
    await expect.poll(() => sendNotices(world.context)).toBe(1)
  })

  it('ENGAGE-02 is kept for each pincode, and read in pages that leave none out', async () => {
    const { sku } = await goods.addVariant({ stock: {} })
    for (const pincode of ['400001', '400002', '400003'])
      await world
        .visitor()
        .call('notifyMe', { body: { sku, email: 'many@clinic.example', pincode } })
    const zero = '00000000-0000-0000-0000-000000000000'
    const all = await selectNotifyRequests(world.db, zero, 500)
    expect(all.filter((one) => one.sku === sku)).toHaveLength(3)
    const [first] = await selectNotifyRequests(world.db, zero, 1)
    expect(await selectNotifyRequests(world.db, first?.id ?? '', 500)).toEqual(all.slice(1))
  })
})

const stockOf = (offerId: number, onHand: number) =>
  world.db.execute(sql`update lot set on_hand = ${onHand} where offer_id = ${offerId}`)
const priceOf = (offerId: number, paise: number) =>
  world.db.execute(sql`update offer set price_paise = ${paise} where id = ${offerId}`)
const ask = (
  visitor: ReturnType<typeof world.visitor>,
  body: { sku: string; email: string; about?: 'stock' | 'price' },
) => visitor.call('notifyMe', { body: { pincode: '400001', ...body } })
const mailsTo = async (email: string) => (await mails()).filter(({ to }) => to === email)
const keyIn = (text: string | undefined) => /\/notices\?key=(\S+)/.exec(text ?? '')?.[1] ?? ''

describe('a price-drop request', () => {
  it('WISH-01 sends one mail once it costs less than it was saved at, and can be had', async () => {
    const visitor = world.visitor()
    const email = 'price@clinic.example'
    const { sku, offerId } = await goods.addVariant({
      title: 'Ring cutter',
      pricePaise: 20_000,
      mrpPaise: 30_000,
      stock: { mumbai: 9 },
    })
    expect(
      await visitor.call('addToWishlist', { body: { sku_id: sku, pincode: '400001' } }),
    ).toMatchObject({ status: 200 })
    // It has risen since it was wished: what counts is what the buyer saw then.
    await priceOf(offerId, 25_000)
    expect(await ask(visitor, { sku, email, about: 'price' })).toMatchObject({
      status: 200,
      body: { message: 'We write to you when this costs less.' },
    })
    for (const paise of [25_000, 22_000, 20_000]) {
      await priceOf(offerId, paise)
      expect(await sendNotices(world.context)).toBe(0)
    }
    await priceOf(offerId, 18_050)
    await stockOf(offerId, 0)
    expect(await sendNotices(world.context)).toBe(0)
    await stockOf(offerId, 9)
    const counts = await Promise.all([sendNotices(world.context), sendNotices(world.context)])
    expect(counts.toSorted()).toEqual([0, 1])
    const [mail, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(mail?.subject).toContain('costs less')
    expect(mail?.text).toContain('₹180.50')
    expect(mail?.text).toContain('₹200')
    await priceOf(offerId, 10_000)
    expect(await sendNotices(world.context)).toBe(0)
  })

  it('WISH-01 takes today’s price where nothing was wished, for a customer too', async () => {
    const { visitor } = await signUp(world)
    const { sku, offerId } = await goods.addVariant({ pricePaise: 9_000, stock: { mumbai: 9 } })
    await ask(visitor, { sku, email: 'today@clinic.example', about: 'price' })
    expect(await sendNotices(world.context)).toBe(0)
    await priceOf(offerId, 8_999)
    expect(await sendNotices(world.context)).toBe(1)
    expect((await mailsTo('today@clinic.example'))[0]?.text).toContain('₹89.99')
  })

  it.each(['DRUG_H', 'DRUG_H1', 'BIO_C'])(
    'WISH-01 ENGAGE-02 promotes no %s: refused, and never sent for what became one',
    async (productClass) => {
      const email = `${productClass.toLowerCase()}@clinic.example`
      const visitor = world.visitor()
      const barred = await goods.addVariant({ productClass, stock: { mumbai: 0 } })
      for (const about of ['stock', 'price'] as const)
        expect(await ask(visitor, { sku: barred.sku, email, about })).toMatchObject({
          status: 409,
          body: { code: 'not_promoted' },
        })
      const { sku, groupId, offerId } = await goods.addVariant({ stock: { mumbai: 9 } })
      await ask(visitor, { sku, email, about: 'price' })
      await ask(visitor, { sku, email })
      await priceOf(offerId, 100)
      await world.db.execute(
        sql`update product_group set product_class = ${productClass} where id = ${groupId}`,
      )
      await sendNotices(world.context)
      expect(await mailsTo(email)).toEqual([])
    },
  )
})

describe('stopping notices', () => {
  const waiting = async (email: string) =>
    (await world.db.execute(sql`select 1 from notify_request where email = ${email}`)).rows.length

  it('ENGAGE-02 stops all of an address by the link of one mail, until its owner asks again', async () => {
    const owner = await signUp(world)
    const { email } = owner
    const [first, second, third] = [
      await goods.addVariant({ stock: { mumbai: 9 } }),
      await goods.addVariant({ stock: { mumbai: 0 } }),
      await goods.addVariant({ stock: { mumbai: 0 } }),
    ]
    for (const { sku } of [first, second]) await ask(owner.visitor, { sku, email })
    expect(await sendNotices(world.context)).toBe(1)
    const key = keyIn((await mailsTo(email)).at(-1)?.text)
    const stranger = world.visitor()
    const shown = () => stranger.call('showNotices', { query: { key } })
    expect(await shown()).toMatchObject({ status: 200, body: { waiting: 1, stopped: false } })
    expect((await shown()).body.email).not.toContain(email.split('@')[0])
    for (const _ of [1, 2])
      expect(await stranger.call('stopNotices', { body: { key } })).toMatchObject({ status: 200 })
    expect(await shown()).toMatchObject({ body: { waiting: 0, stopped: true } })

    const other = await signUp(world)
    for (const visitor of [stranger, other.visitor])
      expect(await ask(visitor, { sku: third.sku, email })).toMatchObject({
        status: 409,
        body: { code: 'notices_stopped' },
      })
    expect((await ask(owner.visitor, { sku: third.sku, email })).status).toBe(200)
    expect(await shown()).toMatchObject({ body: { waiting: 1, stopped: false } })
  })

  it('ENGAGE-02 opens nothing by another key, and none of the address stands in it', async () => {
    const url = stopUrlOf(world.context, 'secret@clinic.example')
    expect(url).not.toContain('secret')
    expect(Buffer.from(keyIn(url), 'base64url').toString('latin1')).not.toContain('secret')
    for (const key of ['none', `${keyIn(url).slice(0, -2)}AA`])
      for (const reply of [
        await world.visitor().call('showNotices', { query: { key } }),
        await world.visitor().call('stopNotices', { body: { key } }),
      ])
        expect(reply).toMatchObject({ status: 404, body: { code: 'link_invalid' } })
  })

  it('ENGAGE-02 names the link to mail programs (RFC 8058)', async () => {
    const message = { to: 'a@clinic.example', subject: 'S', text: 'T', html: '<p>T</p>' }
    const stopUrl = stopUrlOf(world.context, message.to)
    const sent = async (more: object) => {
      const id = await inTransaction(world.db, (tx) =>
        recordMail(tx, { ...message, ...more }, world.clock.now()),
      )
      const raw = await withMailServer((SMTP_URL) =>
        sendMail(world.db, { ...world.context.config, SMTP_URL }, id),
      )
      return raw.replaceAll(/\r\n\s+/g, '')
    }
    const raw = await sent({ stopUrl })
    expect(raw.replaceAll(' ', '')).toContain(`List-Unsubscribe:<${stopUrl}>`)
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(await sent({})).not.toContain('List-Unsubscribe')
  })

  it('ENGAGE-02 ends what an address waits for with its account, and what waited a year', async () => {
    const { visitor, email, password } = await signUp(world)
    const { sku } = await goods.addVariant({ stock: { mumbai: 0 } })
    await ask(visitor, { sku, email })
    await ask(visitor, { sku, email: 'other@clinic.example' })
    expect(await waiting(email)).toBe(1)
    await visitor.call('deactivateAccount', { body: { current_password: 'not this one' } })
    expect(await waiting(email)).toBe(1)
    await visitor.call('deactivateAccount', { body: { current_password: password } })
    expect([await waiting(email), await waiting('other@clinic.example')]).toEqual([0, 1])
    await forget(world.context)
    expect(await waiting('other@clinic.example')).toBe(1)
    await world.db.execute(sql`update notify_request set created_at = '2025-11-23'
      where email = 'other@clinic.example'`)
    await forget(world.context)
    expect(await waiting('other@clinic.example')).toBe(0)
  })

  it('ENGAGE-02 lets an address wait for a hundred mails', async () => {
    const email = 'full@clinic.example'
    await world.db.execute(sql`insert into notify_request (id, sku, email, pincode, created_at)
      select gen_random_uuid(), 'X-' || n, ${email}, '400001', now() from generate_series(1, 99) n`)
    const [one, two] = [await goods.addVariant(), await goods.addVariant()]
    expect((await ask(world.visitor(), { sku: one.sku, email })).status).toBe(200)
    expect(await ask(world.visitor(), { sku: two.sku, email })).toMatchObject({
      status: 409,
      body: { code: 'notices_full' },
    })
    expect(await waiting(email)).toBe(100)
  })
})
