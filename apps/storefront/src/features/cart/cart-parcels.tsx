import { CartLine } from './cart-line.tsx'
import type { CartLine as Line } from './cart-store.ts'
import { parcelsOf } from './parcels.ts'

/** The lines by parcel, each with its seller and where it comes from. */
export function CartParcels({ lines, pincode }: { lines: readonly Line[]; pincode: string }) {
  const parcels = parcelsOf(lines)
  return (
    <div className="flex flex-col gap-6">
      {parcels.map(({ key, seller, shipsFrom, lines: own }, index) => (
        <section key={key} aria-label={`Parcel ${index + 1} of ${parcels.length}`}>
          <h2 className="mb-2 flex flex-wrap items-baseline gap-x-2 text-body-sm">
            {parcels.length > 1 ? (
              <span className="font-semibold">
                Parcel {index + 1} of {parcels.length}
              </span>
            ) : null}
            <span className="font-normal text-text-muted">
              Sold by {seller.name}, {seller.state}
              {shipsFrom ? ` · ships from ${shipsFrom}` : ''}
            </span>
          </h2>
          <ul aria-label="Products in your cart" className="flex flex-col gap-3">
            {own.map((line) => (
              <CartLine key={line.sku_id + String(line.is_free)} line={line} pincode={pincode} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
