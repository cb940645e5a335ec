import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { manualCourier } from './manual.ts'
import type { Courier, CourierApi } from './port.ts'
import { sandboxCourier } from './sandbox.ts'
import { createShiprocket } from './shiprocket/api.ts'

/** Who carries a new parcel: the sandbox courier outside production, else nobody until staff have chosen. */
export const courierOf = (config: Pick<Config, 'COURIER_PROVIDER'>): Courier =>
  config.COURIER_PROVIDER === 'sandbox' ? sandboxCourier : manualCourier

/** The courier's API named by the settings; undefined: staff type couriers and AWBs. */
export const createCourierApi = ({
  config,
  clock,
}: {
  config: Config
  clock: Clock
}): CourierApi | undefined =>
  config.COURIER_PROVIDER === 'shiprocket'
    ? createShiprocket({
        baseUrl: config.COURIER_API_URL.replace(/\/$/, ''),
        email: config.COURIER_API_EMAIL ?? '',
        password: config.COURIER_API_PASSWORD ?? '',
        clock,
      })
    : undefined

export type { Booked, Courier, CourierApi, CourierRate, CourierScan, ParcelToBook } from './port.ts'
export { courierUpdate, itinerary, sendScan, type Step } from './sandbox.ts'
export { createShiprocket } from './shiprocket/api.ts'
export { readCourierUpdate } from './wire.ts'
