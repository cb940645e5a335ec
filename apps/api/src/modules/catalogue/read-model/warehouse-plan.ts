/**
 * Arrival at one pincode by warehouse; warehouses that don't serve it are absent. The availability
 * module computes it; listings and product pages take delivery dates from it.
 */
export type WarehousePlan = ReadonlyMap<
  number,
  ArrivalDays & {
    /** Days of goods at 2–8 °C; absent where they can't be kept cold on the way. */
    cold?: ArrivalDays
  }
> & {
  /** The plan of goods that leave some working days later; absent where nothing is delivered. */
  readonly after?: (dispatchDays: number) => WarehousePlan
}

/** The plan of an offer whose seller needs these working days before it hands the goods over. */
export const planAfter = <P extends { readonly after?: (days: number) => P }>(
  plan: P,
  dispatchDays: number,
): P => (dispatchDays === 0 ? plan : (plan.after?.(dispatchDays) ?? plan))

export type ArrivalDays = {
  /** Civil dates in India, 'YYYY-MM-DD'. */
  from: string
  to: string
  /** today, tomorrow, a day range; or the time of day when under six hours (UI-16). */
  label: string
  /** City of the warehouse. */
  shipsFrom: string
  /** Working days that the seller needs before it hands the goods over; absent: none. */
  dispatchDays?: number
}

/** An arrival as buyers are told it. */
export const deliveryView = ({ from, to, label, shipsFrom, dispatchDays }: ArrivalDays) => ({
  from,
  to,
  label,
  ships_from: shipsFrom,
  ...(dispatchDays !== undefined && { dispatch_days: dispatchDays }),
})
