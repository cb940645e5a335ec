import { expect, it } from 'vitest'
import { optionText } from './option-text.ts'

it('names what a variant differs by, where it has a name', () => {
  expect([optionText('Size', 'M'), optionText('', 'M'), optionText(undefined, 'M')]).toEqual([
    'Size: M',
    'M',
    'M',
  ])
  expect([optionText('Size', ''), optionText(undefined, '')]).toEqual(['', ''])
})
