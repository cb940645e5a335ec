import { expect, it } from 'vitest'
import { fileHref, momentOf } from './words.ts'

it('RET-03 reads a day and a time in India', () => {
  expect(momentOf('2026-11-24', '9:05')).toBe('2026-11-24T09:05:00+05:30')
  expect(momentOf('2026-11-24', '23.59')).toBe('2026-11-24T23:59:00+05:30')
  for (const [day, time] of [
    ['2026-11-24', '24:00'],
    ['2026-11-24', ''],
    ['', '10:00'],
  ] as const)
    expect(momentOf(day, time)).toBeUndefined()
})

it('RET-03 names the documents of a file, or all', () => {
  expect(fileHref('e_invoice')).toBe('/api/staff/e-documents/json?kind=e_invoice')
  expect(fileHref('e_way_bill', ['a', 'b'])).toBe(
    '/api/staff/e-documents/json?kind=e_way_bill&ids=a,b',
  )
})
