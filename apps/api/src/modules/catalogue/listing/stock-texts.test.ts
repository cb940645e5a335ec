import { expect, it } from 'vitest'
import { bitsOf } from '../facets/bits.ts'
import { StockSets } from '../facets/stock-sets.ts'
import type { ArrivalDays, WarehousePlan } from '../read-model/warehouse-plan.ts'
import { readyPlan, stockText } from './stock-texts.ts'

const days = (to: string, shipsFrom: string) => ({ from: to, to, label: to, shipsFrom })

/** Group 7, kept at 2–8 °C or not, lies in warehouses 1 and 2. */
const indexOf = (isCold: boolean) => ({
  ordinalOf: (groupId: number) => (groupId === 7 ? 0 : -1),
  isCold: () => isCold,
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
