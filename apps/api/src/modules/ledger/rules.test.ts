import { describe, expect, it } from 'vitest'
import { partsOf, returnedParts } from './rules.ts'

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

describe('what is given back', () => {
  const at = new Date('2026-12-01T06:00:00Z')
  const part = (amountPaise: number, expiresAt: Date | null) => ({ amountPaise, expiresAt })
  const later = new Date('2027-03-31T18:30:00Z')

  it('RET-04 goes to what lasts longest first, after earlier returns, never more than was paid', () => {
    const paid = [part(300, later), part(200, null)]
    const back = (returnedPaise: number, amountPaise: number) =>
      returnedParts(paid, { returnedPaise, amountPaise }, at)
    expect(back(0, 150)).toEqual([part(150, null)])
    expect(back(150, 150)).toEqual([part(50, null), part(100, later)])
    expect(back(300, 200)).toEqual([part(200, later)])
    expect(back(300, 201)).toBeUndefined()
  })

  it('RET-04 stays for thirty days at least', () => {
    // 1 December and thirty days: until the end of 31 December in India.
    const least = new Date('2026-12-31T18:30:00Z')
    const paid = [part(300, day('05')), part(100, day('10'))]
    expect(returnedParts(paid, { returnedPaise: 0, amountPaise: 400 }, at)).toEqual([
      part(400, least),
    ])
  })
})
