import { keepsPromise } from '@upchar/kernel/shelf-life'
import { allocate, merged, planOfParcel, type StockAtPlace } from '../availability/index.ts'
import { deliveryView } from '../catalogue/index.ts'
import { stockOf, type Destination } from './destination.ts'
import type { CartRow } from './model.ts'
import { premisesOf } from './rights.ts'

type Line = { row: CartRow; stock: StockAtPlace }

/** Batches that an order would take a line from, as `claimLots` finds them. */
function lotsOf({ row, stock }: Line, destination: Destination) {
  const { offerId, warehouses, free, expires, coldChain } = row
  const premises = premisesOf(row, destination)
  const life = stock.view.shelf_life
  const promise = life && { expiresFrom: life.expires_on }
  return (warehouses ?? []).flatMap((warehouseId, i) => {
    const leaves =
      (premises === 'all' || premises.has(warehouseId)) &&
      (!coldChain || destination.plan.get(warehouseId)?.cold !== undefined) &&
      keepsPromise(expires?.[i] ?? null, promise)
    return leaves ? [{ lotId: i, offerId, warehouseId, free: free?.[i] ?? 0 }] : []
  })
}

/** What each warehouse would send for an order of these lines. */
function parcelsOf(lines: readonly Line[], destination: Destination) {
  const firsts = [...Map.groupBy(lines, ({ row }) => row.offerId).values()].map(([one]) => one)
  const lots = firsts.flatMap((line) => (line ? lotsOf(line, destination) : []))
  const wanted = merged(lines.map(({ row }) => row))
  const { allocations } = allocate(wanted, lots, destination.plan)
  return Map.groupBy(allocations, ({ warehouseId }) => warehouseId)
}

/**
 * The stock of a cart's lines. Its parcels are those of its order: each leaves when the slowest of its goods are ready, so that all
 * of them arrive that day.
 */
export function parcelStocks(rows: readonly CartRow[], destination: Destination): StockAtPlace[] {
  const lines = rows.map((row) => ({ row, stock: stockOf(row, destination, row.quantity) }))
  const sent = lines.filter(({ row, stock }) => stock.left >= row.quantity)
  const parcels = [...parcelsOf(sent, destination)].map(([warehouseId, lots]) => {
    const offerIds = lots.map(({ offerId }) => offerId)
    const arrival = planOfParcel(destination.plan, rows, offerIds).get(warehouseId)
    const isCold = rows.some((row) => row.coldChain && offerIds.includes(row.offerId))
    return { offerIds, arrival: (isCold ? arrival?.cold : undefined) ?? arrival }
  })
  return lines.map(({ row, stock }) => {
    const [last] = parcels
      .flatMap(({ offerIds, arrival }) =>
        arrival !== undefined && offerIds.includes(row.offerId) ? [arrival] : [],
      )
      .toSorted((a, b) => (a.to < b.to ? 1 : a.to > b.to ? -1 : 0))
    if (last === undefined || stock.left < row.quantity) return stock
    const later = stockOf(row, destination, row.quantity, last.dispatchDays)
    return { ...later, arrival: last, view: { ...later.view, delivery: deliveryView(last) } }
  })
}
