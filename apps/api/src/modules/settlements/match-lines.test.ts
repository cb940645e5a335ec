import { expect, it } from 'vitest'
import { matchLines, type Known } from './match-lines.ts'

/** What becomes of a payment of ₹105 with a fee of ₹2.10 and this GST on it, in paise. */
function outcomeOf(taxPaise: number) {
  const feePaise = 210 + taxPaise
  const netPaise = 10_500 - feePaise
  const [line] = matchLines(
    { id: 'setl_1', amountPaise: netPaise },
    [
      {
        settlementId: 'setl_1',
        entityId: 'pay_1',
        kind: 'payment',
        amountPaise: 10_500,
        feePaise,
        taxPaise,
        netPaise,
        disputeId: null,
      },
    ],
    {
      payments: new Map([
        ['pay_1', { id: 'pay_1', amountPaise: 10_500, state: 'captured', settled: false }],
      ]),
      refunds: new Map(),
      disputes: new Map(),
      others: new Set(),
    },
  )
  return line?.outcome
}

it.each([
  // 18 % of ₹2.10 is 37.8 paise: the gateway rounds it up, down, or by the line.
  [38, 'matched'],
  [37, 'matched'],
  [39, 'matched'],
  [36, 'fee'],
  [40, 'fee'],
  // Small payments by card bear no GST.
  [0, 'matched'],
])('CHECKOUT-06 GST of %i paise on a fee of 210 is %s', (taxPaise, outcome) => {
  expect(outcomeOf(taxPaise)).toBe(outcome)
})

type Disputed = Known['disputes'] extends ReadonlyMap<string, infer D> ? D : never

/** What becomes of ₹105 that the gateway took for a dispute and pays again, while the dispute stands so. */
function givenBack(state: Disputed['state']) {
  const [line] = matchLines(
    { id: 'setl_2', amountPaise: 10_500 },
    [
      {
        settlementId: 'setl_2',
        entityId: 'adj_2',
        kind: 'adjustment',
        amountPaise: 10_500,
        feePaise: 0,
        taxPaise: 0,
        netPaise: 10_500,
        disputeId: 'disp_1',
      },
    ],
    {
      payments: new Map(),
      refunds: new Map(),
      disputes: new Map([
        [
          'disp_1',
          { id: 'disp_1', amountPaise: 10_500, deductedPaise: 10_500, state, movedPaise: -10_500 },
        ],
      ]),
      others: new Set(),
    },
  )
  return line?.outcome
}

it.each([
  ['won', 'matched'],
  ['lost', 'not_lost'],
  ['open', 'not_lost'],
  ['under_review', 'not_lost'],
  ['closed', 'matched'],
] as const)('RET-04 the amount of a dispute that is %s, paid again, is %s', (state, outcome) => {
  expect(givenBack(state)).toBe(outcome)
})
