import { beforeAll, describe, expect, it } from 'vitest'
import { useCatalogueFiles } from '@upchar/testkit/catalogue-files'
import { failWrites } from '@upchar/testkit/failing-writes'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { signedInSeller } from '@upchar/testkit/sellers'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
const { file, run } = useCatalogueFiles(world)
let goods: Goods
let seller: Visitor
let staff: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  seller = (await signedInSeller(world, 'owner', goods.sellers.mumbai)).visitor
  staff = (await signedInStaff(world, 'catalogue')).visitor
})

const bought = async (sku: string) => {
  const body = { type: 'ADD' as const, product: { sku_id: sku, quantity: 1 }, pincode: '400001' }
  return (await world.visitor().call('updateGuestCart', { body })).status
}
const row = (sku: string, price: number, sale?: string) =>
  `sku,title,class,maker,country_of_origin,hsn,price,stock${sale === undefined ? '' : ',on_sale'}\n` +
  `${sku},Plain gauze,GEN,Gauze LLP,India,40151900,${price},9${sale === undefined ? '' : `,${sale}`}\n`
/** Whether the catalogue sells it after a file has named it, and what its dry run and its import say of that. */
async function after(sku: string, price: number, sale?: string) {
  file('again.csv', row(sku, price, sale))
  const tried = await run('again.csv', { dryRun: true })
  const done = await run('again.csv')
  expect([tried.errors, done.errors, done.written]).toEqual([[], [], 1])
  expect(done.warnings).toEqual(tried.warnings)
  return [await bought(sku), tried.warnings.map(({ column, message }) => `${column} ${message}`)]
}
/** An article that a file has made. */
async function imported(sku: string) {
  file('first.csv', row(sku, 50))
  expect(await run('first.csv')).toMatchObject({ errors: [], waiting: 0 })
  expect(await bought(sku)).toBe(200)
}
/** Staff take a variant of a product off sale, which sells in another one, too. */
async function takenOffByStaff(groupId: number) {
  const params = { id: groupId }
  const { product } = (await staff.call('staffGetProduct', { params })).body
  const variants = product.facts.variants.flatMap((one) => [
    { ...one, option_label: 'M', active: false },
    { ...one, id: null, sku: `${one.sku}-L`, option_label: 'L', gtins: [], part_number: '' },
  ])
  const body = {
    version: product.version,
    publish: true,
    facts: { ...product.facts, maker: 'Gauze LLP', variants },
  }
  const saved = await staff.call('staffSaveProduct', { params, body })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
}

describe('goods that somebody took off sale', () => {
  it('OPS-04 stay off sale when a file names them, which the dry run says of the seller’s', async () => {
    const own = await goods.addVariant()
    await seller.call('sellerEndOffer', { body: { sku: own.sku } })
    const said = ['on_sale stays off sale: its seller took it off']
    expect(await after(own.sku, 61)).toEqual([404, said])
    expect(await after(own.sku, 62, '')).toEqual([404, said])
    const { offers } = (await seller.call('sellerListOffers', { query: { q: own.sku } })).body
    expect(offers).toMatchObject([{ active: false, state: 'ended', price: 62 }])
    expect(await after(own.sku, 62, 'yes')).toEqual([200, []])
  })

  it('OPS-04 stay off sale when staff took them off, also after the seller has, too', async () => {
    const own = await goods.addVariant()
    await takenOffByStaff(own.groupId)
    expect(await after(own.sku, 71)).toEqual([404, ['on_sale stays off sale: staff took it off']])
    await seller.call('sellerEndOffer', { body: { sku: own.sku } })
    const said = ['on_sale stays off sale: its seller took it off']
    expect(await after(own.sku, 72)).toEqual([404, said])
    expect(await after(own.sku, 72, 'YES')).toEqual([200, []])
  })

  it('OPS-04 are what a file says: off sale with no, and a wrong word is refused', async () => {
    await imported('OFF-1')
    expect(await after('OFF-1', 50, 'no')).toEqual([404, []])
    expect(await after('OFF-1', 50, '1')).toEqual([200, []])
    file('wrong.csv', row('OFF-1', 50, 'perhaps'))
    expect(await run('wrong.csv')).toMatchObject({
      written: 0,
      errors: [
        { line: 2, column: 'on_sale', message: expect.stringContaining('"perhaps"') as string },
      ],
    })
  })
})

describe('an attack by a file that says yes', () => {
  const stateOf = async (sku: string) =>
    (
      await world.db
        .execute(sql`select o.active as offer, v.active as article, o.price_paise::int as paise
        from offer o join variant v on v.id = o.variant_id where o.seller_sku = ${sku}`)
    ).rows

  it.each(['=TRUE()', '=yes', '+1', '@yes', "'yes", '-no', '="yes"'])(
    'OPS-04 takes %s for no word, and writes nothing',
    async (cell) => {
      const own = await goods.addVariant()
      await seller.call('sellerEndOffer', { body: { sku: own.sku } })
      file('formula.csv', row(own.sku, 51, `"${cell.replaceAll('"', '""')}"`))
      const { written, errors } = await run('formula.csv')
      expect([written, errors.map(({ column }) => column)]).toEqual([0, ['on_sale']])
      expect(await stateOf(own.sku)).toMatchObject([{ offer: false, paise: 10_500 }])
    },
  )

  it('OPS-04 sells no goods that wait, that staff refused, or that are a draft', async () => {
    const waiting =
      'sku,title,class,hsn,price,stock,on_sale\nYES-W,Unknown gauze,DEV_A,90189099,50,9,yes\n'
    const importWaiting = async () => {
      file('waiting.csv', waiting)
      expect(await run('waiting.csv')).toMatchObject({ errors: [], waiting: 1 })
      expect(await bought('YES-W')).toBe(404)
    }
    await importWaiting()
    const { products } = (
      await staff.call('staffListWaitingGoods', { query: { q: 'YES-W', limit: 100 } })
    ).body
    const params = { id: products.find(({ title }) => title === 'Unknown gauze')?.id ?? 0 }
    const { revision } = (await staff.call('staffGetWaitingProduct', { params })).body.product
    const refused = await staff.call('staffRefuseWaitingProduct', {
      params,
      body: { revision, reason: 'Not ours' },
    })
    expect(refused.status, JSON.stringify(refused.body)).toBe(200)
    file('waiting.csv', waiting.replace('50', '51'))
    await run('waiting.csv')
    expect(await bought('YES-W')).toBe(404)
    const draft = await goods.addVariant()
    await world.db.execute(
      sql`update product_group set active = false, draft = true where id = ${draft.groupId}`,
    )
    expect(await after(draft.sku, 52, 'yes')).toEqual([404, []])
  })

  it('OPS-04 sells nothing above its MRP or its ceiling, nor of a suspended seller', async () => {
    const own = await goods.addVariant()
    await seller.call('sellerEndOffer', { body: { sku: own.sku } })
    file(
      'mrp.csv',
      row(own.sku, 151, 'yes').replace('stock,', 'stock,mrp,').replace(',9,', ',9,150,'),
    )
    expect(await run('mrp.csv')).toMatchObject({ written: 0, errors: [{ column: 'price' }] })
    expect(await stateOf(own.sku)).toMatchObject([{ offer: false, paise: 10_500 }])
    const admin = (await signedInStaff(world, 'admin')).visitor
    const params = { id: goods.sellers.mumbai }
    await admin.call('staffSuspendSeller', { params, body: { reason: 'Under review' } })
    file('suspended.csv', row(own.sku, 53, 'yes'))
    await run('suspended.csv')
    expect(await bought(own.sku)).not.toBe(200)
    await world.db.execute(sql`delete from seller_suspension where seller_id = ${params.id}`)
  })

  it('OPS-04 is whole or absent when its connection ends in the middle', async () => {
    const own = await goods.addVariant()
    await seller.call('sellerEndOffer', { body: { sku: own.sku } })
    file('killed.csv', row(own.sku, 54, 'yes'))
    const failing = await failWrites(world.db, 'stale_product', 'before insert', 'kill')
    await expect(run('killed.csv')).rejects.toThrow()
    await failing.mend()
    expect(await stateOf(own.sku)).toEqual([{ offer: false, article: true, paise: 10_500 }])
    expect(await run('killed.csv')).toMatchObject({ written: 1 })
    expect(await stateOf(own.sku)).toEqual([{ offer: true, article: true, paise: 5_400 }])
  })

  it('OPS-04 is one of two files that name a SKU at once, whole', async () => {
    const own = await goods.addVariant()
    file('on.csv', row(own.sku, 55, 'yes'))
    file('off.csv', row(own.sku, 56, 'no'))
    const reports = await Promise.all(['on.csv', 'off.csv', 'on.csv'].map((name) => run(name)))
    expect(reports.map(({ written, errors }) => [written, errors])).toEqual(
      reports.map(() => [1, []]),
    )
    const [state] = await stateOf(own.sku)
    expect([
      { offer: true, article: true, paise: 5_500 },
      { offer: false, article: true, paise: 5_600 },
    ]).toContainEqual(state)
  })
})
