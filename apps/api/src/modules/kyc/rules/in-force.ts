import type { IstDate } from '@upchar/kernel/dates'
import type { Application, Licence } from '../model.ts'

/** The business that an approval is for; another kind or name of business invalidates it. */
export type Business = { businessTypeId: number | null; businessName: string }
export type Approval = Business & Pick<Application, 'state' | 'validUntil'>

/** Whether a last day has passed. The last day itself still counts; null never ends. */
export const isOver = (lastDay: IstDate | null, on: IstDate): boolean =>
  lastDay !== null && lastDay < on

/** An approval is valid through its last day, for the same kind and name of business. */
export const isInForce = (approval: Approval, business: Business, on: IstDate): boolean =>
  approval.state === 'approved' &&
  approval.businessTypeId === business.businessTypeId &&
  approval.businessName === business.businessName &&
  !isOver(approval.validUntil, on)

/** A licence is valid while its approval is, and through its own last day. */
export const isLicenceInForce = (
  licence: Pick<Licence, 'validUntil'>,
  approval: Approval,
  business: Business,
  on: IstDate,
): boolean => isInForce(approval, business, on) && !isOver(licence.validUntil, on)
