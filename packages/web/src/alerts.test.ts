import { beforeEach, expect, it } from 'vitest'
import { alertStore, dismissAlert, expireAlerts, holdAlerts, showAlert } from './alerts.ts'

beforeEach(() => alertStore.setState({ alerts: [], heldSince: null }))
const messages = () => alertStore.getState().alerts.map(({ message }) => message)

it('ALERT-01 shows success 1, error 2 and info 3 with their message', () => {
  showAlert(1, 'Product added to cart')
  showAlert(2, 'Something went wrong')
  showAlert(3, 'Note')
  expect(alertStore.getState().alerts.map(({ type, message }) => [type, message])).toEqual([
    [1, 'Product added to cart'],
    [2, 'Something went wrong'],
    [3, 'Note'],
  ])
})

it('ALERT-02 removes an alert after 4.5 s', () => {
  showAlert(1, 'One', { now: 1000 })
  expect(expireAlerts(5499)).toBe(1)
  expect(messages()).toEqual(['One'])
  expect(expireAlerts(5500)).toBeUndefined()
  expect(messages()).toEqual([])
})

it('ALERT-02 pauses while hovered or focused', () => {
  showAlert(2, 'Read me', { now: 0 })
  holdAlerts(true, 4000)
  expect(expireAlerts(60_000)).toBeUndefined()
  expect(messages()).toEqual(['Read me'])
  holdAlerts(false, 60_000)
  expect(expireAlerts(60_000)).toBe(500)
  expireAlerts(60_500)
  expect(messages()).toEqual([])
})

it('moves a repeated message to the end and restarts its time', () => {
  showAlert(3, 'a', { now: 0 })
  showAlert(3, 'b', { now: 0 })
  showAlert(3, 'a', { now: 4000 })
  expect(messages()).toEqual(['b', 'a'])
  expireAlerts(4500)
  expect(messages()).toEqual(['a'])
})

it('shows at most three, dismisses by id', () => {
  for (const message of ['a', 'b', 'c', 'd']) showAlert(3, message)
  expect(messages()).toEqual(['b', 'c', 'd'])
  dismissAlert(alertStore.getState().alerts[0]?.id ?? 0)
  expect(messages()).toEqual(['c', 'd'])
})

it('ends an error when a later attempt succeeds', () => {
  showAlert(2, 'Something went wrong')
  showAlert(3, 'Note')
  showAlert(1, 'Product added to cart')
  expect(messages()).toEqual(['Note', 'Product added to cart'])
})

it('ALERT-02 counts the pause from its beginning, and adds none that there was not', () => {
  showAlert(3, 'Read me', { now: 0, ms: 8000 })
  holdAlerts(false, 1000)
  expect(expireAlerts(1000)).toBe(7000)
  // The pointer enters, then the focus: one pause.
  holdAlerts(true, 2000)
  holdAlerts(true, 3000)
  holdAlerts(false, 4000)
  expect(expireAlerts(4000)).toBe(6000)
})

it('ALERT-02 waits for the alert that goes first', () => {
  showAlert(3, 'long', { now: 0, ms: 8000 })
  showAlert(3, 'short', { now: 0 })
  expect(expireAlerts(0)).toBe(4500)
})
