import type { Config } from '../config.ts'
import type { Courier } from './port.ts'
import { sandboxCourier } from './sandbox.ts'

/**
 * In production parcels are booked by hand until a courier's account is connected; scans arrive by webhook.
 */
const byHand: Courier = { name: 'Courier', book: () => null }

/** The courier for these settings. */
export const courierOf = (config: Pick<Config, 'production'>): Courier =>
  config.production ? byHand : sandboxCourier

export type { Courier, CourierScan } from './port.ts'
export { courierUpdate, itinerary, sendScan, type Step } from './sandbox.ts'
export { readCourierUpdate } from './wire.ts'
