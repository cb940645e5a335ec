import { expect, it } from 'vitest'
import { cookieValue, pincodeCookie, readPincode } from './pincode.ts'

it('ADDR-06 delivers to 110001 until another pincode is chosen', () => {
  expect(readPincode('')).toBe('110001')
  expect(readPincode('a=b; upchar_pincode=560001; c=d')).toBe('560001')
})

it('ADDR-06 ignores a broken cookie', () => {
  expect(readPincode('upchar_pincode=12')).toBe('110001')
  expect(readPincode('upchar_pincode=%E0%A4%A')).toBe('110001')
  expect(cookieValue('xupchar_pincode=1', 'upchar_pincode')).toBeUndefined()
  expect(pincodeCookie('400001')).toMatch(
    /^upchar_pincode=400001; Path=\/; Max-Age=\d+; SameSite=Lax$/,
  )
})
