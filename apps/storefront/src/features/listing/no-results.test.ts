import { expect, it } from 'vitest'
import { looserSearches } from './no-results.tsx'

it('suggests the query with one word less', () => {
  expect(looserSearches('blue nitrile gloves')).toEqual([
    'nitrile gloves',
    'blue gloves',
    'blue nitrile',
  ])
  expect(looserSearches('gloves')).toEqual([])
})
