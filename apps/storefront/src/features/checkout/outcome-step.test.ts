import { describe, expect, it } from 'vitest'
import { outcomeStep, pauseBefore } from './outcome-step.ts'
import type { OutcomeResult } from './outcome-step.ts'

type Outcome = Extract<OutcomeResult, { ok: true }>['data']['outcome']
const step = (outcome: Outcome) =>
  outcomeStep({ ok: true, data: { success: true, outcome } }, 'c 1')

describe('the finishing page', () => {
  it('CHECKOUT-06 shows the confirmation once the order is placed', () => {
    expect(
      step({
        state: 'placed',
        order_id: 'o1',
        order_number: 'U1',
        track_url: '/order/o1/track?key=k',
      }),
    ).toEqual({ kind: 'go', href: '/order/o1/confirmed?key=k' })
  })
  it('CHECKOUT-06 returns to the same form if the payment failed and may be retried', () => {
    expect(step({ state: 'failed', message: 'm', retry: true })).toEqual({
      kind: 'go',
      href: '/checkout?failed=c%201',
    })
    expect(step({ state: 'failed', message: 'Refund', retry: false })).toEqual({
      kind: 'over',
      message: 'Refund',
    })
  })
  it('CHECKOUT-06 offers the payment page again to a buyer who came back without paying', () => {
    expect(step({ state: 'pay', payment_url: '/pay', expires_at: '2026-11-21T10:00:00Z' })).toEqual(
      { kind: 'pay', url: '/pay' },
    )
  })
  it('CHECKOUT-06 keeps polling while the bank confirms, and when a poll fails', () => {
    expect(step({ state: 'waiting', message: 'm' })).toEqual({ kind: 'wait', message: 'm' })
    const error = { status: 0, code: 'unreachable', message: '', fields: [], detail: {} }
    expect(outcomeStep({ ok: false, kind: 'failed', error }, 'c')).toMatchObject({ kind: 'wait' })
    expect(
      outcomeStep(
        { ok: false, kind: 'refused', error: { ...error, status: 404, message: 'gone' } },
        'c',
      ),
    ).toEqual({ kind: 'over', message: 'gone' })
  })
  it('polls quickly at first, slowly later', () => {
    expect(pauseBefore(0)).toBe(1000)
    expect(pauseBefore(100)).toBe(5000)
  })
})
