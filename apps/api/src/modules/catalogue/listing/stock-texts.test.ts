import { expect, it } from 'vitest'
import { bitsOf } from '../facets/bits.ts'
import { StockSets } from '../facets/stock-sets.ts'
import type { ArrivalDays, WarehousePlan } from '../read-model/warehouse-plan.ts'
import { readyPlan, stockText } from './stock-texts.ts'

const days = (to: string, shipsFrom: string) => ({ from: to, to, label: to, shipsFrom })

/** Group 7, kept at 2–8 °C or not, lies in warehouses 1 and 2; `dispatch`: the days of its variants, one in each. */
const indexOf = (isCold: boolean, dispatch?: readonly number[]) => ({
  ordinalOf: (groupId: number) => (groupId === 7 ? 0 : -1),
  isCold: () => isCold,
  dispatchOf: () => dispatch,
  warehousesOf: (_ordinal: number, place: number) => [place + 1],
  stock: new StockSets(
    new Map([
      [1, bitsOf([0])],
      [2, bitsOf([0])],
    ]),
  ),
})
const shown = (isCold: boolean, plan: WarehousePlan): unknown =>
  JSON.parse(stockText(indexOf(isCold), 7, readyPlan(plan)))

it('CHECKOUT-09 promises goods at 2–8 °C only by a cold lane, with its days', () => {
  const near = days('2026-11-25', 'Mumbai')
  const far = days('2026-11-27', 'Nagpur')
  const lane = days('2026-11-28', 'Nagpur')
  const plan: WarehousePlan = new Map<number, ArrivalDays & { cold?: ArrivalDays }>([
    [1, near],
    [2, { ...far, cold: lane }],
  ])
  expect(shown(false, plan)).toMatchObject({ delivery: { to: '2026-11-25', ships_from: 'Mumbai' } })
  expect(shown(true, plan)).toMatchObject({ delivery: { to: '2026-11-28', ships_from: 'Nagpur' } })
  expect(shown(true, new Map([[1, near]]))).toEqual({ state: 'not_serviceable' })
  expect(shown(false, new Map())).toEqual({ state: 'not_serviceable' })
})

it('UI-16 promises the first of the variants, each after the days that its seller needs, or the one shown', () => {
  const tuesday = days('2026-11-24', 'Mumbai')
  const friday = days('2026-11-27', 'Nagpur')
  const later = (more: number): WarehousePlan =>
    new Map([1, 2].map((id) => [id, { ...days(`2026-12-0${more}`, 'Later'), dispatchDays: more }]))
  const plan: WarehousePlan = Object.assign(
    new Map([
      [1, tuesday],
      [2, friday],
    ]),
    { after: later },
  )
  const shownOf = (dispatch: readonly number[] | undefined, place?: number): unknown =>
    JSON.parse(stockText(indexOf(false, dispatch), 7, readyPlan(plan), place))
  const day = (to: string, dispatchDays?: number) => ({
    delivery: { to, ...(dispatchDays !== undefined && { dispatch_days: dispatchDays }) },
  })
  expect(shownOf(undefined)).toMatchObject(day('2026-11-24'))
  expect(shownOf([4, 0])).toMatchObject(day('2026-11-27'))
  expect(shownOf([4, 3])).toMatchObject(day('2026-12-03', 3))
  expect(shownOf([4, 3], 0)).toMatchObject(day('2026-12-04', 4))
  expect(shownOf([4, 0], 1)).toMatchObject(day('2026-11-27'))
  expect(shownOf([4, 4])).toMatchObject(day('2026-12-04', 4))
})
