import { err, ok, type Result } from '@upchar/kernel/result'
import type { ProviderError } from '../../provider-error.ts'
import type { Booked, CourierApi, FoundBooking, ParcelToBook, Route } from '../port.ts'
import { createClient, type Client, type ShiprocketOptions } from './call.ts'
import {
  anyReply,
  assignReply,
  createReply,
  labelReply,
  manifestReply,
  ordersReply,
  pickupReply,
  ratesReply,
  trackReply,
} from './wire.ts'

const part = encodeURIComponent
const kilograms = (grams: number): number => grams / 1000
/** Couriers bill no side below half a centimetre. */
const centimetres = (mm: number): number => Math.max(mm, 5) / 10
const rupees = (paise: number): number => paise / 100

const ratesPath = (route: Route): string => {
  const query = new URLSearchParams({
    pickup_postcode: route.fromPincode,
    delivery_postcode: route.toPincode,
    weight: String(kilograms(route.weightGrams)),
    length: String(centimetres(route.lengthMm)),
    breadth: String(centimetres(route.widthMm)),
    height: String(centimetres(route.heightMm)),
    declared_value: String(rupees(route.valuePaise)),
    cod: route.collectPaise === null ? '0' : '1',
  })
  return `/courier/serviceability/?${query.toString()}`
}

/** The body of `orders/create/adhoc`. `sub_total` is what is collected where anything is. */
const orderOf = (parcel: ParcelToBook) => ({
  order_id: parcel.reference,
  order_date: parcel.orderedOn,
  pickup_location: parcel.pickupName,
  company_name: parcel.to.company,
  billing_customer_name: parcel.to.name,
  billing_last_name: '',
  billing_address: parcel.to.address,
  billing_city: parcel.to.city.slice(0, 30),
  billing_pincode: parcel.to.pincode,
  billing_state: parcel.to.state,
  billing_country: 'India',
  billing_email: parcel.to.email,
  billing_phone: parcel.to.phone.replace(/\D/g, '').slice(-10),
  shipping_is_billing: true,
  order_items: parcel.items.map((item) => ({
    name: item.name,
    sku: item.sku,
    units: item.units,
    selling_price: rupees(item.pricePaise),
    hsn: item.hsn,
  })),
  payment_method: parcel.collectPaise === null ? 'Prepaid' : 'COD',
  sub_total: rupees(parcel.collectPaise ?? parcel.valuePaise),
  length: centimetres(parcel.lengthMm),
  breadth: centimetres(parcel.widthMm),
  height: centimetres(parcel.heightMm),
  weight: kilograms(parcel.weightGrams),
})

const find = async (
  client: Client,
  reference: string,
): Promise<Result<FoundBooking | undefined, ProviderError>> => {
  const found = await client.call(ordersReply, {
    method: 'GET',
    path: `/orders?search=${part(reference)}&per_page=20`,
  })
  return found.ok ? ok(found.value(reference)) : found
}

const isBooked = (found: FoundBooking): found is Booked => found.awb !== null

/** Orders at the courier by our number; made if there is none. */
async function orderAt(
  client: Client,
  parcel: ParcelToBook,
): Promise<Result<FoundBooking, ProviderError>> {
  const found = await find(client, parcel.reference)
  if (!found.ok) return found
  if (found.value !== undefined) return ok(found.value)
  const made = await client.call(createReply, {
    method: 'POST',
    path: '/orders/create/adhoc',
    body: orderOf(parcel),
  })
  return made.ok ? ok({ ...made.value, awb: null, courier: '', isCancelled: false }) : made
}

async function book(
  client: Client,
  parcel: ParcelToBook,
  courierId: number,
): Promise<Result<Booked, ProviderError>> {
  const order = await orderAt(client, parcel)
  if (!order.ok) return order
  if (order.value.isCancelled)
    return err({ kind: 'invalid', message: `${parcel.reference} is cancelled at the courier` })
  if (isBooked(order.value)) return ok(order.value)
  const assigned = await client.call(assignReply, {
    method: 'POST',
    path: '/courier/assign/awb',
    body: { shipment_id: order.value.shipmentId, courier_id: courierId },
  })
  if (assigned.ok) {
    const { awb_code: awb, courier_name: courier } = assigned.value.response.data
    return ok({ ...order.value, awb, courier })
  }
  // It may have been given after all: the answer was lost, or somebody else's call came first.
  const again = await find(client, parcel.reference)
  return again.ok && again.value !== undefined && isBooked(again.value) ? ok(again.value) : assigned
}

const isQueued = /already in pickup queue/i
const isOver = /already (been )?cancel+ed|cancel+ed already/i

/** The adapter of Shiprocket's external API v1 (docs/couriers.md; domain reference 4.2). */
export function createShiprocket(options: ShiprocketOptions): CourierApi {
  const client = createClient(options)
  return {
    name: 'Shiprocket',
    async rates(route) {
      const told = await client.call(ratesReply, { method: 'GET', path: ratesPath(route) })
      // Where nobody delivers, it answers 404.
      return !told.ok && told.error.message.includes(' answered 404:') ? ok([]) : told
    },
    book: (parcel, courierId) => book(client, parcel, courierId),
    find: (reference) => find(client, reference),
    async askPickup(shipmentId) {
      const asked = await client.call(pickupReply, {
        method: 'POST',
        path: '/courier/generate/pickup',
        body: { shipment_id: [shipmentId] },
      })
      // The answer of the first time was lost.
      return !asked.ok && isQueued.test(asked.error.message) ? ok('') : asked
    },
    async paper(kind, shipmentId) {
      const body = { shipment_id: [shipmentId] }
      const told =
        kind === 'label'
          ? await client.call(labelReply, { method: 'POST', path: '/courier/generate/label', body })
          : await client.call(manifestReply, { method: 'POST', path: '/manifests/generate', body })
      return told.ok ? client.pdf(told.value) : told
    },
    async cancel(orderId) {
      const done = await client.call(anyReply, {
        method: 'POST',
        path: '/orders/cancel',
        body: { ids: [orderId] },
      })
      if (done.ok || isOver.test(done.error.message)) return ok(undefined)
      return done
    },
    trackingUrl: (awb) => `https://shiprocket.co/tracking/${part(awb)}`,
    async track(awb) {
      const told = await client.call(trackReply, {
        method: 'GET',
        path: `/courier/track/awb/${part(awb)}`,
      })
      return told.ok ? ok(told.value(awb)) : told
    },
  }
}
