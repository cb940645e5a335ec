import { LOGIN_STEPS } from '@upchar/kernel/login-steps'
import { parseSearch } from '@upchar/web/search-params'
import { expect, it } from 'vitest'
import { guestWay, readLoginSearch, stepHref } from './login-search.ts'

const read = (address: string) =>
  readLoginSearch(parseSearch(new URL(address, 'http://shop').search))

it('AUTH-01 gives each of the nine steps its own address, which parses back to the step', () => {
  const addresses = LOGIN_STEPS.map(({ key }) => stepHref({ returnUrl: '/cart?x=1&y=2' }, key))
  expect(new Set(addresses).size).toBe(9)
  expect(addresses.map((address) => read(address).step ?? 'new-init')).toEqual(
    LOGIN_STEPS.map(({ key }) => key),
  )
  expect(addresses.map((address) => read(address).returnUrl)).toEqual(
    Array(9).fill('/cart?x=1&y=2'),
  )
})

it('ROUTE-14 reads returnUrl, source and guestCheckoutType, and drops foreign addresses', () => {
  expect(
    read(
      '/account/login?returnUrl=%2Fcart&source=route_guard&guestCheckoutType=guest_standard_checkout',
    ),
  ).toEqual({
    returnUrl: '/cart',
    source: 'route_guard',
    guestCheckoutType: 'guest_standard_checkout',
  })
  expect(
    read(
      '/account/login?returnUrl=https%3A%2F%2Fevil.example&source=mail&step=9&guestCheckoutType=A%20B',
    ),
  ).toEqual({})
  expect(read('/account/login?returnUrl=%2Fcart&returnUrl=%2F%2Fevil.example')).toEqual({})
})

it('ROUTE-14 lets a guest go on to the checkout only when guests may buy so', () => {
  const search = { returnUrl: '/checkout', guestCheckoutType: 'guest_standard_checkout' }
  expect(guestWay(search, 'guest_standard_checkout')).toBe('/checkout')
  expect(guestWay({ ...search, returnUrl: '/account/kyc' }, 'guest_standard_checkout')).toBe(
    '/checkout',
  )
  expect(guestWay(search, 'guest_checkout_disabled')).toBeUndefined()
  expect(guestWay({ returnUrl: '/checkout' }, 'guest_standard_checkout')).toBeUndefined()
})
