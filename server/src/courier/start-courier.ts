import { randomBytes } from 'node:crypto'
import { startStandIn } from '../stand-in.ts'

/** The settings with which a shop uses the stand-in. */
export type CourierSettings = Record<
  'COURIER_PROVIDER' | 'COURIER_API_URL' | 'COURIER_API_EMAIL' | 'COURIER_API_PASSWORD',
  string
>

/** Starts the stand-in for an aggregator of couriers as a process of its own, on a free port. */
export async function startCourier(): Promise<{
  settings: CourierSettings
  stop(): Promise<void>
}> {
  const keys = {
    COURIER_API_EMAIL: 'api@shop.example',
    COURIER_API_PASSWORD: randomBytes(24).toString('base64url'),
  }
  const { url, stop } = await startStandIn(new URL('main.ts', import.meta.url), keys)
  return { settings: { COURIER_PROVIDER: 'shiprocket', COURIER_API_URL: url, ...keys }, stop }
}
