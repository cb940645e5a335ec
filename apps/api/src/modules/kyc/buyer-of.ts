import { isBusinessTypeId } from '@upchar/kernel/business-types'
import type { Buyer } from '@upchar/kernel/buying-policy'
import { istDate } from '@upchar/kernel/dates'
import { buyerLicenceOf } from '@upchar/kernel/kyc-licences'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import { statusOf } from './buyer-form.ts'
import type { Application, Licence } from './model.ts'
import { isLicenceInForce } from './rules/in-force.ts'
import { licenceView } from './view.ts'
import { selectStanding, type StandingRow } from './store/standing.ts'

const unknown: Buyer = Object.freeze({
  signedIn: true,
  businessTypeId: null,
  kycStatus: 'notVerified',
  licences: [],
})

type LicenceInForce = Licence & { applicationId: string } & Pick<Application, 'stage'>

const inForce = ({ applications, ...business }: StandingRow, on: string): LicenceInForce[] =>
  applications.flatMap((application) =>
    application.licences
      .filter((licence) => isLicenceInForce(licence, application, business, on))
      .map((licence) => ({ ...licence, applicationId: application.id, stage: application.stage })),
  )

/**
 * The customer as the buying policy sees them, today in India: business type, KYC status (KYC-01), valid
 * licences. Expired ones never count, even before the expiry job has run. One statement.
 */
export async function buyerOf(
  context: Pick<Context, 'clock'>,
  handle: Handle,
  customerId: string,
): Promise<Buyer> {
  const row = await selectStanding(handle, customerId)
  if (row === undefined) return unknown
  const on = istDate(context.clock.now())
  const kinds = new Set(inForce(row, on).map(({ kind }) => kind))
  return {
    signedIn: true,
    businessTypeId:
      row.businessTypeId !== null && isBusinessTypeId(row.businessTypeId)
        ? row.businessTypeId
        : null,
    kycStatus: statusOf(row.applications, row, on),
    licences: [...kinds].toSorted().flatMap((kind) => buyerLicenceOf(kind) ?? []),
  }
}

/**
 * What staff see of a customer's licences: those of approved and expired applications, whether they are valid today, the first
 * to end first.
 */
export async function licencesOnRecord(
  context: Pick<Context, 'clock'>,
  handle: Handle,
  customerId: string,
): Promise<ReturnType<typeof licenceView>[]> {
  const row = await selectStanding(handle, customerId)
  if (row === undefined) return []
  const on = istDate(context.clock.now())
  const endOf = ({ valid_until: day }: { valid_until: string | null }) => day ?? '9999-12-31'
  return row.applications
    .filter(({ state }) => state === 'approved' || state === 'expired')
    .flatMap((application) =>
      application.licences.map((licence) =>
        licenceView(licence, isLicenceInForce(licence, application, row, on)),
      ),
    )
    .toSorted((a, b) => endOf(a).localeCompare(endOf(b)))
}

/**
 * The customer's valid licences and registrations today, with number and last day, to be frozen into an
 * order.
 */
export async function licencesInForce(
  context: Pick<Context, 'clock'>,
  handle: Handle,
  customerId: string,
): Promise<LicenceInForce[]> {
  const row = await selectStanding(handle, customerId)
  return row === undefined ? [] : inForce(row, istDate(context.clock.now()))
}
