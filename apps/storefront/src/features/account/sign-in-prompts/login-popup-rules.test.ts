import { expect, it } from 'vitest'
import { mayOpenLoginPopup } from './login-popup-rules.ts'

const usual = { path: '/shop', signedIn: false, tracking: true, trigger: '', busy: false }

it('AUTH-08 never comes on account, checkout, cart and policy', () => {
  for (const path of [
    '/account',
    '/account/login',
    '/checkout',
    '/checkout/return',
    '/cart',
    '/policy',
    '/policy/returns',
  ])
    expect(mayOpenLoginPopup({ ...usual, path }), path).toBe(false)
  for (const path of ['/shop', '/products', '/products/gloves', '/dental', '/accounting'])
    expect(mayOpenLoginPopup({ ...usual, path }), path).toBe(true)
})

it('AUTH-08 DATA-18 login_trigger: anywhere, on product pages only, or never', () => {
  expect(mayOpenLoginPopup({ ...usual, trigger: '' })).toBe(true)
  expect([
    mayOpenLoginPopup({ ...usual, trigger: 'product' }),
    mayOpenLoginPopup({ ...usual, trigger: 'product', path: '/products/gloves' }),
  ]).toEqual([false, true])
  for (const path of ['/shop', '/products/gloves'])
    expect(mayOpenLoginPopup({ ...usual, trigger: 'off', path })).toBe(false)
})

it('AUTH-08 stays closed for signed-in, opted-out and busy visitors', () => {
  expect(
    [{ signedIn: true }, { tracking: false }, { busy: true }].map((part) =>
      mayOpenLoginPopup({ ...usual, ...part }),
    ),
  ).toEqual([false, false, false])
})
