import { expect, it } from 'vitest'
import { diff } from './diff.ts'

it('shows field by field what was and what is, changes first', () => {
  expect(
    diff(
      { name: 'Dental', enabled: true, gone: 1 },
      { name: 'Dental', enabled: false, fresh: ['a'] },
    ),
  ).toEqual([
    { field: 'enabled', before: 'true', after: 'false', changed: true },
    { field: 'gone', before: '1', after: null, changed: true },
    { field: 'fresh', before: null, after: '["a"]', changed: true },
    { field: 'name', before: 'Dental', after: 'Dental', changed: false },
  ])
  expect(diff(null, null)).toEqual([])
})
