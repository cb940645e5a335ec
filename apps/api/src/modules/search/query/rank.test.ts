import { describe, expect, it } from 'vitest'
import { familyOf, smallModel, termOf } from '../testing/small-model.ts'
import { CompiledQuery } from './compile.ts'
import { rankDocuments, rankFamilies, wantedFamilies } from './rank.ts'
import type { Unit } from './unit.ts'

const unit = (term: string, extra: Partial<Unit> = {}): Unit => ({
  text: term,
  weight: 4,
  readings: [{ factor: 1, slots: [{ weight: 4, alternatives: [{ term, factor: 1 }] }] }],
  meaning: new Map(),
  isAttribute: false,
  ...extra,
})
const size = unit('6.5', { isAttribute: true, weight: 2 })

/** Impacts by term and document, 0 to 255. A document is of family 0, unless it is named. */
function rank(
  impacts: Readonly<Record<string, readonly number[]>>,
  {
    units = Object.keys(impacts).map((term) => (term === '6.5' ? size : unit(term))),
    limit = 100,
    families,
    priors = [],
  }: { units?: Unit[]; limit?: number; families?: number[]; priors?: number[] } = {},
) {
  const count = Math.max(...Object.values(impacts).map((list) => list.length))
  const model = smallModel({
    families: [familyOf('Thing', 50), familyOf('Other', 50)],
    terms: Object.keys(impacts).map((term) => termOf(term)),
    documents: families ?? Array<number>(count).fill(0),
  })
  model.documents.priors.set(priors)
  const lists = new Map(
    Object.entries(impacts).map(([term, list]) => {
      const docs = list.flatMap((impact, doc) => (impact > 0 ? [doc] : []))
      return [
        term,
        [
          {
            docs: Int32Array.from(docs),
            impacts: Uint8Array.from(docs, (doc) => list[doc] ?? 0),
            fields: new Uint8Array(docs.length).fill(2),
          },
        ],
      ] as const
    }),
  )
  return rankDocuments(new CompiledQuery({ units, pairs: [] }, model), lists, [], model, limit)
}

describe('products are ranked', () => {
  it('by how well they match, equals by popularity, then by their place', () => {
    expect(rank({ glove: [150, 220, 220, 150] }, { priors: [0, 5, 9, 0] }).docs).toEqual([
      2, 1, 0, 3,
    ])
  })

  it('with all words before those with one, however well it matches', () => {
    expect(rank({ glove: [130, 255, 0], blue: [130, 0, 255] }).docs[0]).toBe(0)
  })

  it('without those that match far worse than the best, or are no longer sold', () => {
    expect(rank({ glove: [255, 20, 255] }, { families: [0, 0, -1] }).docs).toEqual([0])
  })

  it('up to the limit, and says when there were more', () => {
    const three = { glove: [200, 200, 200] }
    expect(rank(three, { limit: 2 })).toMatchObject({ docs: [0, 1], totalIsFloor: true, close: 2 })
    expect(rank(three, { limit: 3 })).toMatchObject({ totalIsFloor: false, close: 3 })
  })

  it('in another size before another product in the right size', () => {
    expect(rank({ glove: [255, 255, 60], '6.5': [0, 255, 255] }).docs).toEqual([1, 0])
    expect(rank({ glove: [255, 150], '6.5': [200, 255] }).docs).toEqual([0, 1])
  })

  it('by the size where no such product has it, but a similar one does', () => {
    expect(rank({ glove: [255, 130], '6.5': [0, 255] }).docs).toEqual([1, 0])
    expect(rank({ glove: [255, 105], '6.5': [0, 255] }).docs[0]).toBe(0)
  })

  it('by sizes alone only if nothing else is asked for', () => {
    expect(rank({ glove: [255, 0], '6.5': [0, 255] }).docs).toEqual([0])
    expect(rank({ '6.5': [100, 255] }).docs).toEqual([1, 0])
  })

  it('with a count of those about as good as the best', () => {
    expect(rank({ glove: [255, 250, 140] })).toMatchObject({ docs: [0, 1, 2], close: 2 })
  })

  it('with what the first eight match', () => {
    const { first, best, mentioned } = rank({ glove: Array<number>(12).fill(200), blue: [255] })
    expect(first).toHaveLength(8)
    expect(first[0]).toEqual({
      doc: 0,
      impacts: Uint8Array.from([200, 255]),
      fields: Uint8Array.from([2, 2]),
    })
    expect(first[1]?.impacts).toEqual(Uint8Array.from([200, 0]))
    expect(mentioned).toBe(2)
    // A word for any sort of thing names none.
    expect(rank({ glove: [200], machine: [200] }).mentioned).toBe(1)
    expect(best).toBeGreaterThan(0)
  })

  it('in the family that is meant before others with the same words', () => {
    const units = [unit('glove', { meaning: new Map([[1, 1]]) })]
    expect(rank({ glove: [255, 255] }, { units, families: [0, 1] }).docs).toEqual([1, 0])
  })

  it('the same in a second search: nothing is left of the first', () => {
    rank({ glove: [255, 255, 255, 255] })
    expect(rank({ mask: [0, 200, 0, 220] }).docs).toEqual([3, 1])
  })
})

describe('families are ranked', () => {
  const names = ['Face Mask', 'Oxygen Mask', 'Mask Holder Box Set', 'Lamp', 'Gone Mask']
  const model = smallModel({
    families: names.map((name) => familyOf(name, name === 'Gone Mask' ? 0 : 5)),
  })
  const ranked = (...units: Unit[]) =>
    rankFamilies(new CompiledQuery({ units, pairs: [] }, model), model)

  it('by their names, without those that have no goods or nothing of the query', () => {
    expect(ranked(unit('mask'), unit('oxygen')).map(({ family }) => family)[0]).toBe(1)
    expect(
      ranked(unit('mask'))
        .map(({ family }) => family)
        .toSorted(),
    ).toEqual([0, 1, 2])
  })

  it('by what the words are known to mean', () => {
    expect(
      ranked(unit('mask', { meaning: new Map([[3, 1]]) })).map(({ family }) => family)[0],
    ).toBe(3)
  })

  it('of which the first six contribute all their goods, if they match a third as well', () => {
    const scored = (...scores: number[]) => scores.map((score, family) => ({ family, score }))
    expect(wantedFamilies(scored(10, 9, 3.5, 3.4))).toEqual([0, 1, 2])
    expect(wantedFamilies(scored(5, 5, 5, 5, 5, 5, 5))).toEqual([0, 1, 2, 3, 4, 5])
    expect(wantedFamilies([])).toEqual([])
  })
})
