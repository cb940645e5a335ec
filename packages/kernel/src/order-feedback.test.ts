import { expect, it } from 'vitest'
import { ASKED_DAYS, issueLabels } from './order-feedback.ts'

it('ORDER-05 an answer names issues of its own stage only, each once', () => {
  expect(issueLabels('delivery', ['late', 'late', 'other'])).toEqual([
    'It came late',
    'Something else',
  ])
  expect(issueLabels('order', ['late'])).toBeUndefined()
  expect(issueLabels('order', ['price', 'unknown'])).toBeUndefined()
  expect(issueLabels('order', [])).toEqual([])
})

it('ORDER-05 asks for 14 days after ordering and 30 after the delivery', () => {
  expect(ASKED_DAYS).toEqual({ order: 14, delivery: 30 })
})
