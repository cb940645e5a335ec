import { isBusinessTypeId } from '@upchar/kernel/business-types'
import type { Buyer } from '@upchar/kernel/buying-policy'
import { istDate } from '@upchar/kernel/dates'
import { buyerLicenceOf } from '@upchar/kernel/kyc-licences'
import { kycStatus } from '@upchar/kernel/kyc-states'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db.ts'
import { selectLicencesInForce, selectStanding, type LicenceInForce } from './store/standing.ts'

const unknown: Buyer = Object.freeze({ signedIn: true, businessTypeId: null, kycStatus: 'notVerified', licences: [] })

/**
 * The customer as the buying policy sees them, today in India: business type, KYC status (KYC-01), licences in force. What
 * has expired doesn't count, whether or not the job has been there. One statement.
 */
export async function buyerOf(context: Pick<Context, 'clock'>, handle: Handle, customerId: string): Promise<Buyer> {
  const row = await selectStanding(handle, customerId, istDate(context.clock.now()))
  if (row === undefined) return unknown
  const { businessTypeId, stages, kinds } = row
  return {
    signedIn: true,
    businessTypeId: businessTypeId !== null && isBusinessTypeId(businessTypeId) ? businessTypeId : null,
    kycStatus: kycStatus({ basic: stages.includes('basic'), pharma: stages.includes('pharma') }),
    licences: kinds.flatMap((kind) => buyerLicenceOf(kind) ?? []),
  }
}

/** The customer's licences and registrations in force today, with number and last day: what an order is frozen with. */
export function licencesOf(context: Pick<Context, 'clock'>, handle: Handle, customerId: string): Promise<LicenceInForce[]> {
  return selectLicencesInForce(handle, customerId, istDate(context.clock.now()))
}
