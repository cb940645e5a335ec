import type { StockAtPlace } from '../availability/index.ts'
import { stockOf, type Destination } from './destination.ts'
import type { CartRow } from './model.ts'

/** One seller's goods from one place are one parcel; goods that can't be sent are in none. */
const parcelOf = ({ sellerId }: CartRow, { arrival }: StockAtPlace): string | undefined =>
  arrival && `${sellerId} ${arrival.shipsFrom}`

/** The stock of a cart's lines. A parcel leaves when the slowest of its goods are ready, so all of them arrive that day. */
export function parcelStocks(rows: readonly CartRow[], destination: Destination): StockAtPlace[] {
  const stocks = rows.map((row) => stockOf(row, destination, row.quantity))
  if (rows.every(({ dispatchDays }) => dispatchDays === 0)) return stocks
  const parcels = rows.map((row, i) => {
    const stock = stocks[i]
    return stock && parcelOf(row, stock)
  })
  const slowest = new Map<string, number>()
  for (const [i, { dispatchDays }] of rows.entries()) {
    const parcel = parcels[i]
    if (parcel !== undefined) slowest.set(parcel, Math.max(slowest.get(parcel) ?? 0, dispatchDays))
  }
  return rows.map((row, i) =>
    stockOf(row, destination, row.quantity, slowest.get(parcels[i] ?? '') ?? row.dispatchDays),
  )
}
