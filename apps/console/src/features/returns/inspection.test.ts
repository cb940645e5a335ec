import { describe, expect, it } from 'vitest'
import type { PieceFate } from '@upchar/kernel/return-reasons'
import { cellKey, firstGuess, typedPieces } from './inspection.ts'
import { nextStep, type Return } from './words.ts'

const batch = (lot: number, quantity: number, ...fates: PieceFate[]) => ({
  fates,
  lot,
  parcel: 'near',
  batch: `B${lot}`,
  expires_on: null,
  quantity,
})
const again = ['restock', 'quarantine', 'destroy', 'rejected'] as const
const returnOf = (part: Partial<Return> = {}): Return =>
  ({
    nothing_to_fetch: false,
    items: [
      { line: 'gloves', quantity: 3, batches: [batch(7, 2, ...again), batch(8, 4, ...again)] },
      { line: 'vaccine', quantity: 1, batches: [batch(9, 5, 'quarantine', 'destroy', 'rejected')] },
    ],
    ...part,
  }) as Return

describe('RET-02 what becomes of pieces', () => {
  it('is guessed for as many pieces as are asked for, batch by batch', () => {
    expect(firstGuess(returnOf())).toEqual({
      'gloves/7/near/restock': '2',
      'gloves/8/near/restock': '1',
      'vaccine/9/near/quarantine': '1',
    })
  })

  it('is known once every piece is counted in whole numbers, and no earlier', () => {
    const one = returnOf()
    const guess = firstGuess(one)
    const key = cellKey('gloves', { lot: 8, parcel: 'near' }, 'restock')
    expect(typedPieces(one, guess)).toEqual([
      { line: 'gloves', lot: 7, parcel: 'near', fate: 'restock', quantity: 2 },
      { line: 'gloves', lot: 8, parcel: 'near', fate: 'restock', quantity: 1 },
      { line: 'vaccine', lot: 9, parcel: 'near', fate: 'quarantine', quantity: 1 },
    ])
    expect(typedPieces(one, { ...guess, [key]: ' 1 ' })).toHaveLength(3)
    for (const text of ['', '0', '2', '1.0', '-1', 'one', '1e0'])
      expect(typedPieces(one, { ...guess, [key]: text }), text).toBeUndefined()
    // What is no number isn't taken for nothing, even where the others add up.
    const other = cellKey('gloves', { lot: 8, parcel: 'near' }, 'destroy')
    expect(typedPieces(one, { ...guess, [other]: '0' })).toHaveLength(3)
    expect(typedPieces(one, { ...guess, [other]: 'none' })).toBeUndefined()
  })
})

it.each([
  ['requested', 0, 'Decide'],
  ['approved', 0, 'Have it fetched'],
  ['picked', 0, 'Inspect'],
  ['settled', 210, 'Pay by bank'],
  ['settled', 0, ''],
  ['paid', 0, ''],
  ['refused', 0, ''],
  ['withdrawn', 0, ''],
] as const)('RET-02 a %s return with ₹%d to pay: “%s” is next', (state, toPay, next) => {
  expect(nextStep({ state, replacement_stopped: false, to_pay: toPay })).toBe(next)
})

it('OPS-06 gives the money where the replacement of a settled return isn’t sent', () => {
  expect(nextStep({ state: 'settled', replacement_stopped: true, to_pay: 0 })).toBe(
    'Give the money',
  )
})
