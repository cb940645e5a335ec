import { describe, expect, it } from 'vitest'
import { partsOf } from './rules.ts'

const day = (text: string) => new Date(`2026-12-${text}T18:30:00Z`)
const purse = (balancePaise: number, expiresAt: Date | null) => ({
  id: 'a',
  balancePaise,
  expiresAt,
})

describe('which value is spent', () => {
  it('CHECKOUT-07 takes what expires first, and what never expires last', () => {
    const purses = [purse(10_000, null), purse(5_000, day('31')), purse(2_500, day('05'))]
    expect(partsOf(purses, 8_000)).toEqual([
      { expiresAt: day('05'), amountPaise: 2_500 },
      { expiresAt: day('31'), amountPaise: 5_000 },
      { expiresAt: null, amountPaise: 500 },
    ])
    expect(partsOf(purses, 2_500)).toEqual([{ expiresAt: day('05'), amountPaise: 2_500 }])
  })

  it('CHECKOUT-07 gives nothing when it is too little, or nothing is asked for', () => {
    expect(partsOf([purse(100, null), purse(100, day('05'))], 201)).toBeUndefined()
    expect(partsOf([], 1)).toBeUndefined()
    expect(partsOf([purse(100, null)], 0)).toBeUndefined()
    expect(partsOf([purse(100, null)], -1)).toBeUndefined()
  })
})
