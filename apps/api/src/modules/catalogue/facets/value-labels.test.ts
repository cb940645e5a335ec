import { expect, it } from 'vitest'
import type { References } from '../memory/references.ts'
import { valueLabel, yesNoLabel } from './value-labels.ts'

it('ROUTE-02 says yes and no about an attribute in words', () => {
  const said = (attribute: string) => [yesNoLabel(attribute, 'Yes'), yesNoLabel(attribute, 'No')]
  expect(said('Powder-free')).toEqual(['Powder-free', 'Not powder-free'])
  expect(said('Sterile')).toEqual(['Sterile', 'Not sterile'])
  expect(said('Portable')).toEqual(['Portable', 'Not portable'])
  expect(said('C-arm compatible')).toEqual(['C-arm compatible', 'Not C-arm compatible'])
  expect(said('LED light')).toEqual(['LED light', 'No LED light'])
  expect(said('Alarm')).toEqual(['Alarm', 'No alarm'])
  expect(said('With adrenaline')).toEqual(['With adrenaline', 'Without adrenaline'])
})

it('ROUTE-02 says any range of prices in words, one without an end too', () => {
  const said = (range: string) => valueLabel('price', range, {} as References)
  expect(['250-500', '-500', '0-500', '500-', '0-', 'abc'].map(said)).toEqual([
    '₹250 – ₹500',
    'Up to ₹500',
    'Up to ₹500',
    '₹500 and above',
    '₹0 and above',
    'abc',
  ])
})
