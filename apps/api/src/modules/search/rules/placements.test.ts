import { describe, expect, it } from 'vitest'
import type { SearchHits } from '../../catalogue/index.ts'
import { Placements } from './placements.ts'

const hits = (groupIds: number[], part: Partial<SearchHits> = {}): SearchHits => ({
  groupIds,
  close: groupIds.length,
  totalIsFloor: false,
  corrected: null,
  understood: [],
  filters: '',
  blocked: false,
  inexact: false,
  nearest: [],
  ...part,
})
const pin = (phrase: string, ...groupIds: number[]) => ({
  id: phrase,
  kind: 'pin' as const,
  phrase,
  groupIds,
})
const boost = (phrase: string, ...groupIds: number[]) => ({
  ...pin(phrase, ...groupIds),
  kind: 'boost' as const,
})

describe('pins', () => {
  it('come first in their order for their words in any spelling, found or not', () => {
    const placed = new Placements([pin('glove', 3), pin('glove', 9)])
    expect(placed.arrange('Gloves', hits([1, 2, 3]))).toEqual(hits([3, 9, 1, 2], { close: 4 }))
    expect(placed.arrange('latex gloves', hits([1, 3])).groupIds).toEqual([1, 3])
  })
  it('are an answer where nothing was found, and nothing answers blocked words', () => {
    const placed = new Placements([pin('drip', 5)])
    const none = hits([], { inexact: true, nearest: [{ name: 'x', href: '/x', count: 1 }] })
    expect(placed.arrange('drip', none)).toEqual(hits([5]))
    expect(placed.arrange('drip', hits([], { blocked: true })).groupIds).toEqual([])
  })
})

describe('boosts', () => {
  it('move goods before others that answer as well, never before better ones', () => {
    const placed = new Placements([boost('', 2, 4), boost('mask', 3)])
    expect(placed.arrange('glove', hits([1, 2, 3, 4], { close: 3 })).groupIds).toEqual([2, 1, 3, 4])
    expect(placed.arrange('masks', hits([1, 2, 3, 4])).groupIds).toEqual([2, 3, 4, 1])
  })
  it('stand behind pins', () => {
    const placed = new Placements([boost('', 2), pin('gown', 7)])
    expect(placed.arrange('gown', hits([1, 2])).groupIds).toEqual([7, 2, 1])
  })
})
