import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { announced } from '@upchar/testkit/announced'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { createJobHandlers } from '../../jobs.ts'
import { sql } from '../../platform/db/sql.ts'
import { endPlacements, indexGroups } from '../../modules/search/index.ts'
import { refreshReadModels } from '../../modules/catalogue/index.ts'

const world = useWorld()
let desk: Visitor
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
  desk = (await signedInStaff(world, 'catalogue')).visitor
})

type Change = BodyInput<'staffPreviewSearch'>['change']
const preview = async (change: Change) => desk.call('staffPreviewSearch', { body: { change } })
const send = (change: Change) =>
  desk.call('staffChangeSearch', { body: { change, reason: 'Buyers ask for it' } })
const change = async (made: Change) => {
  const answer = await announced(world, () => send(made))
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}
const search = async (text: string) =>
  (await world.visitor().call('listProducts', { query: { search: text, limit: 10 } })).body
const found = async (text: string) =>
  (await search(text)).products.map(({ product_group_id: id }) => Number(id))
const refusal = async (made: Change) => {
  const { status, body } = await send(made)
  return [
    status,
    (body as { code?: string }).code,
    (body as { fields?: { field: string }[] }).fields?.[0]?.field,
  ]
}
const audited = async (action: string) =>
  (
    await world.db.execute<{ subject: string; after: { reason: string } }>(
      sql`select subject_id as subject, after from audit_entry where action = ${action} order by id`,
    )
  ).rows
const lastDay = '2026-11-30'

describe('the search desk', () => {
  it('SEARCH-05 explains words after a preview, which changes nothing, and forgets them', async () => {
    const words: Change = {
      kind: 'words',
      phrase: 'Zzuqo',
      families: ['sharps container'],
      expansion: '',
    }
    const names = (await desk.call('staffListSearchWords', { query: { q: 'sharps' } })).body.words
    const family = names.find(({ families }) => families.length === 1)?.families[0] ?? ''
    const made = { ...words, families: [family] }
    const { body } = await preview(made)
    expect(body.rated.queries).toBeGreaterThan(200)
    expect(body.rated.before).toBeGreaterThan(0.9)
    expect(body.rated).toMatchObject({ after: body.rated.before, changed: [] })
    expect(body.shown).toMatchObject([{ query: 'Zzuqo', before: [] }])
    expect(body.shown[0]?.after).toHaveLength(5)
    expect(await found('zzuqo')).toEqual([])
    await change(made)
    await expect.poll(() => found('zzuqo')).not.toEqual([])
    expect((await desk.call('staffListSearchWords', { query: { q: 'zzuqo' } })).body).toMatchObject(
      { total: 1, words: [{ phrase: 'zzuqo', families: [family], expansion: '' }] },
    )
    await change({ ...made, families: [] })
    await expect.poll(() => found('zzuqo')).toEqual([])
    expect(await audited('search.words')).toMatchObject([
      { subject: 'zzuqo', after: { reason: 'Buyers ask for it', families: [family] } },
      { subject: 'zzuqo' },
    ])
    expect(await refusal({ ...made, families: ['No such type'] })).toEqual([
      409,
      'search_change_refused',
      'change.families',
    ])
  })

  it('SEARCH-05 shows by the rated queries what a bad change would do', async () => {
    const { body } = await preview({ kind: 'block', term: 'gloves' })
    expect(body.rated.after).toBeLessThan(body.rated.before)
    expect(body.rated.changed[0]).toMatchObject({ after: 0 })
    expect(body.shown[0]).toMatchObject({ query: 'gloves', after: [] })
    expect((await search('gloves')).search?.blocked).toBe(false)
  })

  it('SEARCH-05 blocks words, and lets through its own but not those of the law', async () => {
    await change({ kind: 'block', term: 'Gauze' })
    await expect.poll(async () => (await search('gauze')).search?.blocked).toBe(true)
    expect(await refusal({ kind: 'block', term: 'gauze' })).toContain('change.term')
    await change({ kind: 'unblock', term: 'gauze' })
    await expect.poll(async () => (await search('gauze')).search?.blocked).toBe(false)
    expect(await refusal({ kind: 'unblock', term: 'morphine' })).toContain('change.term')
    const { blocked } = (await desk.call('staffListSearchRules')).body
    expect(blocked).toContainEqual({ term: 'morphine', by_law: true })
  })

  it('SEARCH-05 pins products in their places, until the last day is over', async () => {
    const [one, other] = [await goods.addVariant(), await goods.addVariant()]
    await refreshReadModels(world.db, [one.groupId, other.groupId], world.clock.now())
    await indexGroups(world.db, [one.groupId, other.groupId])
    const before = await found('stethoscope')
    const pin = (sku: string, place: number): Change => ({
      kind: 'pin',
      phrase: 'stethoscope',
      sku,
      place,
      last_day: lastDay,
    })
    expect((await preview(pin(one.sku, 1))).body.shown[0]?.after[0]).not.toBe(
      (await preview(pin(one.sku, 1))).body.shown[0]?.before[0],
    )
    await change(pin(one.sku, 1))
    await change(pin(other.sku, 1))
    await expect
      .poll(() => found('Stethoscopes'))
      .toEqual([other.groupId, one.groupId, ...before].slice(0, 10))
    expect(await refusal(pin(one.sku, 3))).toContain('change.phrase')
    expect(await refusal(pin('NO-SUCH', 1))).toContain('change.sku')
    expect(await refusal({ ...pin(one.sku, 1), last_day: '2026-11-23' } as Change)).toContain(
      'change.last_day',
    )
    const vaccine = await goods.addVariant({ productClass: 'BIO_C' })
    expect(await refusal(pin(vaccine.sku, 1))).toContain('change.sku')
    world.clock.set('2026-11-30T18:25:00Z')
    await createJobHandlers(world.context)['end-search-placements']({} as never)
    expect((await found('stethoscope'))[0]).toBe(other.groupId)
    world.clock.set('2026-11-30T18:35:00Z')
    await announced(world, () => endPlacements(world.context))
    await expect.poll(() => found('stethoscope')).toEqual(before)
    world.clock.set('2026-11-24T05:30:00Z')
  })

  it('SEARCH-05 boosts a brand among equals until staff end it', async () => {
    const before = (await search('nitrile gloves')).products
    const last = before.at(-1)?.brand.name ?? ''
    expect(before[0]?.brand.name).not.toBe(last)
    await change({ kind: 'boost', phrase: '', target: 'brand', name: last, last_day: lastDay })
    await expect
      .poll(async () => (await search('nitrile gloves')).products[0]?.brand.name)
      .toBe(last)
    const { placements } = (await desk.call('staffListSearchRules')).body
    const boost = placements.find(({ kind }) => kind === 'boost')
    expect(boost).toMatchObject({ phrase: '', target: last, last_day: lastDay, ended_at: null })
    await change({ kind: 'end', id: boost?.id ?? '' })
    await expect
      .poll(async () => (await search('nitrile gloves')).products[0]?.brand.name)
      .toBe(before[0]?.brand.name)
    expect(await refusal({ kind: 'end', id: boost?.id ?? '' })).toContain('change.id')
  })
})
