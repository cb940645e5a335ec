import { unbroken } from '@upchar/kernel/unbroken'
import { describe, expect, it } from 'vitest'
import {
  licenceWords,
  orderPromise,
  promiseWords,
  restOf,
  stepStates,
  takenOff,
  undoneWords,
} from './order-words.ts'
import type { SubOrder } from './order-words.ts'

const step = (state: SubOrder['state'], at: string | null): SubOrder['steps'][number] => ({
  state,
  label: state,
  at,
  place: '',
})
const promised = {
  from: '2026-11-23',
  to: '2026-11-25',
  label: 'Delivery Mon, 23 Nov – Wed, 25 Nov',
}

const parcel = (state: SubOrder['state'], from: string, to: string) =>
  ({ state, promised: { from, to, label: '' } }) as SubOrder

describe('an order in words', () => {
  it('ORDER-02 marks what is done, where the parcel is and what is still to come', () => {
    expect(
      stepStates([
        step('placed', '2026-11-21T08:00:00Z'),
        step('shipped', '2026-11-22T08:00:00Z'),
        step('delivered', null),
      ]),
    ).toEqual(['done', 'current', 'ahead'])
    expect(stepStates([step('placed', null)])).toEqual(['ahead'])
  })
  it('UI-16 shows the delivery promise while there is one', () => {
    expect(promiseWords({ state: 'shipped', promised })).toBe(
      unbroken('Delivery Mon, 23 Nov – Wed, 25 Nov'),
    )
    expect(
      promiseWords({
        state: 'delivered',
        promised: { ...promised, label: 'Delivered Tue, 24 Nov' },
      }),
    ).toBe(unbroken('Delivered Tue, 24 Nov'))
    expect(promiseWords({ state: 'cancelled', promised })).toBeNull()
  })
  it('KYC-04 names the licence that a line was bought under', () => {
    const licence = {
      kind: '20/20B',
      name: 'Drug licence, Form 20 or 20B',
      number: 'MH-MZ5-123456',
      valid_until: '2027-03-31',
    }
    expect(licenceWords(licence)).toBe(
      'Drug licence, Form 20 or 20B: MH-MZ5-123456, valid until 31 Mar 2027',
    )
    expect(licenceWords({ ...licence, valid_until: null })).toBe(
      'Drug licence, Form 20 or 20B: MH-MZ5-123456',
    )
  })
  it('CHECKOUT-07 leaves to pay what the wallet doesn’t, to the paisa, and never less than nothing', () => {
    expect(restOf({ total_now: 1000.1, wallet: 250.6 })).toBe(749.5)
    expect(restOf({ total_now: 99.99, wallet: 0 })).toBe(99.99)
    expect(restOf({ total_now: 100, wallet: 250.5 })).toBe(0)
  })
  it('RET-02 says apart what was cancelled and what came back', () => {
    const order = (total_now: number, returned: number) => ({ total: 364.3, total_now, returned })
    expect(takenOff(order(364.3, 0))).toEqual([])
    expect(takenOff(order(154.2, 210.1))).toEqual([{ name: 'Returned', rupees: 210.1 }])
    expect(takenOff(order(100, 210.1))).toEqual([
      { name: 'Cancelled', rupees: 54.2 },
      { name: 'Returned', rupees: 210.1 },
    ])
    expect(undoneWords(order(364.3, 0))).toBe('')
    expect(undoneWords(order(154.2, 210.1))).toBe('partly returned')
    expect(undoneWords(order(0, 0))).toBe('cancelled')
    expect(undoneWords(order(100, 210.1))).toBe('partly cancelled and returned')
  })
  it('combines the parcels’ promises for the order', () => {
    expect(
      orderPromise({
        sub_orders: [
          parcel('placed', '2026-11-24', '2026-11-26'),
          parcel('shipped', '2026-11-23', '2026-11-24'),
        ],
      }),
    ).toBe(unbroken('Mon, 23 Nov – Thu, 26 Nov'))
    expect(orderPromise({ sub_orders: [parcel('placed', '2026-11-24', '2026-11-24')] })).toBe(
      unbroken('Tue, 24 Nov'),
    )
    expect(
      orderPromise({ sub_orders: [parcel('cancelled', '2026-11-24', '2026-11-26')] }),
    ).toBeNull()
  })
})
