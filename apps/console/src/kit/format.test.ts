import { expect, it } from 'vitest'
import {
  ago,
  count,
  daysUntil,
  fileSize,
  greeting,
  hasWaited,
  minutesSeconds,
  nth,
  phoneText,
  rupees,
  today,
  waited,
} from './format.ts'
import { hundredthsOf } from './hundredths.ts'
import { sortingOf, sortKeyFor } from './sorting.ts'

const now = Date.parse('2026-11-24T10:00:00Z')
const before = (minutes: number) => new Date(now - minutes * 60_000).toISOString()

it('formats how long ago something was, by the calendar in India', () => {
  expect([
    ago(before(0), now),
    ago(before(5), now),
    ago(before(180), now),
    ago(before(60 * 30), now),
    ago(before(60 * 24 * 6), now),
    ago(before(60 * 24 * 40), now),
  ]).toEqual(['just now', '5 min ago', '3 h ago', 'yesterday', '6 days ago', '15 Oct 2026'])
})

it('formats waiting times and days left', () => {
  expect([
    waited(before(0), now),
    waited(before(300), now),
    waited(before(60 * 24 * 3), now),
  ]).toEqual(['1 min', '5 h', '3 days'])
  // Both appear in the queue and count midnights.
  expect([waited(before(60 * 64), now), ago(before(60 * 64), now)]).toEqual([
    '3 days',
    '3 days ago',
  ])
  expect([
    daysUntil('2026-11-24', now),
    daysUntil('2026-12-01', now),
    daysUntil('2026-11-20', now),
  ]).toEqual([0, 7, -4])
})

it('formats numbers', () => {
  expect([
    minutesSeconds(125),
    nth(1),
    nth(2),
    nth(11),
    nth(23),
    fileSize(400),
    fileSize(2_340_000),
    phoneText('9876543210'),
    phoneText(''),
  ]).toEqual(['2:05', '1st', '2nd', '11th', '23rd', '1 kB', '2.3 MB', '+91 98765 43210', ''])
})

it('counts at the edges: a minute, an hour, midnight, a fortnight, two days of waiting', () => {
  const at = (minutes: number) => ago(before(minutes), now)
  // 15:30 in India.
  expect([at(0.9), at(1), at(59.9), at(60), at(15 * 60), at(16 * 60)]).toEqual([
    'just now',
    '1 min ago',
    '59 min ago',
    '1 h ago',
    '15 h ago',
    'yesterday',
  ])
  // A few hours stay hours across midnight.
  const night = Date.parse('2026-11-24T20:00:00Z')
  expect(ago('2026-11-24T16:00:00Z', night)).toBe('4 h ago')
  expect([at(14 * 24 * 60), at(15 * 24 * 60)]).toEqual(['14 days ago', '9 Nov 2026'])
  expect([waited(before(60), now), waited(before(59), now), waited(before(-5), now)]).toEqual([
    '1 h',
    '59 min',
    '1 min',
  ])
  expect([waited(before(47 * 60), now), waited(before(48 * 60), now)]).toEqual(['47 h', '2 days'])
  expect([
    hasWaited(before(3 * 24 * 60 + 1), 3, now),
    hasWaited(before(3 * 24 * 60 - 1), 3, now),
  ]).toEqual([true, false])
})

it('greets by the hour in India', () => {
  const at = (utc: string) => greeting(Date.parse(`2026-11-24T${utc}Z`))
  expect([at('06:29:59'), at('06:30:00'), at('11:29:59'), at('11:30:00'), at('18:30:00')]).toEqual([
    'Good morning',
    'Good afternoon',
    'Good afternoon',
    'Good evening',
    'Good morning',
  ])
})

it('writes numbers the Indian way, and days as India has them', () => {
  expect([count(1_234_567), rupees(123_456.5), today(Date.parse('2026-11-24T18:30:00Z'))]).toEqual([
    '12,34,567',
    '₹1,23,456.50',
    '2026-11-25',
  ])
  expect([nth(3), nth(12), nth(13), nth(21), nth(111), nth(4)]).toEqual([
    '3rd',
    '12th',
    '13th',
    '21st',
    '111th',
    '4th',
  ])
  expect([minutesSeconds(60), minutesSeconds(9), fileSize(999_499), fileSize(1_000_000)]).toEqual([
    '1:00',
    '0:09',
    '999 kB',
    '1.0 MB',
  ])
  expect(phoneText('919876543210')).toBe('919876543210')
})

it('reads typed amounts in hundredths', () => {
  expect(['', ' ', '₹1,200.50', '7.5 %', '0'].map(hundredthsOf)).toEqual([
    undefined,
    undefined,
    120_050,
    750,
    0,
  ])
  for (const typed of ['-1', '1.234', 'five']) expect(hundredthsOf(typed), typed).toBeNaN()
})

it('sorts by a column in the direction that was asked for, or in the only one there is', () => {
  const keys = [
    { key: 'newest', column: 'created', descending: true },
    { key: 'oldest', column: 'created', descending: false },
    { key: 'email', column: 'email', descending: false },
  ] as const
  expect(sortingOf(keys, 'newest')).toEqual({ column: 'created', descending: true })
  expect(sortKeyFor(keys, { column: 'created', descending: false })).toBe('oldest')
  expect(sortKeyFor(keys, { column: 'created', descending: true })).toBe('newest')
  expect(sortKeyFor(keys, { column: 'email', descending: true })).toBe('email')
  expect(sortKeyFor(keys, { column: 'city', descending: true })).toBeUndefined()
})
