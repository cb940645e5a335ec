import { inject } from 'vitest'

/** A running shop with its own database. */
export type Shop = {
  origin: string
  /** Its database, for what a buyer can't see. */
  database: string
  /** Its secret, for expired tokens. */
  secret: string
  /** Where it sends notices to: a journey may listen there as a push service (APP-03). */
  pushPort: number
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    shops: Shop[]
  }
}

/**
 * The shop of this worker. Journeys of other workers run in other shops, so a file may change what the whole shop shows; it
 * restores it, since the worker's next file finds it.
 */
export function theShop(): Shop {
  const worker = Number(process.env['VITEST_POOL_ID'])
  const shop = inject('shops')[worker - 1]
  if (shop === undefined) throw new Error(`worker ${worker} has no shop`)
  return shop
}
