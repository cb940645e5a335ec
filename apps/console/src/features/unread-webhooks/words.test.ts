import { expect, it } from 'vitest'
import { sizeWords } from './words.ts'

it.each([
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [340_400, '340 kB'],
])('a message of %d bytes is %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words)
})
