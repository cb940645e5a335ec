import { describe, expect, it } from 'vitest'
import { codRules, type CodRule } from '@upchar/reference/cod-rules'
import { codProblem, type CodQuestion } from './cod-rules.ts'

const [seeded] = codRules
if (seeded === undefined) throw new Error('a new shop has a rule')
const plain = { coldChain: false, businessCategory: 'consumables' }
const ask = (question: Partial<CodQuestion> = {}, rule: Partial<CodRule> = {}) =>
  codProblem(
    { ...seeded, ...rule },
    { pincode: '400001', placeTakesCash: true, totalPaise: 100_000, lines: [plain], ...question },
  )

describe('cash on delivery rules', () => {
  it('CHECKOUT-05 allow what no rule forbids', () => {
    expect(ask()).toBeNull()
    expect(
      codProblem(undefined, {
        pincode: '400001',
        placeTakesCash: true,
        totalPaise: 1,
        lines: [plain],
      })?.message,
    ).toBe('Cash on delivery is not offered at the moment.')
  })

  it.each([
    ['cold goods', 'allowColdChain', { ...plain, coldChain: true }, 'goods that must stay cool'],
    [
      'medicines',
      'allowPharma',
      { ...plain, businessCategory: 'pharmaceutical' },
      'medicines and vaccines',
    ],
    [
      'vaccines',
      'allowPharma',
      { ...plain, businessCategory: 'vaccines' },
      'medicines and vaccines',
    ],
    [
      'refurbished devices',
      'allowRefurbished',
      { ...plain, businessCategory: 'refurbished-devices' },
      'refurbished devices',
    ],
  ] as const)(
    'CHECKOUT-05 leave out %s, also beside other goods, until the shop allows them',
    (_, allow, line, words) => {
      for (const lines of [[line], [plain, line], [line, plain]]) {
        expect(ask({ lines })).toEqual({
          message: `Cash on delivery is not offered for ${words}.`,
          newcomersOnly: false,
        })
        expect(ask({ lines }, { [allow]: true })).toBeNull()
      }
    },
  )

  it('CHECKOUT-05 include the limits to the paisa, a lower one for newcomers', () => {
    expect(ask({ totalPaise: 500_000 })).toBeNull()
    expect(ask({ totalPaise: 500_001 })).toEqual({
      message: 'For a first order, cash on delivery is offered up to ₹5,000.',
      newcomersOnly: true,
    })
    expect(ask({ totalPaise: 2_500_000 })?.newcomersOnly).toBe(true)
    expect(ask({ totalPaise: 2_500_001 })).toEqual({
      message: 'Cash on delivery is offered up to ₹25,000.',
      newcomersOnly: false,
    })
  })

  it('CHECKOUT-05 check the place first', () => {
    expect(ask({ placeTakesCash: false, totalPaise: 9_999_999 })?.message).toBe(
      'Cash on delivery is not offered at 400001.',
    )
  })
})
