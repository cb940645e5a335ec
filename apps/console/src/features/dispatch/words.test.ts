import { expect, it } from 'vitest'
import {
  boxWords,
  paperHref,
  parcelsWords,
  promisedWords,
  scaled,
  type DispatchParcel,
} from './words.ts'

it('OPS-02 reads kilograms and centimetres with point or comma, and nothing else', () => {
  expect([
    scaled('1.25', 1000),
    scaled('0,5', 1000),
    scaled(' 30 ', 10),
    scaled('12.5', 10),
  ]).toEqual([1250, 500, 300, 125])
  for (const text of ['', '0', '-1', '1e3', '1.2.3', 'heavy', '12345'])
    expect(scaled(text, 10)).toBeUndefined()
})

it('OPS-02 says what a parcel weighs and measures as couriers bill it', () => {
  const words = (box: DispatchParcel['package']) => boxWords({ package: box } as DispatchParcel)
  expect(words({ weight_grams: 1250, length_mm: 300, width_mm: 205, height_mm: 80 })).toBe(
    '1.25 kg, 30 × 20.5 × 8 cm',
  )
  expect(words({ weight_grams: 40, length_mm: 100, width_mm: 100, height_mm: 5 })).toBe(
    '0.04 kg, 10 × 10 × 0.5 cm',
  )
  expect(words(null)).toBe('')
})

it('OPS-02 names the promised day, or the first and the last', () => {
  const words = (from: string, to: string) =>
    promisedWords({ promised: { from, to } } as DispatchParcel)
  expect(words('2026-11-24', '2026-11-24')).toBe('24 Nov 2026')
  expect(words('2026-11-24', '2026-11-26')).toBe('Tue, 24 Nov to Thu, 26 Nov')
})

it('OPS-02 prints the chosen parcels, and counts them', () => {
  expect(paperHref('labels', ['a', 'b'])).toBe('/api/staff/dispatch/papers/labels?parcels=a,b')
  expect([parcelsWords(1), parcelsWords(2), parcelsWords(1200)]).toEqual([
    '1 parcel',
    '2 parcels',
    '1,200 parcels',
  ])
})
