import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { announced } from '@upchar/testkit/announced'
import { useCatalogueFiles } from '@upchar/testkit/catalogue-files'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { holdStatement, isLockAwaited } from '@upchar/testkit/hold-statements'
import { create, guestWith } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
const files = useCatalogueFiles(world)
let goods: Goods
let staff: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  staff = (await signedInStaff(world, 'catalogue')).visitor
})

type Offer = BodyInput<'staffSaveOffer'>
type Made = Awaited<ReturnType<Goods['addVariant']>>
/** On an article of 105 rupees, MRP 150, of the seller in Mumbai. */
const offerOn = ({ sku }: Pick<Made, 'sku'>, over: Partial<Offer> = {}): Offer => ({
  variant: sku,
  seller_id: goods.sellers.delhi,
  sku: `D-${sku}`,
  price: 95,
  mrp: 140,
  moq: 1,
  max_oq: 20,
  active: true,
  ...over,
})
const article = () => goods.addVariant({ pricePaise: 10_500 })
const save = ({ groupId }: Pick<Made, 'groupId'>, body: Offer) =>
  staff.call('staffSaveOffer', { params: { id: groupId }, body })
const versionOf = async ({ groupId }: Pick<Made, 'groupId'>, sku: string) =>
  (await staff.call('staffListOffers', { params: { id: groupId } })).body.offers.find(
    (one) => one.sku === sku,
  )?.version ?? ''
const fieldsOf = ({ body }: { body: object }) =>
  'fields' in body ? (body.fields as { field: string }[]).map(({ field }) => field) : []
const withSku = async (sku: string) =>
  (
    await world.db.execute(
      sql`select seller_sku as sku from offer where lower(seller_sku) = ${sku.toLowerCase()}`,
    )
  ).rows
const inEditor = (sku: string) =>
  staff.call('staffCreateProduct', {
    body: {
      publish: false,
      seller_id: goods.sellers.mumbai,
      facts: {
        title: `Editor gloves ${sku}`,
        brand: 'Own Brand',
        family: 'Nitrile examination gloves',
        description: '',
        highlights: [],
        attributes: [],
        product_class: 'DEV_A',
        country_of_origin: 'India',
        maker: '',
        maker_address: '',
        importer: '',
        importer_address: '',
        licence: '',
        storage: '',
        shelf_life_months: null,
        consumer_care: '',
        warranty: '',
        box_contents: '',
        cold_chain: false,
        lead_only: false,
        engravable: false,
        dental_list: false,
        photos: [],
        variants: [
          {
            id: null,
            sku,
            option_label: '',
            attributes: [],
            part_number: '',
            gtins: [],
            mrp: 500,
            price: 420,
            hsn: '40151200',
            gst_rate: null,
            moq: 1,
            max_oq: 50,
            pack_size: 100,
            pack_unit: 'piece',
            net_quantity: '100 pieces',
            uqc: 'BOX',
            weight_grams: 600,
            photos: [],
            active: true,
          },
        ],
      },
    },
  })
const fileWith = (sku: string) => {
  files.file(
    `${sku}.csv`,
    `sku,title,price,hsn,class,maker,origin,licence\n${sku},Gloves of a file,300,40151200,A,Own Gloves LLP,India,X/1\n`,
  )
  return files.run(`${sku}.csv`)
}

/** Two calls at once: the first waits before its offer is written, until the second is through or waits for it. */
async function atOnce<A, B>(first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
  const held = holdStatement(/insert into offer/)
  const one = first()
  await held.held()
  let isDone = false
  const two = second().finally(() => (isDone = true))
  await expect
    .poll(async () => isDone || (await isLockAwaited(world.db)), { interval: 5 })
    .toBe(true)
  held.letGo()
  return Promise.all([one, two])
}

describe('OPS-04 an SKU names one offer', () => {
  it('also when the product editor gives it to an article at the moment of another seller’s offer', async () => {
    const made = await article()
    const [offered, created] = await atOnce(
      () => save(made, offerOn(made, { sku: 'AT-ONCE-1' })),
      () => inEditor('at-once-1'),
    )
    expect([offered.status, created.status]).toEqual([200, 400])
    expect(fieldsOf(created)).toEqual(['variants.0.sku'])
    expect(await withSku('AT-ONCE-1')).toEqual([{ sku: 'AT-ONCE-1' }])
  })
  it('also when the offer comes second', async () => {
    const made = await article()
    const [created, offered] = await atOnce(
      () => inEditor('AT-ONCE-2'),
      () => save(made, offerOn(made, { sku: 'AT-ONCE-2' })),
    )
    expect([created.status, offered.status]).toEqual([200, 400])
    expect(fieldsOf(offered)).toEqual(['sku'])
    expect(await withSku('AT-ONCE-2')).toHaveLength(1)
  })
  it('also when two sellers are given it for two articles at once', async () => {
    const [one, two] = [await article(), await article()]
    const [first, second] = await atOnce(
      () => save(one, offerOn(one, { sku: 'AT-ONCE-3' })),
      () => save(two, offerOn(two, { sku: 'at-once-3' })),
    )
    expect([first.status, second.status]).toEqual([200, 400])
    expect(await withSku('AT-ONCE-3')).toHaveLength(1)
  })
  it('also when a catalogue file takes it meanwhile', async () => {
    const made = await article()
    const [offered, report] = await atOnce(
      () => save(made, offerOn(made, { sku: 'AT-ONCE-4' })),
      () => fileWith('AT-ONCE-4'),
    )
    expect([offered.status, fieldsOf(offered)]).toEqual([400, ['sku']])
    expect(report.errors).toEqual([])
    expect(await withSku('AT-ONCE-4')).toHaveLength(1)
  })
  it('so that a catalogue file can’t change another seller’s offer, in any case, and says so', async () => {
    const made = await article()
    await save(made, offerOn(made, { sku: 'OF-DELHI' }))
    const report = await fileWith('of-delhi')
    expect(report.errors).toEqual([
      { line: 2, column: 'sku', message: `is another seller’s offer on ${made.sku}` },
    ])
    const { offers } = (await staff.call('staffListOffers', { params: { id: made.groupId } })).body
    expect(offers.map(({ sku, price }) => [sku, price])).toEqual([
      [made.sku, 105],
      ['OF-DELHI', 95],
    ])
  })
})

describe('OPS-04 another seller’s offer', () => {
  it('states the MRP of its packs where the article has one: without it, its price could be above that MRP', async () => {
    const made = await article()
    const bare = await save(made, offerOn(made, { price: 160, mrp: null }))
    expect([bare.status, fieldsOf(bare)]).toEqual([400, ['mrp']])
    const unprinted = await goods.addVariant({ mrpPaise: null })
    expect((await save(unprinted, offerOn(unprinted, { price: 160, mrp: null }))).status).toBe(200)
  })
  it('isn’t sold above the ceiling of the article, can end then, and leaves carts, which say so', async () => {
    const made = await article()
    const sku = `D-${made.sku}`
    await save(made, offerOn(made, { sku }))
    await goods.addBatch(sku, { pieces: 6, warehouse: goods.warehouses.delhi })
    const buyer = await guestWith(world, { sku, quantity: 2 })
    const ceilings = async () => (await staff.call('staffListPriceCeilings')).body
    const set = await announced(world, async () =>
      staff.call('staffSetPriceCeiling', {
        body: {
          name: 'Gloves of a ceiling',
          unit: 'piece',
          price: 50,
          valid_from: '2026-11-01',
          source: 'S.O. 1',
          seen_revision: (await ceilings()).revision,
        },
      }),
    )
    expect(set.status, JSON.stringify(set.body)).toBe(200)
    const params = { id: (await ceilings()).formulations[0]?.id ?? 0 }
    const covered = async () => (await staff.call('staffGetCeilingGoods', { params })).body
    const cover = async (all: { sku: string; units: number }[]) =>
      staff.call('staffSetCeilingGoods', {
        params,
        body: { goods: all, seen_revision: (await covered()).revision },
      })
    const done = await announced(world, () => cover([{ sku: made.sku, units: 1 }]))
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    // The form sends back what it got: the article once, whoever sells it.
    expect((await covered()).goods).toEqual([{ sku: made.sku, units: 1 }])
    expect((await cover((await covered()).goods)).status).toBe(200)
    expect((await create(buyer)).status).toBe(409)
    const version = await versionOf(made, sku)
    expect(fieldsOf(await save(made, offerOn(made, { sku, version, moq: 2 })))).toEqual(['price'])
    const ended = await save(made, offerOn(made, { sku, version, active: false }))
    expect(ended.status, JSON.stringify(ended.body)).toBe(200)
    const { cart } = (await buyer.call('readCart', { body: { pincode: '400001' } })).body
    expect([cart.items, cart.deleted_items]).toMatchObject([[], [{ sku_id: sku }]])
    const back = { sku, version: await versionOf(made, sku) }
    expect(fieldsOf(await save(made, offerOn(made, back)))).toEqual(['price'])
    expect((await save(made, offerOn(made, { ...back, price: 52 }))).status).toBe(200)
  })
  it.each<[string, Partial<Offer> & Record<string, unknown>]>([
    ['less than nothing', { price: -1 }],
    ['a part of a paisa', { price: 95.005 }],
    ['more than a number holds', { price: 1e300 }],
    ['a price that times the most is too high', { price: 90_000_000, mrp: null, max_oq: 2_000 }],
    ['more pieces than the database counts', { max_oq: 2_147_483_648 }],
    ['no piece', { moq: 0 }],
    ['half a piece', { moq: 1.5 }],
    ['more than 30 days until dispatch', { dispatch_days: 31 }],
    ['less than no day', { dispatch_days: -1 }],
    ['half a day', { dispatch_days: 1.5 }],
    ['days in words', { dispatch_days: '2' as unknown as number }],
    ['no number of days', { dispatch_days: null as unknown as number }],
    ['days that no number holds', { dispatch_days: 1e300 }],
    ['an SKU that is too long', { sku: 'S'.repeat(65) }],
    ['an SKU of spaces', { sku: '   ' }],
    ['an SKU with a line break', { sku: 'D\r\n1' }],
    ['an SKU with a NUL', { sku: 'D\u00001' }],
    ['an SKU of look-alikes', { sku: 'Ｄ-１' }],
    ['a seller that no number names', { seller_id: 2_147_483_648 }],
    ['the SKU of the article itself', { sku: '' }],
  ])('is refused with %s, and nothing is written', async (name, over) => {
    const made = await goods.addVariant({ pricePaise: 10_500, mrpPaise: null })
    const sku = name === 'the SKU of the article itself' ? made.sku : undefined
    const payload = { ...offerOn(made), ...over, ...(sku !== undefined && { sku }) }
    const url = `/api/staff/products/${made.groupId}/offers`
    const refused = await staff.raw({ method: 'POST', url, payload })
    expect(refused.status).toBe(400)
    const { offers } = (await staff.call('staffListOffers', { params: { id: made.groupId } })).body
    expect(offers.map(({ sku: its }) => its)).toEqual([made.sku])
  })
  it('is one when two people add it at once, and keeps what the first of two changes', async () => {
    const made = await article()
    const added = await Promise.all([save(made, offerOn(made)), save(made, offerOn(made))])
    expect(added.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const version = await versionOf(made, `D-${made.sku}`)
    const changed = await Promise.all(
      [91, 92].map((price) => save(made, offerOn(made, { price, version }))),
    )
    expect(changed.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
  it('has no price or quantity of the buyer’s, and no goods that are sold by enquiry', async () => {
    const made = await article()
    await save(made, offerOn(made, { max_oq: 3 }))
    await goods.addBatch(`D-${made.sku}`, { pieces: 9, warehouse: goods.warehouses.delhi })
    const buyer = world.visitor()
    await buyer.raw({
      method: 'POST',
      url: '/api/cart/guest/update-item',
      payload: {
        type: 'ADD',
        product: { sku_id: `D-${made.sku}`, quantity: 9, price: 1, mrp: 1, seller_id: 1 },
        pincode: '400001',
      },
    })
    const read = (visitor: Visitor) =>
      visitor.call('readCart', { body: { pincode: '400001' } }).then(({ body }) => body.cart.items)
    await buyer.call('updateGuestCart', {
      body: { type: 'ADD', product: { sku_id: `D-${made.sku}`, quantity: 9 }, pincode: '400001' },
    })
    expect(await read(buyer)).toMatchObject([{ price: 95, quantity: 3 }])
    const asked = await goods.addVariant({ leadOnly: true })
    expect((await save(asked, offerOn(asked))).status).toBe(200)
    await goods.addBatch(`D-${asked.sku}`, { pieces: 9, warehouse: goods.warehouses.delhi })
    const lead = world.visitor()
    const refused = await lead.call('updateGuestCart', {
      body: { type: 'ADD', product: { sku_id: `D-${asked.sku}`, quantity: 1 }, pincode: '400001' },
    })
    expect(refused.status).not.toBe(200)
    expect(await read(lead)).toEqual([])
  })
})
