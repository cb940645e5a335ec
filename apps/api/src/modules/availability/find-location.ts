import { ok } from '@upchar/kernel/result'
import { checkCoordinates, type Coordinates } from '@upchar/kernel/validate'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { coordinatesInvalid, locationUnavailable } from './errors.ts'
import { nearestPlace, placeOf } from './pincode-directory.ts'

/** Beyond this distance a pincode says nothing about a position. */
const reachKm = 50

const nothing = { house: '', street: '', landmark: '', pincode: '' }

/**
 * The geocoding service's address of a point; without a service or its answer the directory alone
 * decides.
 */
async function streetAt({ geocoder, log }: Pick<Context, 'geocoder' | 'log'>, point: Coordinates) {
  if (geocoder === undefined) return nothing
  const found = await geocoder.reverse(point)
  if (found.ok) return found.value
  log.warn({ kind: found.error.kind, reason: found.error.message }, 'Geocode failed')
  return nothing
}

/**
 * The address at coordinates: the directory's nearest pincode, with street and house from the
 * geocoder if it knows them (ADDR-05, VALID-10, DATA-02).
 */
export async function getLocation(
  context: Context,
  query: { latitude: string; longitude: string },
): Promise<HandlerResult<'getLocation'>> {
  const point = checkCoordinates(query.latitude, query.longitude)
  if (!point.ok) return coordinatesInvalid()
  const nearest = await nearestPlace(context, point.value.latitude, point.value.longitude, reachKm)
  if (nearest === undefined) return locationUnavailable()
  const { house, street, landmark, pincode: suggested } = await streetAt(context, point.value)
  const named = suggested === nearest.pincode ? undefined : await placeOf(context, suggested)
  // The geocoder knows better than distance which office serves a street, unless it means another
  // region.
  const { pincode, city, state } = named?.stateCode === nearest.stateCode ? named : nearest
  const address = [house, street, landmark, `${city}, ${state} ${pincode}`]
    .filter(Boolean)
    .join(', ')
  return ok({
    success: true,
    pincode,
    address: { house, street, city, state, pincode, address, landmark },
  })
}
