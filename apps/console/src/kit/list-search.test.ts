import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '@upchar/web/search-params'
import { DAY, listSearch, pageOf } from './list-search.ts'

const read = listSearch({ state: ['open', 'closed'], from: DAY })

describe('the query of a list', () => {
  it('survives a round trip through the address', () => {
    const search = { q: 'Asha & Sons', state: 'open', from: '2026-11-24', page: 3 } as const
    expect(read(parseSearch(stringifySearch(search)))).toEqual(search)
  })

  it('drops invalid values', () => {
    expect(read({ q: '   ', state: 'evil', from: 'yesterday', page: '-1', other: 'x' })).toEqual({})
    expect(read({ state: ['open', 'closed'], page: '1' })).toEqual({})
    expect(read({ q: 'x'.repeat(500) }).q).toHaveLength(120)
  })
})

it('a page of rows of which the browser has all counts all of them', () => {
  const all = Array.from({ length: 27 }, (_, i) => i)
  expect(pageOf(all, 1)).toMatchObject({ total: 27, total_is_more: false })
  expect([...pageOf(all, 1).rows, ...pageOf(all, 2).rows]).toEqual(all)
  expect(pageOf(all, 2).rows).toEqual([25, 26])
})
