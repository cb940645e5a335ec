import { expect, it } from 'vitest'
import { cancelReason, cancelReasonLabel } from './cancel-reasons.ts'

it('ORDER-03 buyers and staff give reasons of their own, “another” in words', () => {
  expect(cancelReason('other', 'buyer')).toMatchObject({ needsNote: true })
  expect(cancelReason('too_slow', 'buyer')).toMatchObject({ needsNote: false })
  expect(cancelReason('other', 'staff')).toBeUndefined()
  expect(cancelReason('suspicious', 'buyer')).toBeUndefined()
  expect(cancelReason('suspicious', 'staff')).toMatchObject({ needsNote: true })
  expect(cancelReasonLabel('too_slow')).toBe('It arrives too late')
  expect(cancelReasonLabel('retired_code')).toBe('retired_code')
})
