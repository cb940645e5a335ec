import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { announced } from '@upchar/testkit/announced'
import { auditOf } from '@upchar/testkit/audit'
import { useCatalogueFiles } from '@upchar/testkit/catalogue-files'
import { withGoods } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { followCeilings } from './follow-ceilings.ts'

const world = useWorld()
const files = useCatalogueFiles(world)
let staff: Visitor
beforeAll(async () => {
  staff = (await signedInStaff(world, 'catalogue')).visitor
})

const tenAt = async (price: string) => {
  files.file(
    'ceiling.csv',
    `sku,title,brand,category,class,hsn,gst_rate,maker,maker_address,licence,price,mrp,stock,max_oq,pack_size,pack_unit,country_of_origin
CEIL-TEN,Ceiling glove set,Own,Nitrile examination gloves,A,40151200,5,Own Gloves LLP,"4 Dock Road, Mumbai",MFG/1,${price},200,40,20,10,piece,India
`,
  )
  return files.run('ceiling.csv')
}
const list = async () => (await staff.call('staffListPriceCeilings')).body
const set = async (part: Partial<BodyInput<'staffSetPriceCeiling'>>) =>
  staff.call('staffSetPriceCeiling', {
    body: {
      name: 'Coronary stent',
      unit: 'piece',
      price: 10,
      valid_from: '2026-11-01',
      source: 'S.O. 1213(E) of 1 November 2026',
      seen_revision: (await list()).revision,
      ...part,
    },
  })
const stentId = async () => (await list()).formulations[0]?.id ?? 0
const cover = async (...goods: { sku: string; units: number }[]) => {
  const params = { id: await stentId() }
  const { revision } = (await staff.call('staffGetCeilingGoods', { params })).body
  return staff.call('staffSetCeilingGoods', { params, body: { goods, seen_revision: revision } })
}
const found = async () =>
  (
    await world.visitor().call('listProducts', { query: { search: 'ceiling glove set' } })
  ).body.products.filter(({ sku }) => sku === 'CEIL-TEN').length
const add = (visitor: Visitor) =>
  visitor.call('updateGuestCart', {
    body: { type: 'ADD', product: { sku_id: 'CEIL-TEN', quantity: 1 }, pincode: '400001' },
  })
const product = async () => {
  const { rows } = await world.db.execute<{ id: number }>(
    sql`select group_id::int as id from variant where sku = 'CEIL-TEN'`,
  )
  const params = { id: rows[0]?.id ?? 0 }
  return (await staff.call('staffGetProduct', { params })).body.product
}
const priced = async (price: number) => {
  const { id, version, facts } = await product()
  return staff.call('staffSaveProduct', {
    params: { id },
    body: {
      version,
      publish: true,
      facts: { ...facts, variants: facts.variants.map((one) => ({ ...one, price })) },
    },
  })
}

describe('OPS-04 ceiling prices', () => {
  it('OPS-04 what stands above a ceiling is off sale from its day, and can’t be set or imported', async () => {
    expect(await tenAt('120')).toMatchObject({ written: 1, waiting: 0, errors: [] })
    await expect.poll(found).toBe(1)
    expect(await set({ price: null })).toMatchObject({
      status: 400,
      body: { code: 'ceiling_invalid', fields: [{ field: 'price' }] },
    })
    // None of these is stored, and none ends in a failure of the server.
    for (const part of [
      { price: 0 },
      { price: -1 },
      { price: 0.001 },
      { price: 10.005 },
      { price: 1e12 },
      { price: Number.NaN },
      { valid_from: '0000-01-01' },
    ] as Partial<BodyInput<'staffSetPriceCeiling'>>[])
      expect((await set({ ...part, name: 'Nothing' })).status, JSON.stringify(part)).toBe(400)
    expect((await announced(world, () => set({}))).status).toBe(200)
    const begun = (await list()).revision
    expect(await set({ seen_revision: '0' })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    expect(await cover({ sku: 'NO-SUCH', units: 1 })).toMatchObject({
      status: 400,
      body: { code: 'ceiling_invalid', message: 'No product has the SKU NO-SUCH' },
    })

    // Ten pieces at ₹10 are ₹100, with 5 % GST ₹105: the price of ₹120 is above it.
    expect((await announced(world, () => cover({ sku: 'ceil-ten', units: 10 }))).status).toBe(200)
    expect((await list()).above).toMatchObject([
      { sku: 'CEIL-TEN', price: 120, most: 105, from: '2026-11-01', state: 'off_sale' },
    ])
    await expect.poll(found).toBe(0)
    expect(await add(world.visitor())).toMatchObject({ body: { code: 'sku_unknown' } })

    // Neither the editor nor a file sets a price above it, and both name the figure.
    const figure =
      '₹105, the ceiling price of Coronary stent with GST (S.O. 1213(E) of 1 November 2026)'
    expect(await priced(105.01)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'variants.0.price', message: `Enter at most ${figure}` }] },
    })
    expect(await tenAt('105.01')).toMatchObject({
      written: 0,
      errors: [{ column: 'price', message: `is above ${figure}` }],
    })
    expect((await priced(105)).status).toBe(200)
    await expect.poll(found).toBe(1)
    expect((await list()).above).toEqual([])
    expect(await tenAt('104')).toMatchObject({ written: 1, errors: [] })

    // A ceiling of a later day is told before it takes the goods off sale at its midnight.
    expect((await set({ price: 9, valid_from: '2026-12-01' })).status).toBe(200)
    expect((await list()).above).toMatchObject([
      { sku: 'CEIL-TEN', price: 104, most: 94.5, from: '2026-12-01', state: 'planned' },
    ])
    const buyer = await withGoods(world.visitor(), { sku: 'CEIL-TEN', quantity: 2 })
    const items = async () =>
      (await buyer.call('readCart', { body: { pincode: '400001' } })).body.cart.items.length
    expect(await items()).toBe(1)
    try {
      world.clock.set('2026-11-30T18:31:00Z')
      expect(await items()).toBe(0)
      await announced(world, () => followCeilings(world.context))
      await expect.poll(found).toBe(0)
      staff = (await signedInStaff(world, 'catalogue')).visitor
      // The ceiling ends: the goods are sold again.
      expect((await set({ price: null, valid_from: '2026-12-01' })).status).toBe(200)
      await expect.poll(found).toBe(1)
      expect((await list()).formulations).toMatchObject([
        {
          name: 'Coronary stent',
          goods: 1,
          ceilings: [
            { price: null, state: 'now' },
            { price: 9, state: 'replaced' },
            { price: 10, state: 'past' },
          ],
        },
      ])
      expect((await list()).revision).not.toBe(begun)
    } finally {
      world.clock.set('2026-11-24T05:30:00Z')
    }
    // A name that was mistyped is corrected; another formulation's is taken.
    expect((await set({ name: 'Surgical gloves' })).status).toBe(200)
    const params = { id: await stentId() }
    const { goods, revision } = (await staff.call('staffGetCeilingGoods', { params })).body
    const named = (name: string) =>
      staff.call('staffSetCeilingGoods', { params, body: { name, goods, seen_revision: revision } })
    expect(await named('surgical GLOVES')).toMatchObject({
      status: 400,
      body: { code: 'ceiling_invalid', fields: [{ field: 'name' }] },
    })
    expect((await named('Coronary stent, bare metal')).status).toBe(200)
    expect((await list()).formulations).toMatchObject([
      { id: params.id, name: 'Coronary stent, bare metal', goods: 1 },
      { name: 'Surgical gloves' },
    ])
    expect((await named('Coronary stent, again')).status).toBe(409)
    expect((await auditOf(world.db, 'Coronary stent')).map(({ action }) => action)).toEqual([
      'ceiling.set',
      'ceiling.goods',
      'ceiling.set',
      'ceiling.set',
      'ceiling.goods',
    ])
  })
})
