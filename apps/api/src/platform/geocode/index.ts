import type { Config } from '../config.ts'
import { createNominatim } from './nominatim.ts'
import type { Geocoder } from './port.ts'

export type { Geocoder } from './port.ts'

/** The configured service, if any; without one only the directory's nearest pincode is known. */
export const createGeocoder = (
  config: Pick<Config, 'GEOCODER_URL' | 'BRAND_NAME' | 'origin'>,
): Geocoder | undefined =>
  config.GEOCODER_URL === undefined
    ? undefined
    : createNominatim({
        url: config.GEOCODER_URL,
        userAgent: `${config.BRAND_NAME} (${config.origin})`,
      })
