import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cashDue, cashToCollect, tendersOf, type OrderMoney, type Undone } from './tenders-of.ts'
import { byKind, tendersBack, type Tender } from './tenders.ts'

const cashOrder = { paymentOption: 2 }
const back = (money: OrderMoney, undone: Undone, paise: number) =>
  byKind(tendersBack(tendersOf(cashOrder, money, undone), paise))
const goneOf = (...parcels: string[]): Undone => ({ arrived: false, parcels })
const fixed = (id: string, cashPaise: number, isCollected = false) => ({
  id,
  cashPaise,
  isCollected,
})

/** Goods of ₹315 and ₹100 in two parcels, a fee of ₹49; the wallet pays ₹400, the door ₹64. */
const mixed: OrderMoney = {
  leftPaise: 46_400,
  walletPaise: 40_000,
  parcels: [],
  payments: [],
  cashBackPaise: 0,
}

describe('OPS-02 what a parcel collects', () => {
  it('is its own invoices, the first one with the fees, less what the wallet pays', () => {
    const none = { ...mixed, walletPaise: 0 }
    expect(cashToCollect(36_400, none)).toBe(36_400)
    expect(cashToCollect(46_400, { ...none, parcels: [fixed('a', 36_400)] })).toBe(10_000)
    expect(cashToCollect(36_400, mixed)).toBe(0)
    expect(cashToCollect(46_400, { ...mixed, parcels: [fixed('a', 0)] })).toBe(6_400)
  })

  it('takes the wallet that a cancelled parcel has left, so that the door asks for nothing', () => {
    // ₹64 of the cancelled ₹315 were never paid, ₹251 went back to the wallet.
    const left = { ...mixed, leftPaise: 14_900, walletPaise: 14_900 }
    expect(cashToCollect(14_900, left)).toBe(0)
  })

  it('takes the fees that a cancelled parcel was to collect', () => {
    const left = { ...mixed, leftPaise: 14_900, walletPaise: 0 }
    expect(cashToCollect(14_900, left)).toBe(14_900)
  })
})

describe('RET-04 what each tender gives back', () => {
  it('is cash that nobody has paid first, then the wallet', () => {
    expect(back(mixed, goneOf(), 31_500)).toMatchObject({ due: 6_400, wallet: 25_100, cash: 0 })
  })

  it('never is cash that another parcel’s label asks for', () => {
    const money = { ...mixed, parcels: [fixed('b', 6_400)] }
    expect(back(money, goneOf('a'), 31_500)).toMatchObject({ due: 0, wallet: 31_500 })
    expect(back(money, goneOf('b'), 10_000)).toMatchObject({ due: 6_400, wallet: 3_600 })
  })

  it('never is cash that another parcel’s courier has collected, unless the goods arrived', () => {
    const money = { ...mixed, parcels: [fixed('b', 6_400, true)] }
    expect(back(money, goneOf('a'), 31_500)).toMatchObject({ due: 0, wallet: 31_500, cash: 0 })
    expect(back(money, { arrived: true }, 10_000)).toMatchObject({ cash: 6_400, wallet: 3_600 })
    expect(cashDue(cashOrder, money)).toBe(0)
  })

  it('is charges that were collected with an earlier parcel, when the last goods don’t arrive', () => {
    // ₹404 were collected for ₹315 of goods and ₹89 of charges; the goods came back.
    const money = {
      leftPaise: 18_900,
      walletPaise: 0,
      parcels: [fixed('a', 40_400, true), fixed('b', 10_000)],
      payments: [],
      cashBackPaise: 31_500,
    }
    expect(back(money, goneOf('b'), 18_900)).toMatchObject({ due: 10_000, cash: 8_900 })
  })

  it('is what was paid online before the wallet', () => {
    const money = { ...mixed, payments: [{ id: 'pay_1', paise: 6_400 }] }
    const tenders = tendersOf({ paymentOption: 1 }, money, goneOf())
    expect(byKind(tendersBack(tenders, 10_000))).toMatchObject({ online: 6_400, wallet: 3_600 })
  })

  it('CHECKOUT-15 is each transfer’s own, the last one first, and never what no payment covers', () => {
    const payments = [
      { id: 'first', paise: 4_000 },
      { id: 'second', paise: 2_400 },
    ]
    const tenders = tendersOf({ paymentOption: 4 }, { ...mixed, payments }, goneOf())
    expect(tendersBack(tenders, 3_000)).toEqual([
      { kind: 'online', paymentId: 'first', paise: 600 },
      { kind: 'online', paymentId: 'second', paise: 2_400 },
    ])
    expect(() =>
      tendersOf({ paymentOption: 4 }, { ...mixed, payments: payments.slice(1) }, goneOf()),
    ).toThrow('not what is left')
  })

  it('throws rather than lose money that no tender paid', () => {
    expect(() => tendersBack([{ kind: 'wallet', paise: 5 }], 6)).toThrow('1 paise of 6')
  })

  it('is each tender’s own in the end, in cuts of any size', () => {
    fc.assert(
      fc.property(fc.nat(99_999), fc.nat(99_999), fc.array(fc.nat(60_000)), (a, b, cuts) => {
        const tenders: Tender[] = [
          { kind: 'wallet', paise: a },
          { kind: 'online', paymentId: 'pay_1', paise: b },
        ]
        const given = { wallet: 0, online: 0, cash: 0, due: 0 }
        let left = a + b
        for (const cut of [...cuts, 200_000]) {
          const paise = Math.min(cut, left)
          left -= paise
          const now = byKind(
            tendersBack(
              tenders.map((one) => ({ ...one, paise: one.paise - given[one.kind] })),
              paise,
            ),
          )
          for (const kind of ['wallet', 'online'] as const) given[kind] += now[kind]
          if (given.wallet > 0) expect(given.online).toBe(b)
        }
        expect(given).toEqual({ wallet: a, online: b, cash: 0, due: 0 })
      }),
    )
  })
})
