import { expect, it } from 'vitest'
import { cleanPincode, pincodeProblem } from './pincode-problem.ts'

it('VALID-02 a pincode is read as people type and copy it', () => {
  for (const typed of ['110 001', '110-001', ' 110001 ', '\u200e110001\u200f'])
    expect(cleanPincode(typed)).toBe('110001')
})

it('VALID-02 asks for six digits where none are typed, and refuses what is no pincode', () => {
  expect(pincodeProblem('110 001')).toBeUndefined()
  expect(pincodeProblem('  ')).toMatchObject({ message: 'Enter a 6-digit pincode' })
  for (const wrong of ['010001', '11000', '1100011', '11000a', '११०००१'])
    expect(pincodeProblem(wrong), wrong).toMatchObject({
      field: 'pinCode',
      message: 'Invalid Pincode',
      code: 'pincode_unknown',
    })
})
