import { describe, expect, it } from 'vitest'
import { readForm } from './read-form.ts'
import { pincodeByForm } from './pincode-form.ts'

describe('the pincode form without scripts', () => {
  it('VALID-02 sets a pincode with six digits and leaves anything else alone', () => {
    expect(pincodeByForm(readForm({ pincode: '560 001', return_to: '/products/a' }))).toEqual({
      cookie: expect.stringContaining('upchar_pincode=560001;'),
      location: '/products/a',
    })
    expect(pincodeByForm(readForm({ pincode: '56000x; Path=/evil' })).cookie).toBeNull()
    expect(pincodeByForm(readForm({})).cookie).toBeNull()
  })
  it('never leads away from the shop', () => {
    expect(
      pincodeByForm(readForm({ pincode: '560001', return_to: '//evil.example' })).location,
    ).toBe('/cart')
  })
})
