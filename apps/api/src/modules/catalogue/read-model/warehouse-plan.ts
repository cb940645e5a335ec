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
>

export type ArrivalDays = {
  /** Civil dates in India, 'YYYY-MM-DD'. */
  from: string
  to: string
  /** today, tomorrow, a day range; or the time of day when under six hours (UI-16). */
  label: string
  /** City of the warehouse. */
  shipsFrom: string
}
