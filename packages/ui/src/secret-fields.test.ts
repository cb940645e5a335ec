import { expect, it } from 'vitest'
import { codeDigits } from './secret-fields.tsx'

it('AUTH-01 accepts a pasted code: with spaces, hyphens, in a sentence', () => {
  expect(
    ['123456', ' 123 456 ', '123-456', '123456 is your code.', '1234567'].map((text) =>
      codeDigits(text, 6),
    ),
  ).toEqual(Array(5).fill('123456'))
  expect(codeDigits('12', 6)).toBe('12')
})
