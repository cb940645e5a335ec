import type { Courier } from './port.ts'

/**
 * Parcels that staff book with any courier and type into the console, state by state; scans of a courier that has
 * `COURIER_TOKEN` still arrive by webhook. A parcel has no courier until staff name one.
 */
export const manualCourier: Courier = { name: '', book: () => null }
