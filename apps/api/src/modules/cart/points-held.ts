import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import type { Buyer } from '@upchar/kernel/buying-policy'
import type { Handle } from '../../platform/db/database.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { findBalance } from '../ledger/index.ts'
import type { Destination } from './destination.ts'

/**
 * The reward points that a customer can use, in paise. What open payments have set aside counts: placing another order gives it
 * back. Reads nothing while there is no programme. Which goods take points: `mayPromote`, in modules/pricing/points.ts.
 */
export async function pointsHeld(
  handle: Handle,
  shopper: Shopper,
  { points, at }: Pick<Destination, 'points' | 'at'>,
): Promise<number> {
  if (points === undefined || points.spendBp === 0 || shopper.kind === 'guest') return 0
  const owner = { book: 'points', customerId: shopper.id } as const
  const { balancePaise, heldPaise } = await findBalance(handle, owner, at)
  return balancePaise + heldPaise
}

const general = BUSINESS_TYPES.find(({ key }) => key === 'general')?.id

/** Whether a buyer is a professional, to whom points are a price reduction of the organisation only (UCPMP 2024). */
export const isProfessional = ({ businessTypeId }: Buyer): boolean =>
  businessTypeId !== null && businessTypeId !== undefined && businessTypeId !== general

/** Whether a buyer has said to be a private person. A guest has said nothing, and most buyers of the shop are professionals. */
export const isPrivate = ({ businessTypeId }: Buyer): boolean => businessTypeId === general
