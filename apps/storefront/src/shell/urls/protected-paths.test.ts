import { expect, it } from 'vitest'
import { isProtected } from './protected-paths.ts'

it('ROUTE-25 protects complete-profile, address, editProfile, kyc, reviews/add and the list of orders', () => {
  for (const path of [
    '/account/complete-profile',
    '/account/address',
    '/account/address/new',
    '/account/documents',
    '/account/editProfile',
    '/account/editProfile/',
    '/account/kyc',
    '/reviews/add',
    '/order',
    '/order/',
  ]) {
    expect(isProtected(path), path).toBe(true)
  }
})

it('leaves the rest public: sign-in, the account’s own page, and an order by its link', () => {
  for (const path of [
    '/account',
    '/account/login',
    '/account/kycs',
    '/order/1/track',
    '/orders',
    '/cart',
    '/shop',
    '/reviews',
  ])
    expect(isProtected(path), path).toBe(false)
})
