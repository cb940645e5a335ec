import { expect, it } from 'vitest'
import { needsPersonInCharge, SELLER_LICENCE_KEYS } from './seller-licences.ts'

it('KYC-04 licences for medicines name their pharmacist or competent person (Drugs Rules 1945, rules 59(2), 64, 65)', () => {
  expect(SELLER_LICENCE_KEYS.filter(needsPersonInCharge)).toEqual([
    '20',
    '21',
    '20B',
    '21B',
    '20F',
    '20G',
  ])
})
