import { sumPaise } from '@upchar/kernel/money'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { matchCredits, type Standing } from './match-credits.ts'

const credit = (id: string, amountPaise: number, currency = 'INR') => ({
  id,
  amountPaise,
  currency,
})
const of = (standing: Standing, ...amounts: number[]) => {
  const credits = amounts.map((paise, n) => credit(`pay_${n}`, paise))
  const { verdicts, pays, missingPaise } = matchCredits(credits, { standing, awaitedPaise: 10_500 })
  return {
    became: verdicts.map(({ as, backPaise, reason }) => [as, backPaise, reason]),
    pays,
    missingPaise,
  }
}

it.each([
  ['exactly what is awaited', 'open', [10_500], [['order', 0, null]], 'pay_0', 0],
  ['one paisa less', 'open', [10_499], [['part', 0, null]], null, 1],
  ['one paisa more', 'open', [10_501], [['order', 1, 'overpaid']], 'pay_0', 0],
  [
    'two parts',
    'open',
    [10_000, 500],
    [
      ['order', 0, null],
      ['order', 0, null],
    ],
    'pay_1',
    0,
  ],
  [
    'two parts, too much',
    'open',
    [10_000, 600],
    [
      ['order', 0, null],
      ['order', 100, 'overpaid'],
    ],
    'pay_1',
    0,
  ],
  [
    'twice',
    'open',
    [10_500, 10_500],
    [
      ['order', 0, null],
      ['refund', 10_500, 'paid_twice'],
    ],
    'pay_0',
    0,
  ],
  ['late', 'late', [10_500], [['order', 0, null]], 'pay_0', 0],
  ['late and short', 'late', [10_499], [['refund', 10_499, 'paid_short']], null, 10_500],
  ['too late', 'too_late', [10_500], [['refund', 10_500, 'paid_late']], null, 10_500],
  [
    'after the cancel',
    'cancelled',
    [10_500],
    [['refund', 10_500, 'request_cancelled']],
    null,
    10_500,
  ],
  ['after the order', 'placed', [10_500], [['refund', 10_500, 'paid_twice']], null, 10_500],
  [
    'after another tab ordered',
    'elsewhere',
    [5_000],
    [['refund', 5_000, 'ordered_already']],
    null,
    10_500,
  ],
] as const)('CHECKOUT-15 %s', (_, standing, amounts, became, pays, missingPaise) => {
  expect(of(standing, ...amounts)).toEqual({ became, pays, missingPaise })
})

it('CHECKOUT-15 other currencies go back', () => {
  const { verdicts } = matchCredits([credit('a', 10_500, 'USD')], {
    standing: 'open',
    awaitedPaise: 10_500,
  })
  expect(verdicts).toEqual([
    { id: 'a', as: 'refund', backPaise: 10_500, reason: 'amount_mismatch' },
  ])
})

it('CHECKOUT-15 keeps no paisa above what is awaited and loses none, for any credits', () => {
  const standings = fc.constantFrom<Standing>(
    'open',
    'late',
    'too_late',
    'cancelled',
    'placed',
    'elsewhere',
  )
  fc.assert(
    fc.property(
      standings,
      fc.integer({ min: 1, max: 50_000 }),
      fc.array(fc.integer({ min: 1, max: 30_000 })),
      (standing, awaitedPaise, amounts) => {
        const credits = amounts.map((paise, n) => credit(String(n), paise))
        const { verdicts, pays } = matchCredits(credits, { standing, awaitedPaise })
        expect(verdicts.map(({ id }) => id).toSorted()).toEqual(
          credits.map(({ id }) => id).toSorted(),
        )
        const kept = sumPaise(
          verdicts
            .filter(({ as }) => as === 'order')
            .map(
              ({ id, backPaise }) =>
                (credits.find((one) => one.id === id)?.amountPaise ?? 0) - backPaise,
            ),
        )
        expect(kept).toBe(pays === null ? 0 : awaitedPaise)
        for (const { id, as, backPaise, reason } of verdicts) {
          const whole = credits.find((one) => one.id === id)?.amountPaise ?? 0
          if (as === 'refund') expect(backPaise).toBe(whole)
          expect(backPaise > 0).toBe(reason !== null)
        }
      },
    ),
  )
})
