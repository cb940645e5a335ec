import { returnReason, type ReturnReason } from '@upchar/kernel/return-reasons'
import { describe, expect, it } from 'vitest'
import { checkPieces, chosenLines, openReasons, returnable } from './rules.ts'
import type { ReturnScope } from './rules.ts'
import { soldBatch, soldLine } from './testing/sold-line.ts'

const at = (day: string, time = '10:00') => new Date(`2026-11-${day}T${time}:00Z`)
const reasonOf = (code: string): ReturnReason => {
  const found = returnReason(code, 'buyer')
  if (found === undefined) throw new Error(code)
  return found
}

const old = soldBatch({ returned: 4, settled: 5 })
const young = soldBatch({ lotId: 2, shipmentId: 'far', deliveredAt: at('27').toISOString() })
const twoParcels = [old, young]
const settledInBoth = [old, { ...young, settled: 2 }]

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
    ['damaged', { batches: [soldBatch({ deliveredAt: null })] }, at('21'), 0],
    ['damaged', { asked: 3 }, at('21'), 2],
    ['damaged', { asked: 9 }, at('21'), 0],
    // OPS-05: recalled pieces without a limit of time, those not accepted before, too; others never.
    ['recalled', {}, at('21'), 0],
    ['recalled', { batches: [soldBatch({ recalled: 5 })] }, new Date('2028-01-01'), 5],
    ['recalled', { batches: [soldBatch({ recalled: 2, settled: 5 })] }, new Date('2028-01-01'), 2],
    ['recalled', { batches: [soldBatch({ recalled: 5, returned: 4, settled: 4 })] }, at('21'), 1],
    ['recalled', { batches: [soldBatch({ recalled: 5, deliveredAt: null })] }, at('21'), 0],
    // Two parcels, one of them settled long ago: each piece counts in its own parcel only.
    ['damaged', { batches: twoParcels }, at('28'), 5],
    ['damaged', { batches: twoParcels, asked: 1 }, at('28'), 4],
    ['damaged', { batches: settledInBoth }, at('28'), 3],
  ] as const)('for the reason %s, %j, at %s: %i pieces', (code, part, now, pieces) => {
    expect(returnable(soldLine(part), reasonOf(code), now)).toBe(pieces)
  })

  it('names each open reason with its pieces and its end', () => {
    expect(
      openReasons(soldLine(), at('21')).map(({ reason, quantity, until }) => [
        reason.code,
        quantity,
        until?.toISOString(),
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
    const lines = [soldLine(), soldLine({ id: 'far', subOrderId: 'other' })]
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
    part: Parameters<typeof soldLine>[0] = {},
    reason: { nothingToFetch: boolean } = { nothingToFetch: false },
    scope: ReturnScope = { byBuyer: true, parcelId: null },
  ) => {
    const result = checkPieces(
      [soldLine(part)],
      asked,
      pieces.map(([quantity, fate]) => ({
        line: 'line',
        lot: 1,
        parcel: 'near',
        quantity,
        fate: fate as 'restock',
      })),
      { reason, today: '2026-11-25', scope },
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
    [[[3, 'restock']], { batches: [soldBatch({ expiresOn: '2026-11-25' })] }, /is expired/],
    [[[3, 'destroy']], { batches: [soldBatch({ returned: 3 })] }, /2 can come back, not 3/],
    [[[3, 'rejected']], { batches: [soldBatch({ returned: 3 })] }, 'ok'],
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
  it('RET-05 takes pieces of its own parcels only, and none of a parcel that arrived after all', () => {
    const fetched = { nothingToFetch: false }
    const lost = { nothingToFetch: true }
    const away = { batches: [soldBatch({ deliveredAt: null })] }
    expect(check([[3, 'destroy']], away, fetched)).toMatch(/is in another parcel/)
    const own = { byBuyer: false, parcelId: 'near' }
    const other = { byBuyer: false, parcelId: 'far' }
    expect(check([[3, 'absent']], away, lost, own)).toBe('ok')
    expect(check([[3, 'absent']], away, lost, other)).toMatch(/is in another parcel/)
    expect(check([[3, 'absent']], {}, lost, own)).toMatch(/has arrived after all/)
    expect(check([[3, 'rejected']], {}, lost, own)).toBe('ok')
  })
  it('RET-05 never has the buyer pay for what never came', () => {
    const away = { batches: [soldBatch({ deliveredAt: null })] }
    const own = { byBuyer: false, parcelId: 'near' }
    for (const nothingToFetch of [true, false])
      expect(check([[3, 'rejected']], away, { nothingToFetch }, own)).toMatch(
        /the buyer never had these pieces and isn’t to pay them/,
      )
    // A piece may be missing from a parcel that came back.
    const some: [number, string][] = [
      [2, 'restock'],
      [1, 'absent'],
    ]
    expect(check(some, away, { nothingToFetch: false }, own)).toBe('ok')
    expect(check([[3, 'absent']], {}, { nothingToFetch: false })).toMatch(/can’t be absent/)
  })
  it('of goods that are not in the return is refused', () => {
    const stray = checkPieces(
      [soldLine()],
      [],
      [{ line: 'line', lot: 1, parcel: 'near', quantity: 1, fate: 'destroy' }],
      {
        reason: { nothingToFetch: false },
        today: '2026-11-25',
        scope: { byBuyer: true, parcelId: null },
      },
    )
    expect(stray.ok).toBe(false)
  })
})
