import { expect, it } from 'vitest'
import type { Customer } from '../../shell/visitor/customer-store.ts'
import { pendingActions } from './pending-actions.tsx'

const todo = (phone: string, is_kyc_complete: boolean, is_profile_complete: boolean) =>
  pendingActions({ phone, is_kyc_complete, is_profile_complete } as Customer)

it('KYC-03 names what is pending: 1 phone, 2 KYC, 3 both, and the profile before them', () => {
  expect(todo('', true, true)).toEqual(['phone'])
  expect(todo('9876543210', false, true)).toEqual(['kyc'])
  expect(todo('', false, true)).toEqual(['phone', 'kyc'])
  expect(todo('9876543210', true, true)).toEqual([])
  expect(todo('', false, false)).toEqual(['profile', 'kyc'])
})
