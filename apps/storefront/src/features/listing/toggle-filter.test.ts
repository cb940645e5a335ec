import { describe, expect, it } from 'vitest'
import { toggled } from './toggle-filter.ts'

describe('ROUTE-02 a filter that is toggled', () => {
  it('is added or removed, and leads to the first page: the former one may not exist any more', () => {
    const search = { search: 'gloves', sort: 'newest', page: 7, filters: { size: ['M'] } }
    expect(toggled(search, 'size', 'L')).toEqual({
      search: 'gloves',
      sort: 'newest',
      filters: { size: ['L', 'M'] },
    })
    expect(toggled(search, 'size', 'M')).toEqual({ search: 'gloves', sort: 'newest' })
  })
})
