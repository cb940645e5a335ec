import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { useWorld } from '@upchar/testkit/world'
import { maySell, saleLicencesOf } from '../../modules/sellers/index.ts'
import { selectNotifyRequests } from '../../modules/support/index.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { notifyBackInStock } from './notify-back-in-stock.ts'

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
    expect(await notifyBackInStock(world.context)).toBe(0)

    await world.db
      .execute(sql`with l as (insert into lot (offer_id, warehouse_id, batch_no, on_hand) values (${article?.id}, ${article?.warehouse}, 'B1', 5000) returning id)
      insert into stock_movement (lot_id, quantity, reason, reference, at) select id, 5000, 'receipt', 'test', now() from l`)
    const counts = await Promise.all([
      notifyBackInStock(world.context),
      notifyBackInStock(world.context),
    ])
    expect(counts.some((count) => count === 1)).toBe(true)
    const about = (await mails()).filter((mail) => mail.to === 'ward@hospital.example')
    expect(about).toHaveLength(1)
    expect(about[0]?.text).toContain('400001')
    expect(await notifyBackInStock(world.context)).toBe(0)
  })
  it('ENGAGE-02 waits until the minimum order can be bought', async () => {
    const { sku } = await goods.addVariant({ moq: 5, stock: { mumbai: 4 } })
    const request = { sku, email: 'store@clinic.example', pincode: '400001' }
    expect((await world.visitor().call('notifyMe', { body: request })).status).toBe(200)
    expect(await notifyBackInStock(world.context)).toBe(0)
    await world.db.execute(sql`update lot set on_hand = 5 where offer_id =
      (select o.id from offer o join variant v on v.id = o.variant_id where v.sku = ${sku})`)
    expect(await notifyBackInStock(world.context)).toBe(1)
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
      expect(await notifyBackInStock(world.context), table).toBe(0)
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
    expect(await notifyBackInStock(world.context)).toBe(0)
    await licences('2030-12-31')
    await expect.poll(() => notifyBackInStock(world.context)).toBe(1)
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
