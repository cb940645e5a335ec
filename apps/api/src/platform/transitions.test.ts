import { describe, expect, it } from 'vitest'
import { checkoutStates } from '../modules/checkout/model.ts'
import { orderStates } from '../modules/orders/model.ts'
import { paymentOrderStates, paymentStates, refundStates } from '../modules/payments/model.ts'
import { transitions } from './transitions.ts'

describe('a table of transitions', () => {
  it('allows the named transitions only, and none to the same state', () => {
    const door = transitions<'open' | 'shut' | 'gone'>('door', {
      start: 'open',
      moves: { open: ['shut'], shut: ['open', 'gone'], gone: [] },
    })
    expect(door.allows('open', 'shut')).toBe(true)
    expect(door.allows('open', 'gone')).toBe(false)
    expect(door.allows('open', 'open')).toBe(false)
    expect(door.allows('gone', 'open')).toBe(false)
    expect(door.final).toEqual(['gone'])
  })

  it('fails at boot when a state cannot be reached', () => {
    expect(() =>
      transitions<'a' | 'b' | 'c'>('thing', { start: 'a', moves: { a: [], b: ['c'], c: ['b'] } }),
    ).toThrow("States of thing: b can't be reached from a; c can't be reached from a")
  })

  it('fails at boot when a transition is repeated, leads nowhere or to itself', () => {
    const broken: Record<string, string[]> = { a: ['b', 'b', 'a', 'z'], b: [] }
    expect(() => transitions('thing', { start: 'a', moves: broken })).toThrow(
      /a names a state twice; a follows itself; a leads to z, which it does not define/,
    )
    expect(() => transitions<string>('thing', { start: 'q', moves: { a: [] } })).toThrow(
      /starts at q, which it does not define/,
    )
  })

  it('never moves payments backwards', () => {
    expect(paymentStates.allows('captured', 'failed')).toBe(false)
    expect(paymentStates.allows('failed', 'captured')).toBe(true)
    expect(paymentOrderStates.allows('paid', 'attempted')).toBe(false)
    expect(paymentOrderStates.allows('expired', 'paid')).toBe(true)
    // Only staff open a refund again, whose transfer the bank has returned: no message of a gateway does.
    for (const to of ['pending', 'failed'] as const)
      expect(refundStates.allows('processed', to)).toBe(false)
    expect(checkoutStates.final).toEqual(['placed'])
  })

  it('never moves parcels backwards', () => {
    const way = [
      'placed',
      'confirmed',
      'packed',
      'shipped',
      'in_transit',
      'out_for_delivery',
      'delivered',
    ] as const
    way.forEach((from, i) =>
      way.slice(0, i).forEach((to) => expect(orderStates.allows(from, to)).toBe(false)),
    )
    expect(orderStates.allows('delivered', 'rto')).toBe(false)
  })
})
