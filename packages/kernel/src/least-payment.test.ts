import fc from 'fast-check'
import { expect, it } from 'vitest'
import { leavingPayment } from './least-payment.ts'

it('CHECKOUT-07 leaves nothing or at least ₹1 to pay, and takes no more than it may', () => {
  expect(leavingPayment(43_237, 43_200)).toBe(43_137)
  expect(leavingPayment(43_237, 43_237)).toBe(43_237)
  expect(leavingPayment(43_237, 43_137)).toBe(43_137)
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (a, b) => {
      const [total, part] = [Math.max(a, b), Math.min(a, b)]
      const pays = leavingPayment(total, part)
      expect(pays).toBeGreaterThanOrEqual(0)
      expect(pays).toBeLessThanOrEqual(part)
      if (total >= 100) expect([0, 100]).toContain(Math.min(100, total - pays))
    }),
  )
})
