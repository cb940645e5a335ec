import type { DeliveryRow } from './store/deliveries.ts'

/** Of the form of the body. A new field doesn't change it; a changed or missing one does. */
const version = 1

/** The body of a delivery: the same bytes at every attempt. */
export const bodyOf = ({ event, createdAt, data }: DeliveryRow): string =>
  JSON.stringify({ type: event, version, timestamp: createdAt.toISOString(), data })
