/** A parcel as a courier needs to know it. */
export type Parcel = { shipmentId: string; fromCity: string; toPincode: string; toCity: string }

/** What a courier tells of a parcel, whatever its wire looks like. `awb` is the number on the label. */
export type CourierScan = {
  awb: string
  statusId: number
  at: Date
  activity: string
  location: string
}

/** The courier (contract of Shiprocket's API; domain reference 4.2). */
export type Courier = {
  name: string
  /** The parcel's number. The same shipment gives the same number. Null where a person books by hand. */
  book(parcel: Parcel): string | null
}
