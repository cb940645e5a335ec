import { describe, expect, it } from 'vitest'
import { isInForce, isLicenceInForce, type Approval } from './in-force.ts'

const business = { businessTypeId: 2, businessName: 'Rao Clinic' }
const approval: Approval = { ...business, state: 'approved', validUntil: '2026-11-24' }
const lastDay = '2026-11-24'

describe('an approval', () => {
  it('KYC-04 counts through its last day, and without one always', () => {
    expect(isInForce(approval, business, lastDay)).toBe(true)
    expect(isInForce(approval, business, '2026-11-25')).toBe(false)
    expect(isInForce({ ...approval, validUntil: null }, business, '2099-01-01')).toBe(true)
  })

  it.each([
    ['an application under review', { state: 'submitted' as const }],
    ['a refused one', { state: 'rejected' as const }],
    ['another kind of business', { businessTypeId: 3 }],
    ['another name', { businessName: 'Rao Traders' }],
  ])('KYC-02 of %s does not count', (_, change) => {
    expect(isInForce({ ...approval, ...change }, business, lastDay)).toBe(false)
  })
})

describe('a licence', () => {
  it('KYC-04 counts through its own last day, but not longer than its approval', () => {
    const on = (validUntil: string | null, of: Partial<Approval> = {}) =>
      isLicenceInForce({ validUntil }, { ...approval, ...of }, business, lastDay)
    expect([on(null), on('2026-11-24'), on('2026-11-23')]).toEqual([true, true, false])
    expect(on(null, { validUntil: '2026-11-23' })).toBe(false)
    expect(on(null, { state: 'replaced' })).toBe(false)
  })
})
