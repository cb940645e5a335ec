import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from '../../platform/db/sql.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { announced } from '@upchar/testkit/announced'
import { runJobs } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { importCatalogue } from '../catalogue-file/index.ts'
import { loadReference } from '../load-reference.ts'

const world = useWorld()
const folder = mkdtempSync(path.join(tmpdir(), 'upchar-families-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let staff: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  staff = await signedInStaff(world, 'catalogue')
})

const load = (
  name: string,
  rows: readonly (readonly [sku: string, attributes: object])[],
  category = 'Widget catheters',
) => {
  const file = path.join(folder, name)
  const line = ([sku, attributes]: readonly [string, object]) =>
    JSON.stringify({
      sku,
      title: `Widget catheter ${sku}`,
      brand: 'Own Brand',
      category,
      class: 'DEV_A',
      maker: 'Own LLP',
      origin: 'India',
      licence: 'REG/1',
      hsn: '90189099',
      price: 100,
      stock: 9,
      attributes,
    })
  writeFileSync(file, rows.map(line).join('\n'))
  return importCatalogue(world.db, {
    path: file,
    dryRun: false,
    at: world.clock.now(),
    onProgress: () => undefined,
  })
}
const key = 'widget-catheters'
const listing = async (filters: string) =>
  (await world.visitor().call('listProducts', { query: { filters } })).body
/** The facets of the family that come from attributes: values with their counts. */
const attributeFacets = async (filters = `family=${key}`) => {
  const common = [
    'family',
    'brand',
    'price',
    'discount',
    'buying',
    'origin',
    'state',
    'class',
    'in_stock',
  ]
  return (await listing(filters)).facets
    .filter((facet) => !common.includes(facet.key))
    .map(({ label, values }) => [label, values.map((one) => `${one.label}: ${one.count}`)])
}
const show = async () =>
  (await staff.visitor.call('staffGetFamily', { params: { key } })).body.family
const save = (body: BodyInput<'staffSetFamilyAttributes'>, of = key) =>
  staff.visitor.call('staffSetFamilyAttributes', { params: { key: of }, body })
/** The family as it stands, for sending back. */
const asGiven = async () => {
  const { revision, attributes } = await show()
  return {
    revision,
    attributes: attributes.map(({ key: of, name, kind, unit, order, filter }) => ({
      key: of,
      name,
      kind,
      unit,
      order,
      filter,
    })),
  }
}

const goods = [
  ['WC1', { Size: 'M', Gauge: '14 FG', Sterile: 'yes', Remark: 'Model 1a' }],
  ['WC2', { Size: 'XL', Gauge: 'Fr 16', Sterile: 'No', Remark: 'Model 2a' }],
  ['WC3', { size: 'Small', Gauge: '16Fr', Sterile: 'Y', Remark: 'Model 3a' }],
  ['WC4', { Size: 'S', Gauge: '8 ch', Sterile: 'Yes', आकार: 'गोल' }],
  ['WC5', { Size: 'xs', Gauge: '14Fr', आकार: 'लंबा' }],
  ['WC6', { Size: 'm', Gauge: '16 Fr', Remark: 'Model 4a', आकार: 'गोल' }],
  ['WC7', { Size: 'L', Remark: 'Model 5a', Sterile: 'No' }],
  ['WC8', { Size: 'M', Remark: 'Model 6a', 'UV coating': 'Yes' }],
  ['WC9', { Size: 'M', Remark: 'Model 7a' }],
] as const

describe('the attributes of somebody’s own goods', () => {
  it('filter listings and search right after the import, in the order of sizes and amounts', async () => {
    expect(await load('own.jsonl', goods)).toMatchObject({ written: 9, waiting: 0, errors: [] })
    await expect
      .poll(() => attributeFacets())
      .toEqual([
        ['Size', ['xs: 1', 'S: 2', 'M: 4', 'L: 1', 'XL: 1']],
        ['Gauge', ['8 Fr: 1', '14 Fr: 2', '16 Fr: 3']],
        ['Sterile', ['Sterile: 3', 'Not sterile: 2']],
        ['आकार', ['गोल: 2', 'लंबा: 1']],
      ])
    const chosen = await listing(`family=${key}&gauge=16 Fr`)
    expect(chosen.products.map(({ sku }) => sku).toSorted()).toEqual(['WC2', 'WC3', 'WC6'])
    const searched = await world
      .visitor()
      .call('listProducts', { query: { search: 'widget catheter', filters: 'gauge=8 Fr' } })
    expect(searched.body.products.map(({ sku }) => sku)).toEqual(['WC4'])
  })

  it('say in the console what they are, how many goods have them, and why some make no filter', async () => {
    const family = await show()
    expect(family).toMatchObject({
      name: 'Widget catheters',
      source: 'files',
      products: 9,
      filters: 4,
      revision: 0,
      changed_by: null,
    })
    expect(
      family.attributes.map(({ name, kind, unit, filter, products, problem }) => [
        name,
        kind,
        unit,
        filter,
        products,
        problem,
      ]),
    ).toEqual([
      ['Size', 'size', '', true, 9, null],
      ['Gauge', 'number', 'Fr', true, 6, null],
      ['Sterile', 'yes_no', '', true, 5, null],
      ['आकार', 'choice', '', true, 3, null],
      ['Remark', 'choice', '', false, 7, 'varied'],
      ['UV coating', 'yes_no', '', false, 1, 'few'],
    ])
    expect(family.attributes[1]?.values).toEqual([
      { value: '16 Fr', products: 3 },
      { value: '14 Fr', products: 2 },
      { value: '8 Fr', products: 1 },
    ])
    const { body } = await staff.visitor.call('staffListFamilies', {
      query: { q: 'widget', source: 'files' },
    })
    expect(body.families).toEqual([
      { key, name: 'Widget catheters', source: 'files', products: 9, filters: 4 },
    ])
  })

  it('follow the next file, as long as nobody has corrected them', async () => {
    await load('more.jsonl', [
      ['WC10', { Size: 'XXL', 'UV coating': 'No' }],
      ['WC11', { Size: 'L', 'UV coating': 'Yes' }],
    ])
    expect((await show()).attributes.find(({ name }) => name === 'UV coating')).toMatchObject({
      filter: true,
      products: 3,
    })
    expect((await show()).attributes[0]?.order).toEqual(['xs', 'S', 'M', 'L', 'XL', 'XXL'])
  })

  it('are corrected by staff: the listing follows, and it is in the audit log', async () => {
    const given = await asGiven()
    const corrected = {
      ...given,
      attributes: given.attributes.toReversed().map((one) => ({
        ...one,
        ...(one.name === 'Gauge' && { name: 'French gauge' }),
        ...(one.name === 'Size' && { order: ['XXL', 'XL', 'L', 'M', 'S', 'XS'] }),
        filter: one.name !== 'Sterile' && one.filter,
      })),
    }
    const { status, body } = await announced(world, () => save(corrected))
    expect([status, body.family.source, body.family.revision]).toEqual([200, 'staff', 1])
    expect(body.family.changed_by?.name).toBe(staff.name)
    await runJobs(world)
    await expect
      .poll(async () => (await attributeFacets()).map(([label]) => label))
      .toEqual(['आकार', 'UV coating', 'French gauge', 'Size'])
    await expect
      .poll(async () =>
        (await listing(`family=${key}`)).facets
          .find((one) => one.key === 'size')
          ?.values.map(({ value }) => value),
      )
      .toEqual(['XXL', 'XL', 'L', 'M', 'S', 'XS'])
    const { rows } = await world.db.execute<Record<string, unknown>>(
      sql`select staff_id, before, after from audit_entry where subject_kind = 'family' and subject_id = ${key}`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      staff_id: staff.id,
      before: { gauge: 'Gauge · number in Fr · filter' },
      after: { gauge: 'French gauge · number in Fr · filter' },
    })
  })

  it('stay as staff have corrected them, whatever later files and releases bring', async () => {
    const before = await asGiven()
    await load('later.jsonl', [
      ['WC12', { Size: 'M', Sterile: 'Yes', 'French gauge': '18 Fr', Novelty: 'a' }],
    ])
    const family = await show()
    expect(family.attributes.slice(0, before.attributes.length)).toMatchObject(before.attributes)
    // Staff may make a filter of what a later file has brought.
    expect(family.attributes.at(-1)).toMatchObject({
      key: 'novelty',
      name: 'Novelty',
      filter: false,
    })
    const given = await asGiven()
    await save({
      ...given,
      attributes: given.attributes.map((one) =>
        one.key === 'novelty' ? { ...one, filter: true } : one,
      ),
    })
    expect((await show()).attributes.at(-1)).toMatchObject({ key: 'novelty', filter: true })
    await expect
      .poll(async () => (await listing(`family=${key}&gauge=18 Fr`)).products.map(({ sku }) => sku))
      .toEqual(['WC12'])
  })

  it('are refused when a colleague was faster, when two have one name, and when one is unknown', async () => {
    const given = await asGiven()
    const stale = await save({ ...given, revision: given.revision - 1 })
    expect(stale).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    const [first, second, ...rest] = given.attributes
    if (first === undefined || second === undefined) throw new Error('too few attributes')
    const twice = await save({
      ...given,
      attributes: [first, { ...second, name: first.name.toUpperCase() }, ...rest],
    })
    expect(twice).toMatchObject({
      status: 400,
      body: { code: 'attributes_invalid', fields: [{ field: second.key }] },
    })
    const unknown = await save({ ...given, attributes: [{ ...first, key: 'nowhere' }] })
    expect(unknown).toMatchObject({ status: 400, body: { fields: [{ field: 'nowhere' }] } })
    expect((await save(given, 'no-family')).status).toBe(404)
    expect((await save(given)).body.family.revision).toBe(given.revision)
  })

  it('of two corrections at once one wins', async () => {
    const given = await asGiven()
    const named = (name: string) => ({
      ...given,
      attributes: given.attributes.map((one, i) => (i === 0 ? { ...one, name } : one)),
    })
    const both = await Promise.all([save(named('One name')), save(named('Other name'))])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('the attributes of the reference data', () => {
  const family = async () =>
    (
      await world.db.execute<{ key: string; name: string; attributes: unknown[] }>(
        sql`select key, name, attributes from family where key = 'nitrile-exam-gloves'
          or key = (select min(key) from family where jsonb_array_length(attributes) > 2) order by key limit 1`,
      )
    ).rows[0]

  it('stand against files, and a release leaves alone what staff have corrected', async () => {
    const before = await family()
    if (before === undefined) throw new Error('the reference has no family with attributes')
    await load('reference.jsonl', [['RF1', { Oddity: 'Blue' }]], before.name)
    expect(await family()).toEqual(before)
    const { body } = await staff.visitor.call('staffGetFamily', { params: { key: before.key } })
    expect(body.family.source).toBe('reference')
    const attributes = body.family.attributes.map(
      ({ key: of, name, kind, unit, order, filter }) => ({
        key: of,
        name: `${name} by us`,
        kind,
        unit,
        order,
        filter,
      }),
    )
    const saved = await save({ revision: body.family.revision, attributes }, before.key)
    expect(saved.status).toBe(200)
    await loadReference(world.db)
    const { body: after } = await staff.visitor.call('staffGetFamily', {
      params: { key: before.key },
    })
    expect(after.family.attributes.every(({ name }) => name.endsWith('by us'))).toBe(true)
  })
})
