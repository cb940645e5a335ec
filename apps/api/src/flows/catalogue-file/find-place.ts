import { err, ok, type Result } from '@upchar/kernel/result'
import type { CellError } from './cell-reader.ts'
import type { ImportRow } from './parse-row.ts'

/** A seller with its warehouses, the first ones first. */
export type SellerPlaces = {
  id: number
  gstin: string
  tradeName: string
  legalName: string
  warehouses: readonly { id: number; name: string }[]
}

/** Where a row's stock goes. `warehouseNamed`: the file says so, else the stock's present place wins. */
export type Place = { sellerId: number; warehouseId: number; warehouseNamed: boolean }

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Seller and warehouse of a row: as its columns say, else the product's own, else the shop's first with a warehouse. */
export function findPlace(
  row: Pick<ImportRow, 'seller' | 'warehouse'>,
  sellers: readonly SellerPlaces[],
  known: { sellerId: number | null } | undefined,
): Result<Place, CellError> {
  const named = sellers.find(({ gstin, tradeName, legalName }) =>
    [gstin, tradeName, legalName].some((text) => same(text, row.seller)),
  )
  if (row.seller !== '' && named === undefined)
    return refused('seller', `is "${row.seller}"; no seller of the shop has this GSTIN or name`)
  const present = sellers.find(({ id }) => id === known?.sellerId)
  if (named !== undefined && present !== undefined && named.id !== present.id)
    return refused('seller', `is "${row.seller}", but ${present.tradeName} sells it already`)
  const byPlace = sellers.find(({ warehouses }) =>
    warehouses.some(({ name }) => row.warehouse !== '' && same(name, row.warehouse)),
  )
  const seller =
    named ?? present ?? byPlace ?? sellers.find(({ warehouses }) => warehouses.length > 0)
  if (seller === undefined) throw new Error('no seller has a warehouse: ask hasWarehouse first')
  const warehouse =
    row.warehouse === ''
      ? seller.warehouses[0]
      : seller.warehouses.find(({ name }) => same(name, row.warehouse))
  if (warehouse !== undefined)
    return ok({
      sellerId: seller.id,
      warehouseId: warehouse.id,
      warehouseNamed: row.warehouse !== '',
    })
  return row.warehouse === ''
    ? refused('seller', `is ${seller.tradeName}, which has no warehouse yet`)
    : refused(
        'warehouse',
        `is "${row.warehouse}"; ${seller.tradeName} has no warehouse of this name`,
      )
}

const refused = (column: CellError['column'], message: string) => err({ column, message })
