import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countLive,
  listLimit,
  mergePostings,
  packPostings,
  PostingCollector,
  type PostingList,
  unpackMarked,
  unpackPostings,
} from './posting-list.ts'

type Entry = { doc: number; impact: number }
const entries = (most: number) =>
  fc
    .array(fc.integer({ min: 1, max: 255 }), { maxLength: most })
    .map((impacts) => impacts.map((impact, i): Entry => ({ doc: i * 3 + 1, impact })))

/** The naive implementation that lists are compared with. */
const expected = (all: readonly Entry[]) =>
  all.toSorted((a, b) => b.impact - a.impact || a.doc - b.doc).slice(0, listLimit)
const listed = (marked: PostingList) => {
  const list = unpackPostings(packPostings(marked))
  return [...list.docs].map((doc, i) => ({ doc, impact: list.impacts[i] }))
}

const collect = (all: readonly Entry[]) => {
  const collector = new PostingCollector()
  for (const { doc, impact } of all) collector.add(doc, impact, impact > 100)
  return collector
}

const isLive = (doc: number): boolean => doc % 2 === 1

describe('posting lists', () => {
  it('keep the top entries by impact, then by document', () => {
    fc.assert(
      fc.property(entries(300), (all) => {
        const collector = collect(all)
        expect(listed(collector.finish())).toEqual(expected(all))
        expect(collector.documents).toBe(all.length)
      }),
    )
  })

  it('keep the top entries of far more than fit', () => {
    const all = Array.from({ length: listLimit * 9 }, (_, i): Entry => ({
      doc: i + 1,
      impact: 1 + ((i * 7919) % 255),
    }))
    expect(listed(collect(all).finish())).toEqual(expected(all))
  })

  it('survive packing and unpacking', () => {
    fc.assert(
      fc.property(entries(200), (all) => {
        const list = collect(all).finish()
        expect(unpackMarked(packPostings(list))).toEqual(list)
      }),
    )
  })

  it('merge into the same list as a full build, without deleted documents', () => {
    fc.assert(
      fc.property(entries(120), fc.integer({ min: 0, max: 120 }), (all, cut) => {
        const merged = mergePostings(
          [collect(all.slice(0, cut)).finish(), collect(all.slice(cut)).finish()],
          isLive,
        )
        const live = all.filter(({ doc }) => isLive(doc))
        expect(listed(merged)).toEqual(expected(live))
        expect(countLive(merged, () => true)).toEqual({
          live: live.length,
          strong: live.filter(({ impact }) => impact > 100).length,
        })
      }),
    )
  })
})
