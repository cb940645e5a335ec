import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '@upchar/web/search-params'
import { DAY, listSearch } from './list-search.ts'

const read = listSearch({ state: ['open', 'closed'], from: DAY })

describe('the question of a list', () => {
  it('comes back from the address as it was put there', () => {
    const search = { q: 'Asha & Sons', state: 'open', from: '2026-11-24', page: 3 } as const
    expect(read(parseSearch(stringifySearch(search)))).toEqual(search)
  })

  it('drops what nobody can have meant', () => {
    expect(read({ q: '   ', state: 'evil', from: 'yesterday', page: '-1', other: 'x' })).toEqual({})
    expect(read({ state: ['open', 'closed'], page: '1' })).toEqual({})
    expect(read({ q: 'x'.repeat(500) }).q).toHaveLength(120)
  })
})
