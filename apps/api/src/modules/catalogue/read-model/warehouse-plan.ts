/**
 * By warehouse: when goods that leave it now reach one pincode. A warehouse that doesn't serve the pincode is absent.
 * The availability module makes it from memory; listings and product pages tell delivery dates by it.
 */
export type WarehousePlan = ReadonlyMap<
  number,
  {
    /** Civil dates in India, 'YYYY-MM-DD'. */
    from: string
    to: string
    /** today, tomorrow, a day range; or the time of day when under six hours (UI-16). */
    label: string
    /** City of the warehouse. */
    shipsFrom: string
  }
>
