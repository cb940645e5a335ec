import { expect, it } from 'vitest'
import { scaled } from './words.ts'

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
