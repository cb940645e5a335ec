import { istDate } from '@upchar/kernel/dates'
import type { GuestForm } from '../../modules/checkout/index.ts'
import { sellersWithLut } from '../../modules/sellers/index.ts'
import { sezInForce } from '../../modules/sez/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'

/**
 * The form with what staff have confirmed of the customer's GSTIN today (IGST Act s.16): a unit or developer of a special economic
 * zone, and, for what is delivered in the zone, the sellers with a letter of undertaking. Everybody else is supplied as usual,
 * whatever they say (CART-23).
 */
export async function withSupply(
  { clock }: Pick<Context, 'clock'>,
  handle: Handle,
  shopper: Shopper,
  { sez: _before, ...form }: GuestForm,
): Promise<GuestForm> {
  if (shopper.kind === 'guest' || form.gstin === '') return form
  const on = istDate(clock.now())
  const zone = await sezInForce(handle, { customerId: shopper.id, gstin: form.gstin, on })
  if (zone === undefined) return form
  const lutSellers = zone.pincode === form.pincode ? await sellersWithLut(handle, on) : []
  return { ...form, sez: { kind: zone.kind, lutSellers } }
}
