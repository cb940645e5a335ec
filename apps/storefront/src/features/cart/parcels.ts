import type { CartLine } from './cart-store.ts'

/** Lines that one seller sends from one place: they arrive together, with one invoice. */
export type Parcel = {
  key: string
  seller: CartLine['seller']
  shipsFrom: string
  lines: CartLine[]
}

/** The lines by parcel; parcels and lines keep the order in which they were added (guide 43). */
export function parcelsOf(lines: readonly CartLine[]): Parcel[] {
  const parcels = new Map<string, Parcel>()
  for (const line of lines) {
    const shipsFrom = line.stock.delivery?.ships_from ?? ''
    const key = `${line.seller.name}|${line.seller.state}|${shipsFrom}`
    const known = parcels.get(key)
    if (known) known.lines.push(line)
    else parcels.set(key, { key, seller: line.seller, shipsFrom, lines: [line] })
  }
  return [...parcels.values()]
}
