import { describe, expect, it } from 'vitest'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { listedBy } from './testing/listed.ts'

const world = useWorld()
const { list } = listedBy(world)

describe('the variant that filters choose', () => {
  const gloves = 'family=latex-exam-gloves'

  it('ROUTE-02 shows, prices and names the variant of the filtered size on each card', async () => {
    const { products } = await list({ filters: `${gloves}&size=M`, limit: 60 })
    expect(products.length).toBeGreaterThan(0)
    for (const card of products) {
      const { rows } = await world.db.execute<{ sku: string; paise: number }>(
        sql`select v.sku, o.price_paise::int as paise from variant v join offer o on o.variant_id = v.id
          where v.group_id = ${card.product_group_id} and v.option_label = 'M'`,
      )
      expect(card, card.slug).toMatchObject({
        sku: rows[0]?.sku,
        price_gst: Number(rows[0]?.paise) / 100,
        chosen_option: card.variant_count > 1 ? 'M' : '',
        key_attribute: 'Size: M',
        price_from: false,
      })
    }
    expect(new Set(products.map((card) => card.variant_count > 1))).toEqual(new Set([true, false]))
  })

  it('CHECKOUT-09 shows the stock of that variant, not that of another size', async () => {
    const of = (size: string) =>
      list({ filters: `${gloves}&size=${size}`, limit: 60, pincode: '400001' })
    const card = (await of('M')).products.find((one) => one.variant_count > 1)
    const id = card?.product_group_id ?? 0
    await world.db.execute(
      sql`update lot set on_hand = case when v.option_label = 'M' then 0 else 500 end, expires_on = '2099-01-01'
        from offer o join variant v on v.id = o.variant_id where lot.offer_id = o.id and v.group_id = ${id}`,
    )
    expect((await of('M')).stock[id]).toEqual({ state: 'out_of_stock' })
    expect((await of('L')).stock[id]).toMatchObject({ state: 'in_stock' })
  })

  it('names none without such a filter, and lists every variant of a card', async () => {
    const { products } = await list({ filters: gloves })
    for (const card of products) {
      expect(card.chosen_option).toBe('')
      expect(card.options.map(({ label }) => label)).toEqual(
        card.variant_count > 1 ? ['XS', 'S', 'M', 'L', 'XL'] : [],
      )
      if (card.variant_count > 1)
        expect(card.options.find(({ sku }) => sku === card.sku)?.price_gst).toBe(card.price_gst)
    }
  })

  it('SEARCH-05 takes the size out of the search words too; a filter replaces it', async () => {
    const searched = await list({ search: 'latex gloves size L' })
    expect(searched.products[0]).toMatchObject({ chosen_option: 'L' })
    const both = await list({ search: 'latex gloves size L', filters: 'size=S' })
    expect(both.products[0]).toMatchObject({ chosen_option: 'S' })
  })
})
