import { expect, it } from 'vitest'
import { asksForProfile } from './profile-prompt.tsx'

it('UI-02 asks for the profile on checkout, product pages, cart and the KYC pages', () => {
  expect(
    ['/checkout', '/products/gloves', '/cart', '/account/kyc', '/account/kyc/form'].map(
      asksForProfile,
    ),
  ).toEqual(Array(5).fill(true))
  expect(
    [
      '/shop',
      '/products',
      '/account',
      '/account/address',
      '/checkout/return',
      '/order/1/track',
      '/account/complete-profile',
    ].map(asksForProfile),
  ).toEqual(Array(7).fill(false))
})
