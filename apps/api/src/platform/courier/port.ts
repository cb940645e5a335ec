import type { IstDate } from '@upchar/kernel/dates'
import type { Result } from '@upchar/kernel/result'
import type { ProviderError } from '../provider-error.ts'

/** The facts about a parcel that the sandbox courier needs. */
export type Parcel = { shipmentId: string; fromCity: string; toPincode: string; toCity: string }

/** One tracking scan, whatever the courier's wire format. `awb` is the number on the label. */
export type CourierScan = {
  awb: string
  statusId: number
  at: Date
  activity: string
  location: string
}

/** Who carries a new parcel before anybody has chosen: the sandbox courier, or nobody yet. */
export type Courier = {
  /** Empty where staff name it, or book it with the courier's API. */
  name: string
  /** The parcel's number; idempotent for a shipment. Null where the parcel isn't booked by itself. */
  book(parcel: Parcel): string | null
}

/** From where to where, and how heavy: what couriers price. */
export type Route = {
  fromPincode: string
  toPincode: string
  weightGrams: number
  lengthMm: number
  widthMm: number
  heightMm: number
  /** What the courier is to collect at the door; null: nothing. */
  collectPaise: number | null
  valuePaise: number
}

/** What one courier asks for a route. */
export type CourierRate = {
  courierId: number
  name: string
  /** Freight with the fee for collecting cash. */
  costPaise: number
  /** Days on the way, by the courier's own estimate; null: it tells none. */
  days: number | null
  /** One to five, by the aggregator's records; null: unknown. */
  rating: number | null
}

/** A packed parcel as it is booked. */
export type ParcelToBook = Route & {
  /** Our own number of the booking: a repeat finds what the first one made. */
  reference: string
  orderedOn: IstDate
  /** The nickname under which the courier knows the warehouse's address. */
  pickupName: string
  to: {
    name: string
    company: string
    address: string
    city: string
    pincode: string
    state: string
    email: string
    phone: string
  }
  items: readonly { name: string; sku: string; units: number; pricePaise: number; hsn: string }[]
}

/** What the courier has under one of our numbers; `awb` null: it was never given one. */
export type FoundBooking = {
  orderId: string
  shipmentId: string
  awb: string | null
  courier: string
  isCancelled: boolean
}

export type Booked = FoundBooking & { awb: string }

export type CourierPaper = 'label' | 'manifest'

/**
 * A courier's API, or that of an aggregator of many couriers (docs/couriers.md). Amounts in paise. Parcels can always be sent without one:
 * then staff type courier, AWB and states (docs/decisions/0020-parcels-by-hand.md).
 */
export type CourierApi = {
  /** As staff know it. */
  readonly name: string
  /** Couriers that serve a route; none: nobody does. */
  rates(route: Route): Promise<Result<CourierRate[], ProviderError>>
  /** Looks for our number first, so that a repeat makes no second AWB. */
  book(parcel: ParcelToBook, courierId: number): Promise<Result<Booked, ProviderError>>
  find(reference: string): Promise<Result<FoundBooking | undefined, ProviderError>>
  /** Has the parcel fetched; the day in the courier's words. */
  askPickup(shipmentId: string): Promise<Result<string, ProviderError>>
  /** The courier's own label or manifest as PDF. */
  paper(kind: CourierPaper, shipmentId: string): Promise<Result<Buffer, ProviderError>>
  /** Ends a booking; one that has ended already is fine. */
  cancel(orderId: string): Promise<Result<void, ProviderError>>
  /** Where buyers see the parcel. */
  trackingUrl(awb: string): string
  /** All scans of a parcel so far. */
  track(awb: string): Promise<Result<CourierScan[], ProviderError>>
}
