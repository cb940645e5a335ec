import { describe, expect, it } from 'vitest'
import { planChange, planWithdrawal, revisionOf, stateOn } from './plan-rates.ts'
import { rowsOfTerms } from './set-gst-rate.ts'

const row = (id: number, validFrom: string, validTo: string | null = null) => ({
  id,
  validFrom,
  validTo,
})
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

describe('CART-23 the rates of a heading', () => {
  it('are planned, run from their first through their last day, then have ended, or never began', () => {
    const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']
    const of = (one: ReturnType<typeof row>) => days.map((day) => stateOn(one, day))
    expect(of(row(1, '2026-11-24', '2026-11-25'))).toEqual([
      'planned',
      'running',
      'running',
      'ended',
    ])
    expect(of(row(1, '2026-11-24'))).toEqual(['planned', 'running', 'running', 'running'])
    expect(of(row(1, '2026-11-24', '2026-11-24'))).toEqual(['planned', 'running', 'ended', 'ended'])
    expect(of(row(1, '2026-11-25', '2026-11-24'))).toEqual(
      Array.from({ length: 4 }, () => 'withdrawn'),
    )
  })

  it('change: those in force end the day before, one of the same day is replaced, later ones stay', () => {
    const own = [
      row(1, '2020-01-01', '2025-09-21'),
      row(2, '2025-09-22', '2026-12-31'),
      row(3, '2027-01-01'),
      row(4, '2026-12-01', '2026-11-30'),
    ]
    expect(planChange(own, '2026-12-01')).toMatchObject({
      endedOn: '2026-11-30',
      validTo: '2026-12-31',
    })
    expect(ids(planChange(own, '2026-12-01').ended)).toEqual([2])
    // On its last day a rate is still in force; on the first day of another, that one is replaced.
    expect(ids(planChange(own, '2026-12-31').ended)).toEqual([2])
    expect(planChange(own, '2027-01-01')).toMatchObject({ validTo: null })
    expect(ids(planChange(own, '2027-01-01').ended)).toEqual([3])
    expect(planChange(own.toReversed(), '2019-01-01')).toMatchObject({
      ended: [],
      validTo: '2019-12-31',
    })
  })

  it('are withdrawn: the one before goes on as long as the withdrawn one would have', () => {
    const own = [
      row(1, '2025-09-22', '2026-12-31'),
      row(2, '2027-01-01', '2027-03-31'),
      row(3, '2027-04-01'),
    ]
    const plan = planWithdrawal(own, '2027-01-01')
    expect(ids(plan.withdrawn)).toEqual([2])
    expect(ids(plan.extended)).toEqual([1])
    expect([plan.endedOn, plan.extendedTo]).toEqual(['2026-12-31', '2027-03-31'])
    expect(planWithdrawal(own, '2027-04-01')).toMatchObject({ extendedTo: null })
    expect(planWithdrawal(own, '2027-02-01').withdrawn).toEqual([])
  })

  it('have another revision after each change: one more row, or one withdrawn', () => {
    const first = [row(1, '2025-09-22')]
    const revisions = [
      [],
      first,
      [row(1, '2025-09-22', '2026-12-31'), row(2, '2027-01-01')],
      [row(1, '2025-09-22'), row(2, '2027-01-01', '2026-12-31')],
    ].map(revisionOf)
    expect(new Set(revisions).size).toBe(4)
    expect(revisionOf([row(2, '2027-01-01'), row(1, '2025-09-22')])).toBe(
      revisionOf([row(1, '2025-09-22'), row(2, '2027-01-01')]),
    )
  })

  it('are stored in basis points, with the limit of a piece in paise', () => {
    expect(rowsOfTerms({ rate: 12.5, slab: null })).toEqual([
      { maxPiecePaise: null, rateBp: 1_250 },
    ])
    expect(rowsOfTerms({ rate: 18, slab: { up_to: 2_500.5, rate: 5 } })).toEqual([
      { maxPiecePaise: 250_050, rateBp: 500 },
      { maxPiecePaise: null, rateBp: 1_800 },
    ])
    // 0.29 × 100 isn't 29 in binary fractions.
    expect(rowsOfTerms({ rate: 0.29, slab: null })).toEqual([{ maxPiecePaise: null, rateBp: 29 }])
  })
})
