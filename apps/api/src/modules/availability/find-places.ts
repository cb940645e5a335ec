import { ok } from '@upchar/kernel/result'
import { stateByCode, stateByName } from '@upchar/kernel/states'
import { checkCoordinates } from '@upchar/kernel/validate'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { coordinatesInvalid, locationUnavailable, stateUnknown } from './errors.ts'
import { citiesOf, nearestPlace } from './network.ts'

/** Cities of a state, named or by its GST code (ADDR-04). */
export async function getCities(context: Context, state: string): Promise<HandlerResult<'getCities'>> {
  const found = stateByName(state) ?? stateByCode(state.trim())
  const cities = found === undefined ? [] : await citiesOf(context, found.code)
  return cities.length === 0 ? stateUnknown() : ok({ success: true, cities: [...cities] })
}

/** Further away than this a pincode says nothing about where somebody is. */
const reachKm = 50

/** The pincode that coordinates lie in (ADDR-05, VALID-10). */
export async function getLocation(context: Context, query: { latitude: string; longitude: string }): Promise<HandlerResult<'getLocation'>> {
  const point = checkCoordinates(query.latitude, query.longitude)
  if (!point.ok) return coordinatesInvalid()
  const place = await nearestPlace(context, point.value.latitude, point.value.longitude, reachKm)
  if (place === undefined) return locationUnavailable()
  const { pincode, city, state } = place
  return ok({
    success: true, pincode,
    address: { house: '', street: '', city, state, pincode, address: `${city}, ${state} ${pincode}`, landmark: '' },
  })
}
