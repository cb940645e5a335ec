/** ADDR-05, word for word. */
const LOCATION_TEXTS = {
  denied: 'Please enable location access.',
  retried: 'Location unavailable.Try again by switching your network',
  other: 'Location unavailable',
} as const

const TIMEOUT_MS = 5000
const MAX_AGE_MS = 10_000
const RETRIES = 3
const PAUSE_MS = 1500

export type Located =
  | { ok: true; latitude: number; longitude: number }
  | { ok: false; message: string }

type Geolocation = Pick<globalThis.Geolocation, 'getCurrentPosition'>

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Gets the browser's position. Code 1 needs the visitor's permission, code 2 is retried three
 * times, anything else is final (ADDR-05).
 */
export async function locate(
  geolocation: Geolocation | undefined = globalThis.navigator?.geolocation,
  pause: (ms: number) => Promise<void> = wait,
): Promise<Located> {
  if (!geolocation) return { ok: false, message: LOCATION_TEXTS.other }
  for (let attempt = 0; ; attempt += 1) {
    const result = await new Promise<GeolocationPosition | GeolocationPositionError>((resolve) => {
      geolocation.getCurrentPosition(resolve, resolve, {
        timeout: TIMEOUT_MS,
        maximumAge: MAX_AGE_MS,
      })
    })
    if ('coords' in result)
      return { ok: true, latitude: result.coords.latitude, longitude: result.coords.longitude }
    if (result.code === 1) return { ok: false, message: LOCATION_TEXTS.denied }
    if (result.code !== 2) return { ok: false, message: LOCATION_TEXTS.other }
    if (attempt === RETRIES) return { ok: false, message: LOCATION_TEXTS.retried }
    await pause(PAUSE_MS)
  }
}
