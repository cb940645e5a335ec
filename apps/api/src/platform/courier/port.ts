/** The facts about a parcel that a courier needs. */
export type Parcel = { shipmentId: string; fromCity: string; toPincode: string; toCity: string }

/** One tracking scan, whatever the courier's wire format. `awb` is the number on the label. */
export type CourierScan = {
  awb: string
  statusId: number
  at: Date
  activity: string
  location: string
}

/** The courier (contract of Shiprocket's API; domain reference 4.2). */
export type Courier = {
  /** Empty where staff name it. */
  name: string
  /** The parcel's number; idempotent for a shipment. Null where parcels are booked by hand. */
  book(parcel: Parcel): string | null
}
