import { expect, it } from 'vitest'
import { mergeCookies, withoutCookie } from './cookies.ts'

it('carries cookies from one call of a visitor to the next', () => {
  expect(mergeCookies('a=1; guest=old', ['guest=new; Path=/; HttpOnly', 'b=2'])).toBe(
    'a=1; guest=new; b=2',
  )
})

it('AUTH-02 drops cookies that the API cleared', () => {
  const cleared = [
    'upchar_access=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly',
    'upchar_email=x; Max-Age=0; Path=/',
  ]
  expect(mergeCookies('upchar_access=bad; upchar_email=x; upchar_guest=g', cleared)).toBe(
    'upchar_guest=g',
  )
})

it('AUTH-09 leaves the token out and keeps the rest', () => {
  expect(
    withoutCookie('upchar_guest=g; upchar_access=a.b=; upchar_pincode=1', 'upchar_access'),
  ).toBe('upchar_guest=g; upchar_pincode=1')
})
