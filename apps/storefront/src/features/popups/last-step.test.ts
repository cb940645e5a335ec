import { afterEach, expect, it } from 'vitest'
import {
  beginLastStep,
  endLastStep,
  lastStepStore,
  mayHaveLeft,
  putLastStepAway,
} from './last-step.ts'

const day = 24 * 60 * 60 * 1000
const begun = Date.parse('2026-11-24T10:00:00Z')
afterEach(() => lastStepStore.setState(lastStepStore.getInitialState(), true))

it('CHECKOUT-10 asks for an open checkout within a day of the last step, not after the order', () => {
  expect(mayHaveLeft(begun)).toBe(false)
  beginLastStep(begun)
  expect([mayHaveLeft(begun), mayHaveLeft(begun + day - 1), mayHaveLeft(begun + day)]).toEqual([
    true,
    true,
    false,
  ])
  putLastStepAway('c-1')
  beginLastStep(begun + 1)
  expect(lastStepStore.getState()).toEqual({ begunAt: begun + 1, away: 'c-1' })
  endLastStep()
  expect(mayHaveLeft(begun)).toBe(false)
  expect(lastStepStore.getState().away).toBe('')
})
