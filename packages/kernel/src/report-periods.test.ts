import { expect, it } from 'vitest'
import { barsOf, MOST_BARS } from './report-periods.ts'

it('OPS-08 cuts a period into days, weeks from Monday and months of the calendar', () => {
  expect(barsOf('2026-02-27', '2026-03-01', 'day')).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ])
  // 23 November 2026 is a Monday.
  expect(barsOf('2026-11-22', '2026-11-30', 'week')).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ])
  expect(barsOf('2026-11-23', '2026-11-29', 'week')).toEqual(['2026-11-23'])
  expect(barsOf('2026-12-31', '2027-02-01', 'month')).toEqual([
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
  ])
  expect(barsOf('2020-01-01', '2026-01-01', 'day')).toHaveLength(MOST_BARS + 1)
})
