import { addDays, addMonths } from './dates.ts'
import type { SeedLot, Warehouse } from './model.ts'
import type { Random } from './random.ts'

export interface LotMaker {
  (input: {
    code: string
    life: number | null
    pricePaise: number
    warehouses: readonly Warehouse[]
    rng: Random
  }): SeedLot[]
}

/** Generates lots around `today`. Memoizes dates by age and shelf life. */
export function createLotGenerator(today: string): LotMaker {
  const made = new Map<number, string>()
  const expires = new Map<number, string>()
  const madeOn = (age: number) => {
    let date = made.get(age)
    if (date === undefined) made.set(age, (date = addDays(today, -age)))
    return date
  }
  const expiresOn = (age: number, life: number) => {
    const key = age * 1000 + life
    let date = expires.get(key)
    if (date === undefined) expires.set(key, (date = addDays(addMonths(madeOn(age), life), -1)))
    return date
  }
  const lot = (
    code: string,
    life: number | null,
    warehouse: Warehouse,
    quantity: number,
    rng: Random,
  ): SeedLot => {
    const days = (life ?? 24) * 30
    // One lot in twenty-five is near its expiry, so that first-expiry-first-out matters.
    const share =
      life !== null && rng.chance(0.04) ? 0.8 + rng.next() * 0.12 : 0.03 + rng.next() * 0.42
    const age = Math.max(3, Math.floor(days * share))
    const mfgDate = madeOn(age)
    const batchNo = `${code.slice(0, 2)}${mfgDate.slice(2, 4)}${mfgDate.slice(5, 7)}${String(rng.between(1, 999)).padStart(3, '0')}`
    return {
      warehouseKey: warehouse.key,
      batchNo,
      mfgDate,
      expiryDate: life === null ? null : expiresOn(age, life),
      quantity,
    }
  }
  return ({ code, life, pricePaise, warehouses, rng }) => {
    const mood = rng.next()
    if (mood < 0.04) return []
    const first = warehouses[0]
    if (first === undefined) throw new Error('a seller without a warehouse cannot hold stock')
    if (mood < 0.1) return [lot(code, life, rng.pick(warehouses), rng.between(1, 3), rng)]
    const most =
      pricePaise > 5_000_000
        ? 8
        : pricePaise > 500_000
          ? 30
          : pricePaise > 100_000
            ? 150
            : pricePaise > 20_000
              ? 600
              : 3000
    const lots: SeedLot[] = []
    for (const warehouse of warehouses) {
      if (warehouses.length > 1 && rng.chance(0.12)) continue
      lots.push(lot(code, life, warehouse, rng.between(Math.ceil(most / 12), most), rng))
      if (life !== null && rng.chance(0.35))
        lots.push(lot(code, life, warehouse, rng.between(4, Math.ceil(most / 4) + 4), rng))
    }
    return lots
  }
}
