import { beforeEach, describe, expect, it } from 'vitest'
import { bringSearchWords } from './store/trade-words.ts'
import { synonyms, type Synonym } from '@upchar/reference/synonyms'
import { useWorld } from '@upchar/testkit/world'

const world = useWorld()
const [term, family] = ['zarnikli', 'ryles-tube']
const word = (familyKeys: string[], expansion: string | null = null): Synonym => ({
  term,
  kind: 'trade',
  familyKeys,
  expansion,
})
const start = (...added: Synonym[]) => bringSearchWords(world.db, [...synonyms, ...added])
const here = async (phrase: string) =>
  (
    await world.db.$client.query<{ meaning: string }>(
      `select coalesce(family_key, '= ' || expansion) as meaning from search_synonym where phrase = $1 order by id`,
      [phrase],
    )
  ).rows.map((row) => row.meaning)
const staffSay = (phrase: string, ...families: string[]) =>
  world.db.$client.query(
    `with gone as (delete from search_synonym where phrase = $1)
  insert into search_synonym (phrase, family_key) select $1, unnest($2::text[])`,
    [phrase, families],
  )
const found = async () =>
  (
    await world.visitor().call('listProducts', { query: { search: term, limit: 3 } })
  ).body.products.map((product) => product.title)
const wordsHere = async () =>
  (
    await world.db.$client.query<{ all: string }>(
      `select string_agg(s::text, ';' order by id) as all from search_synonym s`,
    )
  ).rows[0]?.all

/** Resets the shop to this release's words before every test. */
beforeEach(async () => {
  await staffSay(term)
  await start()
})

describe('synonyms of a new release in an existing shop', () => {
  it('are loaded once at the next start, and used at once', async () => {
    expect(await found()).toEqual([])
    expect(await start(word([family]))).toBe(1)
    await expect.poll(found).toContainEqual(expect.stringMatching(/ryles/i))
    const initial = await wordsHere()
    expect(await start(word([family]))).toBe(0)
    expect(await wordsHere()).toBe(initial)
    expect(await here(term)).toEqual([family])
  })

  it('replace those of the last release, and can be removed', async () => {
    await start(word([family]))
    expect(await start(word([family, 'foley-catheter'], 'feeding tube'))).toBe(1)
    expect(await here(term)).toEqual([family, 'foley-catheter', '= feeding tube'])
    expect(await start()).toBe(1)
    expect(await here(term)).toEqual([])
  })

  it('keep what staff changed, removed or added', async () => {
    await staffSay(term, 'iv-stand')
    expect(await start(word([family]))).toBe(0)
    expect(await here(term)).toEqual(['iv-stand'])
    expect(await start(word(['foley-catheter']))).toBe(0)
    expect(await here(term)).toEqual(['iv-stand'])

    await staffSay('venflon', 'iv-stand')
    await staffSay('urobag')
    expect(await start(word(['foley-catheter'], 'catheter'))).toBe(0)
    expect([await here('venflon'), await here('urobag')]).toEqual([['iv-stand'], []])
  })

  it('are loaded into a shop of a release that didn’t record its synonyms', async () => {
    await world.db.$client.query(`delete from content_block where key = 'search_words_given'`)
    await staffSay('urobag')
    await staffSay('venflon', 'iv-stand')
    expect(await start(word([family]))).toBe(2)
    expect([await here(term), await here('urobag'), await here('venflon')]).toEqual([
      [family],
      ['urine-collection-bag'],
      ['iv-stand'],
    ])
  })

  it('are loaded once by processes that start together', async () => {
    expect(
      (
        await Promise.all([start(word([family])), start(word([family])), start(word([family]))])
      ).toSorted(),
    ).toEqual([0, 0, 1])
    expect(await here(term)).toEqual([family])
  })
})
