import { expect, it } from 'vitest'
import { billingPart, billingStateProblem } from './billing-state.ts'

const daman = { state: 'Dadra and Nagar Haveli and Daman and Diu', stateCode: '26' }
const gujarat = { state: 'Gujarat', stateCode: '24' }

it('CART-23 a billing address lies in the state that its GSTIN is registered in', () => {
  const states = [daman, gujarat]
  expect(billingPart(states, '24')).toBe(gujarat)
  expect(billingStateProblem({ pincode: '396210', states }, '24')).toBeUndefined()
  expect(billingStateProblem({ pincode: '396210', states }, '27')).toBe(
    'This GSTIN is registered in Maharashtra, but 396210 is in Dadra and Nagar Haveli and Daman and Diu and Gujarat. Enter the billing address in Maharashtra, or correct the GSTIN.',
  )
})
