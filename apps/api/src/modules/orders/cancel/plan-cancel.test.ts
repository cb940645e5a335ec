import { describe, expect, it } from 'vitest'
import type { OrderState } from '../model.ts'
import { cancellable, takeFrom, openLots, whyNot, type CancelPart } from './rules.ts'

const part = (
  state: OrderState,
  invoiced: boolean,
  changes: Partial<CancelPart['lines'][number]> = {},
): CancelPart => ({
  id: 'part',
  sellerId: 1,
  state,
  parcels: [
    { id: 'near', state, invoiced },
    { id: 'gone', state: 'shipped', invoiced: true },
  ],
  lines: [
    {
      id: 'line',
      offerId: 1,
      title: 'Gloves',
      quantity: 9,
      cancelled: 0,
      lots: [
        { lotId: 1, parcelId: 'near', expiresOn: '2027-01-31', quantity: 2 },
        { lotId: 2, parcelId: 'near', expiresOn: null, quantity: 1 },
        { lotId: 3, parcelId: 'near', expiresOn: '2028-01-31', quantity: 3 },
        { lotId: 4, parcelId: 'gone', expiresOn: null, quantity: 3 },
      ],
      ...changes,
    },
  ],
})
const counts = (one: CancelPart) =>
  (['buyer', 'staff'] as const).map((by) =>
    one.lines.reduce((sum, line) => sum + cancellable(one, line, by), 0),
  )

describe('RET-01 who may cancel what', () => {
  it.each([
    ['placed', false, [6, 6]],
    ['confirmed', false, [6, 6]],
    // The courier cancelled the pick-up: the goods are still there.
    ['cancelled', false, [6, 6]],
    ['packed', false, [0, 6]],
    // RET-03: its invoice is undone with everything of the seller, and here a part has left.
    ['packed', true, [0, 0]],
    ['placed', true, [0, 0]],
    ['shipped', true, [0, 0]],
    ['delivered', true, [0, 0]],
  ] as const)('a parcel that is %s, invoiced %s: buyer and staff %j', (state, invoiced, may) => {
    expect(counts(part(state, invoiced))).toEqual(may)
  })

  it('says why nothing may be cancelled', () => {
    expect(whyNot(part('placed', false), 'buyer')).toBe('')
    expect(whyNot(part('packed', true), 'buyer')).toMatch(/^It is packed/)
    expect(whyNot(part('packed', true), 'staff')).toMatch(/^A part of it has left/)
    expect(whyNot(part('placed', true), 'buyer')).toMatch(/^Its tax invoice is issued/)
    expect(whyNot(part('in_transit', true), 'staff')).toMatch(/^The courier has it/)
    expect(whyNot(part('cancelled', false, { cancelled: 9, lots: [] }), 'buyer')).toBe(
      'Cancelled already.',
    )
  })

  it('gives back what expires last first, and never from a parcel that has left', () => {
    const one = part('placed', false)
    const [line] = one.lines
    if (line === undefined) throw new Error('no line')
    const taken = takeFrom(openLots(one, line, 'buyer'), 5)
    expect(taken.map(({ lotId, quantity }) => [lotId, quantity])).toEqual([
      [2, 1],
      [3, 3],
      [1, 1],
    ])
  })
})
