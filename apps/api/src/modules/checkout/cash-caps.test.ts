import { describe, expect, it } from 'vitest'
import { isOverCashCap, type CashBuyer, type CashOrder } from './cash-caps.ts'

const buyer: CashBuyer = {
  phone: '9876543210',
  customerId: null,
  guestId: 'guest-1',
  pincode: '400001',
  house: '12, Marine Lines',
  street: 'Queens Road',
}
const stranger: CashBuyer = {
  phone: '9800000000',
  customerId: 'customer-9',
  guestId: null,
  pincode: '400001',
  house: '7 Hill Road',
  street: 'Bandra',
}
const order = (who: Partial<CashBuyer>, rupees: number): CashOrder => ({
  ...stranger,
  ...who,
  totalPaise: rupees * 100,
})
const rule = { maxDayPaise: 50_000_00, maxDayOrders: 3 }
const over = (rupees: number, today: CashOrder[], by: Partial<typeof rule> | null = rule) =>
  isOverCashCap({ maxDayPaise: null, maxDayOrders: null, ...by }, buyer, rupees * 100, today)

describe('CHECKOUT-14 cash of a day', () => {
  it.each([
    ['phone', { phone: buyer.phone }],
    ['guest', { guestId: buyer.guestId, customerId: null }],
    ['address, however it is written', { house: '12 marine lines', street: 'QUEENS  ROAD' }],
  ])('adds up by %s', (_, who) => {
    expect(over(30_000, [order(who, 20_000)])).toBe(false)
    expect(over(30_001, [order(who, 20_000)])).toBe(true)
    expect(over(1, [order(who, 1), order(who, 1)])).toBe(false)
    expect(over(1, [order(who, 1), order(who, 1), order(who, 1)])).toBe(true)
  })

  it('adds up by account', () => {
    const customer = { ...buyer, customerId: 'customer-9', guestId: null }
    expect(isOverCashCap(rule, customer, 30_001_00, [order({}, 20_000)])).toBe(true)
  })

  it('never takes two buyers for one because both have no account, or no guest id', () => {
    const none = { customerId: null, guestId: null }
    for (const [one, other] of [
      [{ customerId: 'customer-1' }, { customerId: 'customer-2' }],
      [{ guestId: 'guest-1' }, { guestId: 'guest-2' }],
    ] as const)
      expect(
        isOverCashCap(rule, { ...buyer, ...none, ...one }, 1, [
          order({ ...none, ...other }, 50_000),
        ]),
      ).toBe(false)
  })

  it('leaves out what others order, also in the same street', () => {
    expect(over(50_000, [order({ house: '14 Marine Lines', street: 'Queens Road' }, 40_000)])).toBe(
      false,
    )
    expect(
      over(50_000, [
        order({ pincode: '400002', house: buyer.house, street: buyer.street }, 40_000),
      ]),
    ).toBe(false)
  })

  it('stays below two lakh for one person whatever the rule says (Income-tax Act s.269ST)', () => {
    expect(over(100_000, [order({ phone: buyer.phone }, 99_999)], null)).toBe(false)
    expect(over(100_000, [order({ phone: buyer.phone }, 100_000)], null)).toBe(true)
    expect(over(200_000, [], null)).toBe(true)
  })
})
