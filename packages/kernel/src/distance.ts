/** A place on earth in decimal degrees. */
export type Point = { readonly latitude: number; readonly longitude: number }

const radians = Math.PI / 180
const earthKm = 6371

/** Great-circle distance by the haversine formula. */
export function kilometres(a: Point, b: Point): number {
  const dLat = (b.latitude - a.latitude) * radians
  const dLng = (b.longitude - a.longitude) * radians
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * Math.sin(dLng / 2) ** 2
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(h)))
}
