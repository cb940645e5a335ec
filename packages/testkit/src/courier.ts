import { afterAll } from 'vitest'
import { startCourier, type CourierSettings } from '@upchar/server/courier'

type Kept = {
  orders: {
    id: number
    channel_order_id: string
    status: string
    shipment: { id: number; awb: string; courier: string; courier_id: number }
    payment_method: string
    sub_total: number
    pickup: string
  }[]
  calls: string[]
}

/** The stand-in for an aggregator of couriers, in a process of its own. */
export type TestCourier = {
  settings: CourierSettings
  /** Says how it behaves, or what happened to an AWB; answers what it knows. */
  tell(sent?: Record<string, unknown>): Promise<Kept>
}

/** Starts before the tests of a file, because the settings contain its address. */
export async function startTestCourier(): Promise<TestCourier> {
  const { settings, stop } = await startCourier()
  afterAll(stop)
  return {
    settings,
    tell: async (sent = {}) => {
      const reply = await fetch(`${settings.COURIER_API_URL}/control`, {
        method: 'POST',
        body: JSON.stringify(sent),
      })
      return (await reply.json()) as Kept
    },
  }
}
