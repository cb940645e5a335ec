import { expect, it } from 'vitest'
import { letThrough } from '@upchar/testkit/patient-attacker'
import { checkLimits, sendLimits } from './limits.ts'

const quarter = 900
const day = 86_400
const plenty = 100_000

// The numbers of AUTH-05 for a phone; a code costs money, so a network has fewer than for mails.
it('CHECKOUT-14 sends three codes to a phone in 15 minutes and ten a day, whoever asks', () => {
  const limitsOf = (n: number) => sendLimits('9876543210', `network ${n}`, plenty)
  expect([letThrough(quarter, limitsOf), letThrough(day, limitsOf)]).toEqual([3, 10])
})

it('CHECKOUT-14 sends 20 codes for a network in 15 minutes and 60 a day, whatever the phones', () => {
  const limitsOf = (n: number) => sendLimits(`phone ${n}`, '203.0.113.1', plenty)
  expect([letThrough(quarter, limitsOf), letThrough(day, limitsOf)]).toEqual([20, 60])
})

it('CHECKOUT-14 compares 60 codes from a network in 15 minutes', () => {
  expect(letThrough(quarter, () => checkLimits('203.0.113.1'))).toBe(60)
})
