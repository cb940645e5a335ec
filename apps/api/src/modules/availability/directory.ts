import { kilometres, type Point } from '@upchar/kernel/distance'
import type { PincodeRow } from '@upchar/reference/pincodes'
import { placesFrom, type Directory, type Place } from './places.ts'

/** Side of a grid cell: about 55 km, so that a radius of 50 km reaches only neighbouring cells. */
const cellDegrees = 0.5

const cellOf = (latitude: number, longitude: number): string =>
  `${Math.floor(latitude / cellDegrees)}:${Math.floor(longitude / cellDegrees)}`

/** Builds the directory from its rows; it answers from memory afterwards. */
export function buildDirectory(rows: readonly PincodeRow[]): Directory {
  const places = placesFrom(rows)
  const cells = new Map<string, Place[]>()
  const cities = new Map<string, Set<string>>()
  for (const place of places) {
    const names = cities.get(place.stateCode)
    if (names === undefined) cities.set(place.stateCode, new Set([place.city]))
    else names.add(place.city)
    if (!place.surveyed) continue
    const key = cellOf(place.at.latitude, place.at.longitude)
    const cell = cells.get(key)
    if (cell === undefined) cells.set(key, [place])
    else cell.push(place)
  }
  return {
    byPincode: new Map(places.map((place) => [place.pincode, place])),
    cities: new Map(
      [...cities].map(([code, names]) => [
        code,
        [...names].toSorted((a, b) => a.localeCompare(b, 'en')),
      ]),
    ),
    nearest: (point, withinKm) => nearestIn(cells, point, withinKm),
  }
}

function nearestIn(
  cells: ReadonlyMap<string, readonly Place[]>,
  point: Point,
  withinKm: number,
): Place | undefined {
  // A degree of longitude shrinks with latitude, so a radius spans more cells east and west.
  const degreesUp = withinKm / 111
  const degreesAside = degreesUp / Math.max(0.2, Math.cos((point.latitude * Math.PI) / 180))
  let best: { place: Place; km: number } | undefined
  for (
    let y = Math.floor((point.latitude - degreesUp) / cellDegrees);
    y <= Math.floor((point.latitude + degreesUp) / cellDegrees);
    y++
  ) {
    for (
      let x = Math.floor((point.longitude - degreesAside) / cellDegrees);
      x <= Math.floor((point.longitude + degreesAside) / cellDegrees);
      x++
    ) {
      for (const place of cells.get(`${y}:${x}`) ?? []) {
        const km = kilometres(point, place.at)
        if (km <= withinKm && (best === undefined || km < best.km)) best = { place, km }
      }
    }
  }
  return best?.place
}
