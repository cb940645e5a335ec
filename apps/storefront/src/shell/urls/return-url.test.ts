import { expect, it } from 'vitest'
import { loginHref, returnUrlOf } from './return-url.ts'

it('ROUTE-14 returns to addresses of this shop only', () => {
  expect(returnUrlOf('/cart')).toBe('/cart')
  expect(returnUrlOf('/products?search=gloves&page=2')).toBe('/products?search=gloves&page=2')
  for (const away of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'evil.example',
    '/\t/evil.example',
    '/a\nb',
    'javascript:alert(1)',
    '',
    undefined,
    ['/cart'],
    `/${'a'.repeat(2000)}`,
  ]) {
    expect(returnUrlOf(away), String(away)).toBeUndefined()
  }
})

it('ROUTE-14 never returns to the sign-in', () => {
  for (const login of [
    '/account/login',
    '/account/login?step=new-otp',
    '/account/login/',
    '/account/login#x',
  ])
    expect(returnUrlOf(login), login).toBeUndefined()
  expect(returnUrlOf('/account/login-help')).toBe('/account/login-help')
})

it('ROUTE-25 carries the address with its query along', () => {
  const url = new URL(loginHref('/account/address?from=checkout&x=1', 'route_guard'), 'http://shop')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    returnUrl: '/account/address?from=checkout&x=1',
    source: 'route_guard',
  })
  expect(loginHref('//evil.example')).toBe('/account/login')
})
