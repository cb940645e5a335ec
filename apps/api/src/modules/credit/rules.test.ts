import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Draw } from './model.ts'
import { allowedLimit, costOf, inFairOrder, leftOf, overduePaise } from './rules.ts'

const at = new Date('2026-11-24T05:30:00Z')
const facts = (apr_bp: number, lender_name: string) => ({
  version: 'v',
  lender_id: lender_name,
  lender_name,
  registration: '',
  apr_bp,
  days: 30,
  cooling_off_days: 3,
  late_charge: '',
  other_charges: '',
  recovery: '',
  complaints: { name: '', email: '', phone: '' },
})
const draw = (checkoutId: string, amountPaise: number, dueOn: string): Draw => ({
  checkoutId,
  amountPaise,
  chargePaise: 0,
  dueOn,
  drawnAt: at,
})

describe('CREDIT-02 what a draw-down costs', () => {
  it('is simple interest for its days, half a paisa up, due after them', () => {
    // 10,000 × 18 % × 30 / 365 = 147.945…
    expect(costOf({ apr_bp: 1800, days: 30 }, 1_000_000, at)).toEqual({
      dueOn: '2026-12-24',
      chargePaise: 14_795,
    })
    expect(costOf({ apr_bp: 0, days: 45 }, 1_000_000, at)).toEqual({
      dueOn: '2027-01-08',
      chargePaise: 0,
    })
  })

  it('counts days in India: a draw-down at 23:00 UTC is of the next day', () => {
    const late = new Date('2026-11-24T23:00:00Z')
    expect(costOf({ apr_bp: 1, days: 1 }, 1, late).dueOn).toBe('2026-11-26')
  })
})

describe('CREDIT-02 what is left of draw-downs', () => {
  it('is paid by repayments from the earliest due one on, and less by what went back', () => {
    const draws = [draw('b', 500, '2026-12-24'), draw('a', 300, '2026-12-01')]
    const left = leftOf(draws, { repaidPaise: 350, givenBack: new Map([['b', 100]]) })
    expect(left.map((one) => [one.checkoutId, one.leftPaise])).toEqual([
      ['a', 0],
      ['b', 350],
    ])
    expect(overduePaise(left, '2026-12-24')).toBe(0)
    expect(overduePaise(left, '2026-12-25')).toBe(350)
  })

  it('adds up to what was drawn less what went back and was repaid, in any case', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            amount: fc.integer({ min: 1, max: 90_000 }),
            back: fc.nat(90_000),
            day: fc.nat(300),
          }),
        ),
        fc.nat(300_000),
        (rows, repaid) => {
          const draws = rows.map(({ amount, day }, i) =>
            draw(
              String(i),
              amount,
              new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
            ),
          )
          const givenBack = new Map(
            rows.map(({ amount, back }, i) => [String(i), Math.min(amount, back)]),
          )
          const owed = rows.reduce(
            (all, { amount, back }) => all + amount - Math.min(amount, back),
            0,
          )
          const left = leftOf(draws, { repaidPaise: repaid, givenBack })
          expect(left.every(({ leftPaise }) => leftPaise >= 0)).toBe(true)
          expect(left.reduce((all, { leftPaise }) => all + leftPaise, 0)).toBe(
            Math.max(0, owed - repaid),
          )
        },
      ),
    )
  })
})

describe('domain reference 3.6', () => {
  it('shows lenders to everybody in one order: the lowest annual rate first', () => {
    const order = inFairOrder([facts(1800, 'Zebra'), facts(1500, 'Yak'), facts(1800, 'Ant')])
    expect(order.map(({ lender_name }) => lender_name)).toEqual(['Yak', 'Ant', 'Zebra'])
  })

  it('raises no limit without another request of the borrower', () => {
    const known = { limitPaise: 1_000, limitRequest: 'first', wasActive: true }
    expect(allowedLimit(known, { limitPaise: 2_000, limitRequest: null })).toBe(1_000)
    expect(allowedLimit(known, { limitPaise: 2_000, limitRequest: 'first' })).toBe(1_000)
    expect(allowedLimit(known, { limitPaise: 2_000, limitRequest: 'second' })).toBe(2_000)
    expect(allowedLimit(known, { limitPaise: 500, limitRequest: null })).toBe(500)
    expect(
      allowedLimit(
        { ...known, limitPaise: 0, wasActive: false },
        { limitPaise: 2_000, limitRequest: null },
      ),
    ).toBe(2_000)
  })
})
