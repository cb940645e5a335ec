import type { Config } from '../config.ts'
import { manualCourier } from './manual.ts'
import type { Courier } from './port.ts'
import { sandboxCourier } from './sandbox.ts'

/** The courier for these settings: in production staff book by hand, until a courier's account is connected. */
export const courierOf = (config: Pick<Config, 'production'>): Courier =>
  config.production ? manualCourier : sandboxCourier

export type { Courier, CourierScan } from './port.ts'
export { courierUpdate, itinerary, sendScan, type Step } from './sandbox.ts'
export { readCourierUpdate } from './wire.ts'
