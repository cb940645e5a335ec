import type { Result } from '@upchar/kernel/result'
import type { Coordinates } from '@upchar/kernel/validate'

/**
 * The address of a point, as far as known; empty strings for the rest. English letters only, as address
 * fields require (VALID-06).
 */
export type GeoAddress = { house: string; street: string; landmark: string; pincode: string }

/** Why there is no address. The message is logged and names no coordinates: they reveal where a person is. */
export type GeocodeError = {
  kind: 'timeout' | 'unavailable' | 'rate_limited' | 'invalid'
  message: string
}

/** Finds the street at a point. The pincode comes from India Post's directory. */
export type Geocoder = { reverse(point: Coordinates): Promise<Result<GeoAddress, GeocodeError>> }
