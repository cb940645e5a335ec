/** An invoice of an order as its cash counts: the marketplace's fees go with the parcel that was packed first. */
export type CountedInvoice = {
  /** The parcel that it goes with; null: the fees. */
  parcelId: string | null
  /** What the buyer pays of it, in paise. */
  buyerPaise: number
}

/**
 * What is to be collected at the door for each parcel of a cash order, in paise. Invoices come in the order of their issue; the
 * wallet pays the first of them. Later parcels, cancels and returns never change the amount on a label that is stuck on.
 */
export function cashAtDoors(
  invoices: readonly CountedInvoice[],
  walletPaise: number,
): ReadonlyMap<string, number> {
  const first = invoices.find(({ parcelId }) => parcelId !== null)?.parcelId
  const found = new Map<string, number>()
  const byParcel = Map.groupBy(invoices, ({ parcelId }) => parcelId ?? first ?? '')
  let wallet = walletPaise
  for (const [parcelId, own] of byParcel) {
    const due = own.reduce((sum, { buyerPaise }) => sum + buyerPaise, 0)
    const paid = Math.min(wallet, due)
    wallet -= paid
    if (parcelId !== '') found.set(parcelId, due - paid)
  }
  return found
}
