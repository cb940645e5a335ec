import { beforeAll, describe, expect, it } from 'vitest'
import { useCatalogueFiles } from '@upchar/testkit/catalogue-files'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { signedInSeller } from '@upchar/testkit/sellers'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'

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
