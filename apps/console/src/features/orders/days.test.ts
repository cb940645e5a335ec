import { expect, it } from 'vitest'
import { daysSince, instantOf, nowInIndia } from './days.ts'

it('OPS-01 offers the days since the order in India, today first, and at most a month', () => {
  const now = Date.parse('2026-11-24T19:00:00Z')
  expect(daysSince('2026-11-23T10:00:00Z', now)).toEqual([
    { value: '2026-11-25', name: 'Today' },
    { value: '2026-11-24', name: 'Yesterday' },
    { value: '2026-11-23', name: 'Mon, 23 Nov' },
  ])
  expect(daysSince('2026-01-01T00:00:00Z', now)).toHaveLength(31)
})

it('OPS-01 reads a day and a time as Indian', () => {
  expect(nowInIndia(Date.parse('2026-11-24T19:05:40Z'))).toEqual({
    day: '2026-11-25',
    time: '00:35',
  })
  expect(instantOf('2026-11-25', '00:35')).toBe('2026-11-25T00:35:00+05:30')
  expect(instantOf('2026-11-25', '')).toBeUndefined()
  expect(instantOf('2026-11-25', '24:10')).toBeUndefined()
})
