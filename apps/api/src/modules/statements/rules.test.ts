import { expect, it } from 'vitest'
import { lastCycleDay } from '@upchar/kernel/seller-statements'
import { holdOf, type HoldFacts } from './rules.ts'

const facts = (part: Partial<HoldFacts> = {}): HoldFacts => ({
  deliveredAt: new Date('2026-11-15T06:00:00Z'),
  isCredited: false,
  hasOpenReturn: false,
  awaitsGateway: false,
  awaitsCash: false,
  ...part,
})

it('OPS-06 waits for the delivery, seven days, open returns and the money', () => {
  const until = '2026-11-22'
  expect(holdOf(facts(), until)).toBeNull()
  expect(holdOf(facts({ deliveredAt: null }), until)).toBe('under_way')
  // Seven days end with the last moment of the 22nd in India, or later.
  expect(holdOf(facts({ deliveredAt: new Date('2026-11-15T18:29:59Z') }), until)).toBeNull()
  expect(holdOf(facts({ deliveredAt: new Date('2026-11-15T18:30:00Z') }), until)).toBe(
    'return_window',
  )
  expect(holdOf(facts({ hasOpenReturn: true }), until)).toBe('open_return')
  expect(holdOf(facts({ awaitsGateway: true }), until)).toBe('money_awaited')
  expect(holdOf(facts({ awaitsCash: true }), until)).toBe('cash_awaited')
  // What came back whole waits for nothing.
  expect(holdOf(facts({ deliveredAt: null, isCredited: true }), until)).toBeNull()
})

it('OPS-06 the week ends on Sunday', () => {
  expect(lastCycleDay('2026-11-23')).toBe('2026-11-22')
  expect(lastCycleDay('2026-11-29')).toBe('2026-11-22')
  expect(lastCycleDay('2026-11-30')).toBe('2026-11-29')
})
