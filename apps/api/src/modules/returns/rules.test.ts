import { returnReason, type ReturnReason } from '@upchar/kernel/return-reasons'
import { describe, expect, it } from 'vitest'
import { checkPieces, chosenLines, openReasons, returnable, type SoldLine } from './rules.ts'

const at = (day: string, time = '10:00') => new Date(`2026-11-${day}T${time}:00Z`)
const reasonOf = (code: string): ReturnReason => {
  const found = returnReason(code, 'buyer')
  if (found === undefined) throw new Error(code)
  return found
}
const line = (part: Partial<SoldLine> = {}): SoldLine => ({
  id: 'line',
  offerId: 1,
  subOrderId: 'sub',
  sellerName: 'Arogya',
  sku: 'G-1',
  title: 'Gloves',
  productClass: 'GEN',
  coldChain: false,
  asked: 0,
  batches: [
    {
      lotId: 1,
      shipmentId: 'near',
      warehouseId: 7,
      batchNo: 'B1',
      expiresOn: '2027-01-31',
      quantity: 5,
      returned: 0,
      deliveredAt: at('20').toISOString(),
    },
  ],
  ...part,
})
const delivered = (deliveredAt: string | null): SoldLine['batches'] =>
  line().batches.map((batch) => ({ ...batch, deliveredAt }))

describe('RET-02 what a buyer may return', () => {
  it.each([
    // The returns policy: 7 days for damaged goods, 24 hours for a cold chain.
    ['damaged', {}, at('27', '10:00'), 5],
    ['damaged', {}, at('27', '10:01'), 0],
    ['arrived_warm', { coldChain: true }, at('21', '10:00'), 5],
    ['arrived_warm', { coldChain: true }, at('21', '10:01'), 0],
    ['arrived_warm', { coldChain: false }, at('20', '11:00'), 0],
    ['not_working', { productClass: 'DEV_B_PRO' }, at('21'), 5],
    ['not_working', { productClass: 'DRUG_H' }, at('21'), 0],
    ['damaged', { batches: delivered(null) }, at('21'), 0],
    ['damaged', { asked: 3 }, at('21'), 2],
    ['damaged', { asked: 9 }, at('21'), 0],
  ] as const)('for the reason %s, %j, at %s: %i pieces', (code, part, now, pieces) => {
    expect(returnable(line(part), reasonOf(code), now)).toBe(pieces)
  })

  it('names each open reason with its pieces and its end', () => {
    expect(
      openReasons(line(), at('21')).map(({ reason, quantity, until }) => [
        reason.code,
        quantity,
        until.toISOString(),
      ]),
    ).toEqual(
      ['damaged', 'wrong_goods', 'expired', 'missing'].map((code) => [
        code,
        5,
        '2026-11-27T10:00:00.000Z',
      ]),
    )
  })

  it('is divided by seller, and refused whole where one line is too many, unknown or named twice', () => {
    const lines = [line(), line({ id: 'far', subOrderId: 'other' })]
    const choose = (...wish: [string, number][]) =>
      chosenLines(
        lines,
        wish.map(([id, quantity]) => ({ line: id, quantity })),
        reasonOf('damaged'),
        at('21'),
      )
    const both = choose(['line', 2], ['far', 5])
    expect(both.ok && [...both.value]).toEqual([
      ['sub', [{ line: 'line', quantity: 2 }]],
      ['other', [{ line: 'far', quantity: 5 }]],
    ])
    expect(choose(['line', 6])).toMatchObject({
      error: { message: expect.stringMatching(/^Only 5 of Gloves/) },
    })
    expect(choose(['line', 1], ['none', 1]).ok).toBe(false)
    expect(choose(['line', 1], ['line', 1]).ok).toBe(false)
  })
})

describe('RET-02 an inspection', () => {
  const asked = [{ line: 'line', quantity: 3 }]
  const check = (
    pieces: [number, string][],
    part: Partial<SoldLine> = {},
    reason: { nothingToFetch: boolean } = { nothingToFetch: false },
  ) => {
    const result = checkPieces(
      [line(part)],
      asked,
      pieces.map(([quantity, fate]) => ({
        line: 'line',
        lot: 1,
        quantity,
        fate: fate as 'restock',
      })),
      { reason, today: '2026-11-25' },
    )
    return result.ok ? 'ok' : result.error.message
  }
  it.each([
    [[[3, 'restock']], {}, 'ok'],
    [
      [
        [1, 'destroy'],
        [2, 'rejected'],
      ],
      {},
      'ok',
    ],
    [[[2, 'restock']], {}, /all 3 pieces, not of 2/],
    [[[4, 'restock']], {}, /all 3 pieces, not of 4/],
    [[[3, 'absent']], {}, /can’t be absent/],
    [[[3, 'restock']], { productClass: 'DRUG_GEN' }, /may not be sold again/],
    [[[3, 'restock']], { productClass: 'BIO_C' }, /may not be sold again/],
    [[[3, 'restock']], { coldChain: true }, /may not be sold again/],
    [[[3, 'quarantine']], { coldChain: true }, 'ok'],
    [
      [[3, 'restock']],
      { batches: line().batches.map((batch) => ({ ...batch, expiresOn: '2026-11-25' })) },
      /is expired/,
    ],
    [
      [[3, 'destroy']],
      { batches: line().batches.map((batch) => ({ ...batch, returned: 3 })) },
      /2 can come back, not 3/,
    ],
    [
      [[3, 'rejected']],
      { batches: line().batches.map((batch) => ({ ...batch, returned: 3 })) },
      'ok',
    ],
  ] as const)('%j of %j: %s', (pieces, part, said) => {
    expect(
      check(
        pieces.map(([n, fate]) => [n, fate]),
        part,
      ),
    ).toEqual(typeof said === 'string' ? said : expect.stringMatching(said))
  })
  it('of missing or lost goods puts nothing away', () => {
    expect(check([[3, 'absent']], {}, { nothingToFetch: true })).toBe('ok')
    expect(check([[3, 'restock']], {}, { nothingToFetch: true })).toMatch(/nothing comes back/)
  })
  it('of goods that are not in the return is refused', () => {
    const stray = checkPieces(
      [line()],
      [],
      [{ line: 'line', lot: 1, quantity: 1, fate: 'destroy' }],
      { reason: { nothingToFetch: false }, today: '2026-11-25' },
    )
    expect(stray.ok).toBe(false)
  })
})
