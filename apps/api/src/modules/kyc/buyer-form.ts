import { isBusinessTypeId, type BusinessTypeId } from '@upchar/kernel/business-types'
import { istDate } from '@upchar/kernel/dates'
import {
  isBusinessNameEditable,
  isKycOpen,
  kycStatus,
  type KycStage,
} from '@upchar/kernel/kyc-states'
import { ok, type Result } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { memoize } from '../../platform/db/memoize.ts'
import type { CustomerRow } from '../accounts/index.ts'
import { businessTypeMissing, kycNotEditable, kycNotOffered } from './errors.ts'
import type { Application } from './model.ts'
import { askRows, formOf, type FormSection } from './rules/form-for-buyer.ts'
import { isInForce, type Approval, type Business } from './rules/in-force.ts'
import { insertDraft, lockOpenApplication, selectApplications } from './store/applications.ts'
import { selectAsks } from './store/asks.ts'
import { copyDocumentFiles } from './store/document-files.ts'

export type BuyerForm = { type: BusinessTypeId; stage: KycStage; form: FormSection[] }
type Unavailable =
  | ReturnType<typeof businessTypeMissing>['error']
  | ReturnType<typeof kycNotOffered>['error']

const asksOf = memoize(async ({ db }) => askRows(await selectAsks(db)))

const notOffered = (stage: KycStage, basicOffered: boolean): string => {
  if (stage === 'basic')
    return 'Your business type needs no KYC. A phone number in your profile is enough.'
  return basicOffered
    ? 'We don’t sell medicines or vaccines to your business type, so there is nothing to submit.'
    : 'Medicines and vaccines are sold to practices and licensed businesses only.'
}

/** The form of a step for this buyer today, or why there is none. */
export async function formOfBuyer(
  context: Context,
  customer: Pick<CustomerRow, 'businessTypeId'>,
  stage: KycStage,
): Promise<Result<BuyerForm, Unavailable>> {
  const type = customer.businessTypeId
  if (type === null || !isBusinessTypeId(type)) return businessTypeMissing()
  const [asks, on] = [await asksOf(context), istDate(context.clock.now())]
  const form = formOf(asks, type, stage, on)
  if (form.length === 0)
    return kycNotOffered(notOffered(stage, formOf(asks, type, 'basic', on).length > 0))
  return ok({ type, stage, form })
}

/** The KYC status (KYC-01) from a buyer's applications. */
export function statusOf(
  applications: readonly (Approval & Pick<Application, 'stage'>)[],
  business: Business,
  on: string,
): ReturnType<typeof kycStatus> {
  const approved = (stage: KycStage) =>
    applications.some((one) => one.stage === stage && isInForce(one, business, on))
  return kycStatus({ basic: approved('basic'), pharma: approved('pharma') })
}

/** Whether the business name may differ from the profile's (KYC-02). */
export const mayRename = (customer: CustomerRow, status: ReturnType<typeof kycStatus>): boolean =>
  isBusinessNameEditable(customer.businessName, status)

/**
 * The application to edit: the open one, or a new draft prefilled from the last one. None during review, nor
 * beside a valid approval unless the buyer renews it.
 */
export async function openDraft(
  context: Context,
  tx: Transaction,
  customer: CustomerRow,
  { type, stage }: BuyerForm,
  renew: boolean,
): Promise<Result<Application, ReturnType<typeof kycNotEditable>['error']>> {
  const at = context.clock.now()
  const open = await lockOpenApplication(tx, customer.id, stage)
  if (open !== undefined) return isKycOpen(open.state) ? ok(open) : kycNotEditable()
  const [last] = (await selectApplications(tx, customer.id)).filter((one) => one.stage === stage)
  if (last !== undefined && !renew && isInForce(last, customer, istDate(at)))
    return kycNotEditable()
  const draft = await insertDraft(
    tx,
    {
      id: newId(),
      customerId: customer.id,
      stage,
      businessTypeId: type,
      choices: last?.choices ?? {},
      fields: last?.fields ?? {},
      businessName: customer.businessName,
    },
    at,
  )
  if (last !== undefined) await copyDocumentFiles(tx, last.id, draft.id)
  return ok(draft)
}
