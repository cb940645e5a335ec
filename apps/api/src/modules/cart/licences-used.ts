import { licenceUsed, type UsedLicences } from '@upchar/kernel/licence-used'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { buyingFor, guestBuyer } from '../catalogue/index.ts'
import { licencesInForce } from '../kyc/index.ts'
import type { CartRow } from './model.ts'
import type { Rights } from './rights.ts'
import { buyingFieldsOf } from './rules.ts'

/**
 * The licences under which a customer buys these items. No query where a guest could buy them all.
 */
export async function licencesUsed(
  context: Context,
  handle: Handle,
  shopper: Shopper,
  rights: Rights,
  rows: readonly CartRow[],
): Promise<UsedLicences | null> {
  if (shopper.kind === 'guest') return null
  const { buyer, policy, on } = rights
  const restricted = rows.filter(
    (row) => buyingFor(guestBuyer, buyingFieldsOf(row, rights), policy, on).state !== 'open',
  )
  if (restricted.length === 0) return null
  const licences = await licencesInForce(context, handle, shopper.id)
  const used: UsedLicences = {}
  for (const { offerId, productClass } of restricted) {
    const licence = licenceUsed({ buyer, productClass, rows: policy, on, licences })
    if (licence !== undefined)
      used[offerId] = {
        kind: licence.kind,
        number: licence.number,
        validUntil: licence.validUntil,
      }
  }
  return used
}
