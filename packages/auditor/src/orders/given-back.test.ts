import { describe, expect, it } from 'vitest'
import { goodsPart, lineOf, orderOf, quoteLineOf, saidOf } from '../testing/order.ts'
import { cancelCheck } from './cancels.ts'
import type { Cancel, GiveBack, Order, Parcel, Return } from './order.ts'
import { pointsCheck } from './points.ts'
import { returnCheck } from './returns.ts'
import { tenderCheck } from './tenders.ts'

const backOf = (part: Partial<GiveBack> = {}): GiveBack => ({
  cause: 'cancel',
  wallet: 0n,
  online: 0n,
  cash: 0n,
  due: 0n,
  ...part,
})
const cancelOf = (part: Partial<Cancel> = {}): Cancel => ({
  id: 'cancel',
  amount: 10_000n,
  refund: 0n,
  back: 0n,
  lines: [{ line: 'line', quantity: 1n, amount: 10_000n }],
  ...part,
})
const parcelOf = (part: Partial<Parcel> = {}): Parcel => ({
  id: 'parcel',
  state: 'packed',
  warehouseId: 71n,
  cash: 34_900n,
  ...part,
})
const withParcels = (...parcels: Parcel[]) => ({ parts: [goodsPart({ parcels })] })
/** ₹349.00 in cash, of which one of three pieces is cancelled. */
const cancelled = (part: Partial<Order> = {}): Order =>
  orderOf({
    parts: [goodsPart({ lines: [lineOf({ cancelled: 1n })] })],
    cancels: [cancelOf()],
    giveBacks: [backOf({ due: 10_000n })],
    ...part,
  })
const online = { paymentId: 'pay_1', paymentOption: 1n }

describe('RET-04 tenders', () => {
  it.each([
    ['nothing was undone', orderOf()],
    ['unpaid cash falls with what is cancelled', cancelled()],
    ['a label asks for all of it', orderOf(withParcels(parcelOf()))],
    [
      'a cancelled parcel’s label doesn’t count',
      orderOf(withParcels(parcelOf(), parcelOf({ state: 'cancelled' }))),
    ],
    [
      'an online payment gives back what it paid',
      cancelled({
        ...online,
        cancels: [cancelOf({ refund: 10_000n })],
        giveBacks: [backOf({ online: 10_000n })],
      }),
    ],
  ])('are sound where %s', (_what, order) => {
    expect(saidOf(tenderCheck, order)).toEqual([])
  })

  it.each<[string, Partial<Order>, RegExp]>([
    [
      'a cancel gives back a paisa too much',
      { giveBacks: [backOf({ due: 10_001n })] },
      /takes off ₹100.00, its tenders give back ₹100.01 by 1$/,
    ],
    [
      'a cancel gives back nothing',
      { giveBacks: [] },
      /takes off ₹100.00, its tenders give back ₹0.00 by -10000$/,
    ],
    [
      'cash that nobody paid goes back',
      { cancels: [cancelOf({ refund: 10_000n })] },
      /refunds ₹100.00, its tenders ₹0.00/,
    ],
    [
      'something gives back that isn’t known',
      { cancels: [] },
      /cancel gives back without being known by 10000$/,
    ],
    [
      'the wallet gets more than it paid',
      { giveBacks: [backOf({ wallet: 10_000n })], wallet: 9_999n },
      /wallet paid ₹99.99 and gets more back by -1$/,
    ],
    [
      'more goes back than was paid online',
      { ...online, wallet: 24_901n, giveBacks: [backOf({ online: 10_000n })] },
      /₹99.99 were paid online, more goes back by 1$/,
    ],
    [
      'cash falls of an order paid online',
      { ...online },
      /cash falls, but none was to be paid by 10000$/,
    ],
    [
      'labels ask for a paisa too much',
      withParcels(parcelOf({ cash: 24_901n })),
      /labels ask for ₹249.01, ₹249.00 are owed by 1$/,
    ],
    [
      'labels leave goods unpaid',
      withParcels(parcelOf({ cash: 19_999n })),
      /₹249.00 are owed, its labels ask for ₹199.99 by -4901$/,
    ],
  ])('are wrong where %s', (_what, part, text) => {
    const said = saidOf(tenderCheck, cancelled(part))
    expect(
      said.filter((one) => text.test(one)),
      said.join('\n'),
    ).toHaveLength(1)
  })

  it('leave at most the charges unasked for, once every parcel is packed', () => {
    const asking = (cash: bigint | null) =>
      saidOf(tenderCheck, orderOf(withParcels(parcelOf({ cash }))))
    expect([asking(30_000n), asking(null)]).toEqual([[], []])
    expect(asking(29_999n)).toHaveLength(1)
  })
})

describe('RET-04 cancels', () => {
  it('leave the agreed price of what stays, and the fee while anything does', () => {
    expect(saidOf(cancelCheck, cancelled())).toEqual([])
    const all = cancelled({
      parts: [goodsPart({ state: 'cancelled', lines: [lineOf({ cancelled: 3n })] })],
      cancels: [
        cancelOf({ amount: 34_900n, lines: [{ line: 'line', quantity: 3n, amount: 30_000n }] }),
      ],
    })
    expect(saidOf(cancelCheck, all)).toEqual([])
  })

  it.each<[string, Partial<Order>, string]>([
    [
      'a paisa too much',
      { cancels: [cancelOf({ amount: 10_001n })] },
      'what is left costs ₹249.00, the cancels leave ₹248.99 by -1',
    ],
    [
      'other pieces',
      { cancels: [cancelOf({ lines: [{ line: 'line', quantity: 2n, amount: 10_000n }] })] },
      'GLOVES: 1 are cancelled, its cancels count 2 by -1',
    ],
    [
      'lines of more than it',
      { cancels: [cancelOf({ lines: [{ line: 'line', quantity: 1n, amount: 10_001n }] })] },
      'a cancel of ₹100.00 has lines of ₹100.01 by 10001',
    ],
    [
      'less than was paid online',
      { ...online, cancels: [cancelOf({ refund: 9_999n, back: 9_999n })] },
      'a cancel of ₹100.00 gives back ₹99.99 by -1',
    ],
    [
      'another amount than its refund',
      { ...online, cancels: [cancelOf({ refund: 10_000n, back: 9_999n })] },
      'a cancel gives back ₹100.00, its refund is ₹99.99 by -1',
    ],
    [
      'all of a part that goes on',
      { parts: [goodsPart({ state: 'packed', lines: [lineOf({ cancelled: 3n })] })] },
      'all of it is cancelled, but it is packed by null',
    ],
  ])('are wrong that take off %s', (_what, part, text) => {
    expect(saidOf(cancelCheck, cancelled(part))).toContain(text)
  })
})

/** One of three pieces came back, was destroyed and went back online; its credit note is left out where it doesn't matter. */
const returnOf = (part: Partial<Return> = {}): Return => ({
  id: 'return',
  number: 'UP-1/R1',
  state: 'settled',
  byBuyer: true,
  outcome: 'refund',
  subOrderId: 'part',
  credit: 0n,
  refund: 0n,
  cash: 0n,
  back: 0n,
  lines: [{ line: 'line', quantity: 1n }],
  pieces: [{ line: 'line', lotId: 'lot', parcelId: 'parcel', fate: 'rejected', quantity: 1n }],
  strays: 0n,
  restocked: [],
  ...part,
})
const returned = (part: Partial<Return>, line: Partial<Parameters<typeof lineOf>[0]> = {}) =>
  orderOf({ parts: [goodsPart({ lines: [lineOf(line)] })], returns: [returnOf(part)] })
const piece = (fate: string, quantity = 1n) => ({
  line: 'line',
  lotId: 'lot',
  parcelId: 'parcel',
  fate,
  quantity,
})

describe('RET-02 returns', () => {
  it('are sound that take nothing back', () => {
    expect(saidOf(returnCheck, returned({}))).toEqual([])
  })

  it.each([
    [
      'counts other pieces',
      returned({ pieces: [piece('rejected', 2n)] }),
      'UP-1/R1 asks for 1 pieces, its inspection counts 2 by 1',
    ],
    [
      'accepts what its parcel did not carry',
      returned({ strays: 2n }),
      'UP-1/R1 accepts 2 pieces that its parcel did not carry by 2',
    ],
    [
      'is inspected too early',
      returned({ state: 'picked' }),
      'UP-1/R1 is picked, but has been inspected by null',
    ],
    [
      'restocks nothing',
      returned({ pieces: [piece('restock')] }, { returned: 1n }),
      'UP-1/R1 puts 1 back into lot lot, 0 went there by -1',
    ],
    [
      'restocks what is destroyed',
      returned(
        { pieces: [piece('destroy')], restocked: [{ lotId: 'lot', quantity: 1n }] },
        { returned: 1n },
      ),
      'UP-1/R1 puts 0 back into lot lot, 1 went there by 1',
    ],
    [
      'credits without a note',
      returned({ credit: 10_000n, refund: 10_000n, back: 10_000n }),
      'UP-1/R1 credits ₹100.00, its credit notes ₹0.00 by -10000',
    ],
    [
      'refunds a paisa less',
      returned({ refund: 10_000n, back: 5_000n, cash: 4_999n }),
      'UP-1/R1 gives back ₹100.00, its refunds are ₹99.99 by -1',
    ],
    [
      'refunds more than it credits',
      returned({ refund: 1n, back: 1n }),
      'UP-1/R1 credits ₹0.00 and gives back ₹0.01 by 1',
    ],
    [
      'credits no accepted piece',
      returned({ pieces: [piece('destroy')] }, { returned: 1n }),
      'UP-1/R1 accepts 1 of GLOVES, credited are 0 by -1',
    ],
    [
      'isn’t counted in its line',
      returned({ pieces: [piece('destroy')] }),
      'GLOVES counts 0 returned, its returns 1 by -1',
    ],
    [
      'takes back more than was sent',
      returned({ pieces: [piece('destroy', 4n)] }, { returned: 4n }),
      'GLOVES has 4 returned of lot lot, 3 were sent by 1',
    ],
  ])('are wrong where one %s', (_what, order, text) => {
    expect(saidOf(returnCheck, order)).toContain(text)
  })

  it('give all that was paid in advance back, and may leave out of cash what no label asked for', () => {
    const short = { credit: 10_000n, refund: 5_099n, back: 5_099n }
    const text = 'UP-1/R1 credits ₹100.00 and gives back ₹50.99 by -4901'
    const inAdvance = { ...returned(short), ...online }
    expect(saidOf(returnCheck, inAdvance)).toContain(text)
    expect(saidOf(returnCheck, returned(short))).toContain(text)
    // The fee of ₹49 may not have been asked for at the door, more can't.
    const fee = { credit: 10_000n, refund: 5_100n, back: 5_100n }
    expect(saidOf(returnCheck, returned(fee)).join()).not.toMatch(/and gives back/)
  })
})

describe('CART-14 points', () => {
  const terms = { earnBp: 500n, earnMost: 20_000n }
  const ledger = { given: 0n, spent: 0n, back: 0n, left: 0n, waiting: false, open: true }
  /** A customer's order for goods of ₹300.00: 5 % are 15 points. */
  const earning = (part: Partial<Order['points']> = {}, more: Parameters<typeof orderOf>[0] = {}) =>
    orderOf({
      isGuest: false,
      parts: [goodsPart({ state: 'delivered' })],
      points: { ...ledger, ...part },
      ...more,
      quote: { points: terms, ...more.quote },
    })
  /** 30 points of at most 10 % of ₹300.00 were used. */
  const spending = (used: bigint, share = used, part: Partial<Order['points']> = {}) =>
    earning(
      { given: 0n, spent: used, ...part },
      {
        parts: [goodsPart()],
        quote: {
          pointsUsed: used,
          platformPaid: used,
          lines: [quoteLineOf({ points: share, platformPaid: share })],
        },
      },
    )

  it('are earned once all that is left is delivered, whole ones, less what came back', () => {
    expect(saidOf(pointsCheck, earning({ given: 1_500n }))).toEqual([])
    expect(saidOf(pointsCheck, earning({ given: 1_400n }))).toEqual([
      'it has earned ₹14.00 in points, not ₹15.00 by -100',
    ])
    const early = { parts: [goodsPart({ state: 'shipped' })] }
    expect(saidOf(pointsCheck, earning({ given: 0n }, early))).toEqual([])
    expect(saidOf(pointsCheck, earning({ given: 1_500n, left: 1n }, early))).toEqual([
      'it has earned ₹15.00 in points, not ₹0.00 by 1500',
    ])
    const one = (line: Parameters<typeof lineOf>[0]) => ({
      parts: [goodsPart({ state: 'delivered', lines: [lineOf(line)] })],
    })
    for (const line of [{ cancelled: 1n }, { returned: 1n }])
      expect(saidOf(pointsCheck, earning({ given: 1_000n }, one(line)))).toEqual([])
    // 5 % of ₹299.97 are 14.9985.
    const odd = { ...one({ unitPrice: 9_999n }), quote: { lines: [quoteLineOf()] } }
    expect(saidOf(pointsCheck, earning({ given: 1_400n }, odd))).toEqual([])
  })

  it('are earned up to the maximum, by nobody on prescription medicines, and never by a guest', () => {
    const most = { quote: { points: { earnBp: 500n, earnMost: 1_000n } } }
    expect(saidOf(pointsCheck, earning({ given: 1_000n }, most))).toEqual([
      'its terms of reward points were not in force by 1000',
    ])
    for (const productClass of ['DRUG_H', 'DRUG_H1', 'BIO_C'])
      expect(
        saidOf(pointsCheck, earning({}, { quote: { lines: [quoteLineOf({ productClass })] } })),
      ).toEqual([])
    expect(saidOf(pointsCheck, earning({ given: 1_500n }, { isGuest: true }))).toEqual([
      'a guest’s order earns reward points by 1500',
    ])
  })

  it('may be missing while their job waits or the account is closed, and stay where none are left to take', () => {
    for (const part of [{ waiting: true }, { open: false }])
      expect(saidOf(pointsCheck, earning(part))).toEqual([])
    expect(saidOf(pointsCheck, earning({ given: 1_600n, left: 0n }))).toEqual([])
    expect(saidOf(pointsCheck, earning({ given: 1_600n, left: 100n }))).toHaveLength(1)
  })

  it.each([
    ['as the terms permit', spending(3_000n), []],
    [
      'above the share of the goods',
      spending(3_100n),
      ['points took ₹31.00 off, at most ₹30.00 by the terms by 100'],
    ],
    ['in parts', spending(2_950n), ['it used parts of a point: ₹29.50 by 50']],
    [
      'without the ledger',
      spending(3_000n, 3_000n, { spent: 2_900n }),
      ['points took ₹30.00 off, the ledger spent ₹29.00 by -100'],
    ],
    [
      'and given back without a cancel',
      spending(3_000n, 3_000n, { back: 100n }),
      ['cancels give back ₹0.00 of points, the ledger gave ₹1.00 by 100'],
    ],
  ])('are spent %s', (_what, order, said) => {
    expect(saidOf(pointsCheck, order)).toEqual(said)
  })

  it('are shared by the lines that took them', () => {
    const order = spending(3_000n, 2_900n)
    expect(saidOf(pointsCheck, order)).toContain(
      'its lines share ₹29.00 of points, it used ₹30.00 by -100',
    )
    const lines = [quoteLineOf({ points: 3_000n, platformPaid: 2_999n })]
    const unpaid = { ...order, quote: { ...order.quote, lines } }
    expect(saidOf(pointsCheck, unpaid).join()).toContain(
      'a line takes ₹30.00 of points, the shop pays ₹29.99',
    )
  })

  it('come back with the pieces that are cancelled', () => {
    const order = spending(3_000n)
    const cancelledOne = (back: bigint) => ({
      ...order,
      parts: [goodsPart({ lines: [lineOf({ cancelled: 1n })] })],
      points: { ...order.points, back },
    })
    expect(saidOf(pointsCheck, cancelledOne(1_000n))).toEqual([])
    expect(saidOf(pointsCheck, cancelledOne(900n))).toEqual([
      'cancels give back ₹10.00 of points, the ledger gave ₹9.00 by -100',
    ])
  })
})
