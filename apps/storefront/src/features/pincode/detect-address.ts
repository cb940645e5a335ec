import type { Answer } from '@upchar/contract/schema/endpoints'
import { api } from '../../shell/api/api.ts'
import { locate } from './geolocation.ts'

export type DetectedAddress =
  | { ok: true; place: Answer<'getLocation'>['address'] }
  | { ok: false; message: string }

/** The browser's position as an address (ADDR-05). An empty message: show nothing. */
export async function detectAddress(): Promise<DetectedAddress> {
  const here = await locate()
  if (!here.ok) return here
  const result = await api('getLocation', {
    query: { latitude: String(here.latitude), longitude: String(here.longitude) },
  })
  if (result.ok) return { ok: true, place: result.data.address }
  if (result.kind === 'refused') return { ok: false, message: result.error.message }
  // oxlint-disable-next-line no-console -- ADDR-05: logged only, no message for the buyer
  console.warn('Geocode failed', result.error.code)
  return { ok: false, message: '' }
}
