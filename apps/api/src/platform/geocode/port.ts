import type { Result } from '@upchar/kernel/result'
import type { Coordinates } from '@upchar/kernel/validate'

/** What a service knows about a point; empty texts for what it doesn't. English letters only, as address fields ask (VALID-06). */
export type GeoAddress = { house: string; street: string; landmark: string; pincode: string }

/** Why a service gave none. The message is for the log and names no coordinates: they say where a person is. */
export type GeocodeError = {
  kind: 'timeout' | 'unavailable' | 'rate_limited' | 'invalid'
  message: string
}

/** Finds the street at a point. The pincode is found without it, in India Post's directory. */
export type Geocoder = { reverse(point: Coordinates): Promise<Result<GeoAddress, GeocodeError>> }
