import { expect, it } from 'vitest'
import { paymentLabel } from './view.ts'

it('ORDER-02 calls cash paid once every parcel has arrived, and an online payment at once', () => {
  const state = (paymentOption: number, ...states: ('placed' | 'delivered')[]) =>
    paymentLabel({ paymentOption, subOrders: states.map((one) => ({ state: one })) }).state
  expect(state(2, 'delivered', 'delivered')).toBe('paid')
  expect(state(2, 'delivered', 'placed')).toBe('due')
  expect(state(2)).toBe('due')
  expect(state(1, 'placed')).toBe('paid')
})
