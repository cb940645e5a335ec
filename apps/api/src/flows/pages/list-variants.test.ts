import { beforeAll, describe, expect, it } from 'vitest'
import { useWorld } from '@upchar/testkit/world'
import { refreshReadModels, refreshWarehouses } from '../../modules/catalogue/index.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { sql } from '../../platform/db/sql.ts'
import { eventually, facet, listedBy, valueOf } from './testing/listed.ts'

const world = useWorld()
const { list } = listedBy(world)
const gloves = 'family=latex-exam-gloves'
const pincode = '400001'

describe('the variant that filters choose', () => {
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

describe('one and the same variant', () => {
  /** Latex gloves of which M is sold out, dearer than XS and the only size at half its MRP. */
  let id = 0
  let offers: number[] = []
  const rupees: Record<string, number> = { XS: 301, S: 311, M: 451, L: 461, XL: 471 }
  const shown = async (filters: string, more: Parameters<typeof list>[0] = {}) => {
    const answer = await list({ filters: `${gloves}&${filters}`, limit: 60, pincode, ...more })
    return { answer, card: answer.products.find((one) => one.product_group_id === id) }
  }
  const stock = (of: string, pieces: number) =>
    world.db.execute(
      sql`update lot set on_hand = ${pieces}, expires_on = '2099-01-01' from offer o join variant v on v.id = o.variant_id
        where lot.offer_id = o.id and v.group_id = ${id} and v.option_label = ${of}`,
    )

  beforeAll(async () => {
    const found = await world.db.execute<{ id: number }>(
      sql`select v.group_id as id from variant v join product_group g on g.id = v.group_id
        join offer o on o.variant_id = v.id join lot l on l.offer_id = o.id
        where g.family_key = 'latex-exam-gloves' and g.active
        group by 1 having count(distinct v.id) = 5 order by 1 limit 1`,
    )
    id = Number(found.rows[0]?.id)
    for (const [size, price] of Object.entries(rupees)) {
      await stock(size, size === 'M' ? 0 : 500)
      await world.db.execute(
        sql`with goods as (update variant set mrp_paise = ${size === 'M' ? 90_200 : null}
            where group_id = ${id} and option_label = ${size} returning id)
          update offer set price_paise = ${price * 100} from goods where variant_id = goods.id`,
      )
    }
    const { rows } = await world.db.execute<{ id: number }>(
      sql`select o.id from offer o join variant v on v.id = o.variant_id where v.group_id = ${id}`,
    )
    offers = rows.map((row) => Number(row.id))
    await refreshReadModels(world.db, [id], world.clock.now())
    await announceChange(world.db)
    await eventually(async () => expect((await shown('size=M')).card?.price_gst).toBe(451))
  })

  it('CHECKOUT-09 is in stock: another size of the goods doesn’t count', async () => {
    const sold = await shown('size=M')
    expect(sold.answer.stock[id]).toEqual({ state: 'out_of_stock' })
    expect((await shown('size=M&in_stock=1')).card).toBeUndefined()
    const other = await shown('size=L&in_stock=1')
    expect(other.card?.chosen_option).toBe('L')
    expect(other.answer.stock[id]).toMatchObject({ state: 'in_stock' })
    expect((await shown('size=M&size=L')).card?.chosen_option).toBe('L')
    expect((await shown('in_stock=1')).card?.chosen_option).toBe('XS')
    expect(valueOf(sold.answer, 'in_stock', '1')?.count).toBe(
      (await shown('size=M&in_stock=1')).answer.total,
    )
    const last = sold.answer.products.map((card) => sold.answer.stock[card.product_group_id]?.state)
    expect(last.toSorted()).toEqual(last)
  })

  it('ROUTE-02 costs what the range says, and is at the discount', async () => {
    expect((await shown('size=M&price=0-400')).card).toBeUndefined()
    expect((await shown('price=0-400')).card).toMatchObject({ chosen_option: 'XS', price_gst: 301 })
    expect((await shown('price=450-455')).card).toMatchObject({
      chosen_option: 'M',
      price_gst: 451,
    })
    expect((await shown('size=XS&discount=40')).card).toBeUndefined()
    expect((await shown('discount=40')).card).toMatchObject({
      chosen_option: 'M',
      discount_percent: 50,
    })
  })

  it.each(['size=M', 'in_stock=1', 'discount=40', 'price=0-400', 'size=M&size=S&in_stock=1'])(
    'ROUTE-02 has each value that the facets count beside %s',
    async (chosen) => {
      const { answer } = await shown(chosen)
      for (const key of ['size', 'price', 'discount', 'in_stock', 'brand', 'state'])
        for (const { value, count } of facet(answer, key)?.values ?? []) {
          const kept = chosen.split('&').filter((one) => !one.startsWith(`${key}=`))
          const filters = [...kept, `${key}=${encodeURIComponent(value)}`].join('&')
          expect((await shown(filters)).answer.total, filters).toBe(count)
        }
    },
  )

  it('ROUTE-02 gives the goods their place in the order of prices', async () => {
    for (const sort of ['price_asc', 'price_desc'] as const) {
      const { products } = (await shown('size=M', { sort })).answer
      const prices = products.map((card) => card.price_gst)
      expect(prices).toEqual(prices.toSorted((a, b) => (sort === 'price_asc' ? a - b : b - a)))
      expect(products.find((card) => card.product_group_id === id)?.price_gst).toBe(451)
    }
  })

  it('SEARCH-05 is found by words, too', async () => {
    const search = async (filters: string, words = 'latex gloves') =>
      (await list({ search: words, filters, limit: 60, pincode })).products.find(
        (one) => one.product_group_id === id,
      )
    expect((await search('size=M'))?.chosen_option).toBe('M')
    expect(await search('size=M&in_stock=1')).toBeUndefined()
    expect((await search('in_stock=1', 'latex gloves size M'))?.chosen_option).toBe('XS')
    expect((await search('in_stock=1', 'latex gloves size L'))?.chosen_option).toBe('L')
  })

  it('CHECKOUT-09 comes back with its own stock, and takes no statement', async () => {
    await stock('M', 500)
    expect(await refreshWarehouses(world.db, offers, world.clock.now())).toBe(true)
    await eventually(async () =>
      expect((await shown('size=M&in_stock=1')).card?.chosen_option).toBe('M'),
    )
    await shown('size=M')
    const again = await world.statements(() => shown('size=M'))
    expect(again.result.answer.stock[id]).toMatchObject({ state: 'in_stock' })
    expect(again.statements).toEqual([])
  })
})
