import { describe, expect, it } from 'vitest'
import { fitsPassword, hashPassword } from './passwords.ts'
import { otpWrong, tooMany } from './refusals.ts'
import {
  customerShopper,
  forEachOwner,
  guestShopper,
  ownerColumns,
  ownerOf,
  shopperOf,
} from './shopper.ts'

describe('whose a row is', () => {
  it('is told by one of two columns, the customer’s first', () => {
    expect(ownerOf({ guestId: 'g', customerId: null })).toEqual(guestShopper('g'))
    expect(ownerOf({ guestId: null, customerId: 'c' })).toEqual(customerShopper('c'))
    expect(ownerOf({ guestId: 'g', customerId: 'c' })).toEqual(customerShopper('c'))
    expect(() => ownerOf({ guestId: null, customerId: null })).toThrow('without an owner')
    expect(ownerColumns(guestShopper('x'))).toEqual({ guestId: 'x', customerId: null })
    expect(ownerColumns(customerShopper('x'))).toEqual({ guestId: null, customerId: 'x' })
    expect(forEachOwner((column, kind) => `${kind} ${column}`)).toEqual({
      guest: 'guest guest_id',
      customer: 'customer customer_id',
    })
  })

  it('is the customer’s while one is signed in, else the guest’s', () => {
    expect(shopperOf({ guestId: 'g' })).toEqual(guestShopper('g'))
    expect(shopperOf({ guestId: 'g', customer: { customerId: 'c' } })).toEqual(customerShopper('c'))
  })
})

describe('AUTH-05 what is said after a wrong attempt', () => {
  it('counts what is left, and when to try again', () => {
    expect(otpWrong(2).error.message).toBe('That is not the code we sent. 2 tries are left.')
    expect(otpWrong(1).error).toMatchObject({
      message: 'That is not the code we sent. One try is left.',
      detail: { tries_left: 1 },
    })
    expect(tooMany(90).error).toMatchObject({
      message: 'Too many attempts. Try again in 2 minutes.',
      detail: { retry_after: 90 },
    })
    expect(tooMany(1, 'Slow down.').error.message).toBe('Slow down. Try again in 1 second.')
  })
})

describe('DATA-15 a password', () => {
  it('fits however its letters are composed, and nobody has none', async () => {
    const stored = await hashPassword('Cafe\u0301 Kolkata 7')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await fitsPassword(stored, 'Café Kolkata 7')).toBe(true)
    expect(await fitsPassword(stored, 'cafe kolkata 7')).toBe(false)
    expect(await fitsPassword(null, '')).toBe(false)
    expect(await fitsPassword(undefined, 'Café Kolkata 7')).toBe(false)
  })
})
