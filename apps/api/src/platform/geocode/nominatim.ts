import { z } from 'zod'
import { err, ok, type Result } from '@upchar/kernel/result'
import { checkText, cleanPincode } from '@upchar/kernel/validate'
import type { GeoAddress, GeocodeError, Geocoder } from './port.ts'

const named = z.string().optional().catch(undefined)
/** The parts of a place that a courier needs. Which of them exist differs from place to place. */
const reply = z.object({
  address: z.object({
    house_number: named,
    building: named,
    amenity: named,
    hospital: named,
    road: named,
    pedestrian: named,
    neighbourhood: named,
    suburb: named,
    postcode: named,
  }),
})

type Options = { url: string; userAgent: string; timeoutMs?: number }

const standardMs = 2000
const longest = 80

/** Text that address fields accept, or nothing: places without an English name come in their own script. */
function plain(text: string | undefined): string {
  const checked = checkText((text ?? '').replace(/\s+/g, ' '))
  return checked.ok && checked.value.length <= longest && !/[<>]/.test(checked.value)
    ? checked.value
    : ''
}

const joined = (...parts: (string | undefined)[]): string =>
  [...new Set(parts.map(plain).filter(Boolean))].join(', ')

const kindOf = (status: number): GeocodeError['kind'] =>
  status === 429 ? 'rate_limited' : status >= 500 ? 'unavailable' : 'invalid'

/** A reverse geocoder that speaks Nominatim's protocol. Calls time out soon, because a person waits. */
export function createNominatim({ url, userAgent, timeoutMs = standardMs }: Options): Geocoder {
  return {
    async reverse({ latitude, longitude }): Promise<Result<GeoAddress, GeocodeError>> {
      const query = new URLSearchParams({
        format: 'jsonv2',
        lat: String(latitude),
        lon: String(longitude),
        zoom: '18',
        addressdetails: '1',
        'accept-language': 'en',
      })
      try {
        const answer = await fetch(`${url.replace(/\/$/, '')}/reverse?${query}`, {
          headers: { 'user-agent': userAgent },
          signal: AbortSignal.timeout(timeoutMs),
        })
        if (!answer.ok)
          return err({ kind: kindOf(answer.status), message: `answered ${answer.status}` })
        const parsed = reply.safeParse(await answer.json())
        if (!parsed.success) return err({ kind: 'invalid', message: 'answered outside its shape' })
        const { address: at } = parsed.data
        return ok({
          house: joined(at.house_number, at.building),
          street: joined(at.road ?? at.pedestrian, at.neighbourhood, at.suburb),
          landmark: joined(at.hospital ?? at.amenity),
          pincode: cleanPincode(at.postcode ?? ''),
        })
      } catch (error) {
        const late = error instanceof Error && error.name === 'TimeoutError'
        return err({
          kind: late ? 'timeout' : 'unavailable',
          message: late ? 'no answer in time' : 'no connection, or no JSON',
        })
      }
    },
  }
}
