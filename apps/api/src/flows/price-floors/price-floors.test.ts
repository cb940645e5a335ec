import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { auditOf } from '@upchar/testkit/audit'
import { useCatalogueFiles } from '@upchar/testkit/catalogue-files'
import { holdStatement, isLockAwaited } from '@upchar/testkit/hold-statements'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
const files = useCatalogueFiles(world)
let catalogue: Visitor
let finance: Visitor
beforeAll(async () => {
  catalogue = (await signedInStaff(world, 'catalogue')).visitor
  finance = (await signedInStaff(world, 'finance')).visitor
})

const at = async (price: number) => {
  files.file(
    'floor.csv',
    `sku,title,brand,category,class,hsn,gst_rate,maker,maker_address,licence,price,mrp,stock,max_oq,pack_size,pack_unit,country_of_origin
FLOOR-X,Floor glove set,Own,Nitrile examination gloves,A,40151200,5,Own Gloves LLP,"4 Dock Road, Mumbai",MFG/1,${price},200,40,20,10,piece,India
`,
  )
  return files.run('floor.csv')
}
const list = async () => (await finance.call('staffListPriceFloors')).body
const set = async (part: Partial<BodyInput<'staffSetPriceFloor'>>) =>
  finance.call('staffSetPriceFloor', {
    body: {
      sku: null,
      family_key: null,
      price: null,
      percent: null,
      reason: 'Agreed with the seller',
      seen_revision: (await list()).revision,
      ...part,
    },
  })
const family = async () =>
  (
    await world.db.execute<{ key: string }>(
      sql`select g.family_key as key from variant v join product_group g on g.id = v.group_id where v.sku = 'FLOOR-X'`,
    )
  ).rows[0]?.key ?? ''
const ask = (visitor: Visitor, price: number) =>
  visitor.call('staffAskLowerPrice', {
    body: { sku: 'floor-x', price, last_day: '2026-11-30', reason: 'To clear the old pack' },
  })
const decide = (visitor: Visitor, id: string, accept: boolean) =>
  visitor.call('staffDecideLowerPrice', { params: { id }, body: { accept } })
const editorPrice = async (
  price: number,
  { family: type, ...other }: { family?: string; mrp?: null } = {},
) => {
  const { rows } = await world.db.execute<{ id: number }>(
    sql`select group_id::int as id from variant where sku = 'FLOOR-X'`,
  )
  const params = { id: rows[0]?.id ?? 0 }
  const { version, facts } = (await catalogue.call('staffGetProduct', { params })).body.product
  const variants = facts.variants.map((one) => ({ ...one, price, ...other }))
  return catalogue.call('staffSaveProduct', {
    params,
    body: {
      version,
      publish: true,
      new_family: type !== undefined,
      facts: { ...facts, ...(type !== undefined && { family: type }), variants },
    },
  })
}
const deal = async (price: number) => {
  const { offer } = (await finance.call('staffFindDealOffer', { query: { sku: 'FLOOR-X' } })).body
  return finance.call('staffSetDeal', {
    body: {
      sku: 'FLOOR-X',
      deal_price: price,
      share: 10,
      starts_at: null,
      ends_at: '2026-11-25T05:30:00Z',
      seen_revision: offer.revision,
      reason: 'Winter sale',
    },
  })
}

describe('OPS-04 the lowest price that staff may set alone', () => {
  it('OPS-04 holds for editor, files and deals, until a second person approves a lower one', async () => {
    expect(await at(120)).toMatchObject({ written: 1, errors: [] })
    // Half of the MRP of ₹200 for the family: what stands above it can go down to it.
    expect((await set({ family_key: await family(), percent: 50 })).status).toBe(200)
    expect(await set({ sku: 'FLOOR-X', price: 110, seen_revision: '0' })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    for (const price of [0, -1, 0.001, 10.005, 1e12])
      expect((await set({ sku: 'FLOOR-X', price })).status, `${price}`).toBe(400)
    for (const percent of [0, -1, 0.001, 100.01])
      expect((await set({ family_key: await family(), percent })).status, `${percent}`).toBe(400)
    expect(await at(99.99)).toMatchObject({
      written: 0,
      errors: [
        {
          column: 'price',
          message: 'must be at least ₹100, or have a lower price approved at Lowest prices',
        },
      ],
    })
    expect(await at(100)).toMatchObject({ written: 1, errors: [] })

    // Another type or no MRP, saved with the price, takes no product from under its floor.
    for (const change of [{ family: 'Glove sets of our own' }, { mrp: null }])
      expect(await editorPrice(99, change), JSON.stringify(change)).toMatchObject({
        status: 400,
        body: {
          fields: expect.arrayContaining([
            {
              field: 'variants.0.price',
              message: 'Enter at least ₹100, or have a lower price approved at Lowest prices',
            },
          ]),
        },
      })

    // The offer's own counts before its family's; what stands below it can stay.
    expect((await set({ sku: 'floor-x', price: 110 })).status).toBe(200)
    expect(await at(100)).toMatchObject({ written: 1, errors: [] })
    const tooLow = 'Enter at least ₹110, or have a lower price approved at Lowest prices'
    expect(await editorPrice(109.99)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'variants.0.price', message: tooLow }] },
    })
    expect((await editorPrice(130)).status).toBe(200)
    expect(await deal(90)).toMatchObject({
      status: 400,
      body: { code: 'deal_invalid', fields: [{ field: 'deal_price', message: tooLow }] },
    })

    expect(await ask(catalogue, 110)).toMatchObject({
      status: 400,
      body: { code: 'floor_invalid', fields: [{ field: 'price' }] },
    })
    // Pressed twice is asked once, and a part of a paisa is no price.
    const writing = holdStatement(/insert into "price_approval"/)
    const first = ask(catalogue, 90)
    await writing.held()
    let isOver = false
    const second = ask(catalogue, 90).finally(() => (isOver = true))
    await expect.poll(async () => isOver || (await isLockAwaited(world.db))).toBe(true)
    writing.letGo()
    expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([200, 200])
    expect((await list()).approvals).toHaveLength(1)
    expect((await ask(catalogue, 89.995)).status).toBe(400)
    expect((await ask(finance, 80)).status).toBe(200)
    const idOf = async (price: number) =>
      (await list()).approvals.find((one) => one.price === price)?.id ?? ''
    // Who asked doesn't accept; who may only ask doesn't decide.
    expect(await decide(catalogue, await idOf(90), true)).toMatchObject({ status: 403 })
    const { visitor: other } = await signedInStaff(world, 'finance')
    expect(await decide(finance, await idOf(80), true)).toMatchObject({
      status: 409,
      body: { code: 'second_person_needed' },
    })
    expect((await decide(finance, await idOf(80), false)).status).toBe(200)
    // Two accept it at once: one does, and pressed again it stays so.
    const id = await idOf(90)
    const accepting = holdStatement(/update "price_approval"/)
    const one = decide(finance, id, true)
    await accepting.held()
    const two = decide(other, id, true)
    await expect.poll(() => isLockAwaited(world.db)).toBe(true)
    accepting.letGo()
    expect([(await one).status, (await two).status]).toEqual([200, 409])
    expect((await decide(finance, id, true)).status).toBe(200)

    expect(await at(89.99)).toMatchObject({ written: 0 })
    expect((await deal(90)).status).toBe(200)
    expect(await at(90)).toMatchObject({ written: 1, errors: [] })
    const states = (await list()).approvals.map(({ price, state }) => `${price} ${state}`)
    expect(states.toSorted()).toEqual(['80 declined', '90 accepted'])
    // Taken back: what stands can stay, nobody sets it anew, and it isn't accepted again.
    expect((await decide(finance, await idOf(90), false)).status).toBe(200)
    expect((await editorPrice(130)).status).toBe(200)
    expect(await at(90)).toMatchObject({ written: 0, errors: [{ column: 'price' }] })
    expect(await decide(finance, await idOf(90), true)).toMatchObject({ status: 409 })
    expect((await auditOf(world.db, 'FLOOR-X')).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['floor.set', 'floor.ask', 'floor.decline', 'floor.approve']),
    )
  })
})
