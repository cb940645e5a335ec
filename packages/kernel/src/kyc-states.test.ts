import { expect, it } from 'vitest'
import {
  isBusinessNameEditable,
  isKycOpen,
  KYC_MOVES,
  KYC_STATES,
  kycStatus,
  pendingAction,
} from './kyc-states.ts'

it('KYC-01 pharma KYC counts only on top of basic KYC', () => {
  const status = (basic: boolean, pharma: boolean) => kycStatus({ basic, pharma })
  expect([
    status(false, false),
    status(false, true),
    status(true, false),
    status(true, true),
  ]).toEqual(['notVerified', 'notVerified', 'partialVerified', 'verified'])
})

it('KYC-02 the business name changes while it is empty or nothing is verified', () => {
  expect(isBusinessNameEditable('', 'verified')).toBe(true)
  expect(isBusinessNameEditable('  ', 'partialVerified')).toBe(true)
  expect(isBusinessNameEditable('Nair Clinic', 'notVerified')).toBe(true)
  expect(isBusinessNameEditable('Nair Clinic', 'partialVerified')).toBe(false)
  expect(isBusinessNameEditable('Nair Clinic', 'verified')).toBe(false)
})

it('KYC-03 names what is missing: 1 phone, 2 KYC, 3 both', () => {
  const of = (phone: boolean, kyc: boolean) => pendingAction({ phone, kyc })
  expect([of(false, false), of(true, false), of(false, true), of(true, true)]).toEqual([
    null,
    1,
    2,
    3,
  ])
})

it('KYC-04 buyers change what they have not sent and what staff ask them to change', () => {
  expect(KYC_STATES.filter(isKycOpen)).toEqual(['draft', 'changes_asked'])
})

it('KYC-04 only what was approved ends, and what has ended stays so', () => {
  const to = (state: string) =>
    KYC_STATES.filter((from) => KYC_MOVES[from].some((next) => next === state))
  expect(to('expired')).toEqual(['approved'])
  expect(to('approved')).toEqual(['submitted'])
  expect([KYC_MOVES.expired, KYC_MOVES.replaced]).toEqual([[], []])
})
