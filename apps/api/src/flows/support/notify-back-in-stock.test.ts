import { sql } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { stockGoods } from '@upchar/testkit/goods'
import { useWorld } from '@upchar/testkit/world'
import { notifyBackInStock } from './notify-back-in-stock.ts'

const world = useWorld()

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
    const goods = await stockGoods(world.db)
    const { sku } = await goods.addVariant({ moq: 5, stock: { mumbai: 4 } })
    const request = { sku, email: 'store@clinic.example', pincode: '400001' }
    expect((await world.visitor().call('notifyMe', { body: request })).status).toBe(200)
    expect(await notifyBackInStock(world.context)).toBe(0)
    await world.db.execute(sql`update lot set on_hand = 5 where offer_id =
      (select o.id from offer o join variant v on v.id = o.variant_id where v.sku = ${sku})`)
    expect(await notifyBackInStock(world.context)).toBe(1)
  })
})
