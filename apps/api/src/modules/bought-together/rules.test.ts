import { expect, it } from 'vitest'
import { mergeCompanions } from './rules.ts'

const companions = new Map([
  ['gloves', ['gown', 'mask', 'cap']],
  ['mask', ['gown', 'apron']],
  ['bin', ['gloves']],
])

it('CART-10 takes the companions of each product in turn, none of the given ones and none twice', () => {
  expect(mergeCompanions(['gloves', 'mask', 'bin'], companions)).toEqual(['gown', 'apron', 'cap'])
  expect(mergeCompanions(['gloves', 'gown'], companions)).toEqual(['mask', 'cap'])
  expect(mergeCompanions(['syringe'], companions)).toEqual([])
})
