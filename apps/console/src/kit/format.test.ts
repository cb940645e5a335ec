import { expect, it } from 'vitest'
import { ago, daysUntil, fileSize, minutesSeconds, nth, phoneText, waited } from './format.ts'

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
