import type { Courier } from './port.ts'

/**
 * Parcels that staff book with any courier and type into the console, state by state, or book with the API in the settings. A parcel has no
 * courier until then; scans of whoever has `COURIER_TOKEN` arrive by webhook.
 */
export const manualCourier: Courier = { name: '', book: () => null }
