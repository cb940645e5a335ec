import { expect, it } from 'vitest'
import { offersFor } from './rules.ts'
import type { BankOffer } from './store.ts'

const at = new Date('2026-11-24T05:30:00Z')
const offer = (nth: number, minPaise: number): BankOffer => ({
  id: String(nth),
  providerOfferId: `offer_${nth}`,
  title: '5 % cashback',
  terms: 'Once a card.',
  method: 'card',
  issuer: '',
  minPaise,
  validFrom: at,
  validTo: new Date(at.getTime() + nth * 3_600_000),
  reason: 'Season',
  madeBy: 'staff',
  madeAt: at,
})

it('CHECKOUT-06 offers for dearer orders take no place of one that a payment reaches', () => {
  const offers = [1, 2, 3, 4, 5].map((nth) => offer(nth, 1_000_000))
  const all = [...offers, offer(6, 10_000)]
  const named = (duePaise?: number) =>
    offersFor(all, { classes: ['GEN'], at, ...(duePaise !== undefined && { duePaise }) }).map(
      ({ id }) => id,
    )
  expect(named(50_000)).toEqual(['6'])
  expect(named(9_999)).toEqual([])
  expect(named()).toEqual(['1', '2', '3', '4', '5'])
})
