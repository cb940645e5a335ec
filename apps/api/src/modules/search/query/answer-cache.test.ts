import { expect, it } from 'vitest'
import { AnswerCache } from './answer-cache.ts'

const hits = (id: number) => ({
  groupIds: [id],
  close: 0,
  totalIsFloor: false,
  corrected: null,
  understood: [],
  filters: '',
  blocked: false,
  inexact: false,
  nearest: [],
})

it('keeps the 300 queries that were asked last', () => {
  const cache = new AnswerCache()
  for (let id = 0; id < 300; id += 1) cache.keep(`q${id}`, hits(id))
  expect(cache.get('q0')).toEqual(hits(0))
  // The oldest is now the second, because the first was asked again.
  cache.keep('q300', hits(300))
  expect(cache.get('q1')).toBeUndefined()
  expect([cache.get('q0'), cache.get('q300')]).toEqual([hits(0), hits(300)])
})
