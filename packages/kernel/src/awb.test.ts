import { expect, it } from 'vitest'
import { isAwb, normaliseAwb } from './awb.ts'

it('ORDER-02 a courier’s number is stored in capitals without spaces', () => {
  expect(normaliseAwb(' bd 123\t456 ')).toBe('BD123456')
})

it('ORDER-02 is 5 to 30 letters and digits with a digit, hyphens and slashes within', () => {
  for (const right of ['12345', 'BD123', 'EE123456789IN', 'A-1/2B', `1${'A'.repeat(29)}`])
    expect(isAwb(right), right).toBe(true)
  for (const wrong of [
    '1234',
    'ABCDE',
    '-1234',
    '1234-',
    'bd123',
    '12 345',
    `1${'A'.repeat(30)}`,
    '',
  ])
    expect(isAwb(wrong), wrong).toBe(false)
})
