import { istDate } from '@upchar/kernel/dates'
import { KYC_FIELDS, type KycFieldName } from '@upchar/kernel/kyc-fields'
import { isKycOpen, type KycStage } from '@upchar/kernel/kyc-states'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { sessionEnded } from '../../platform/identity/identity.ts'
import { findCustomer, type CustomerRow } from '../accounts/index.ts'
import { formOfBuyer, mayRename, statusOf } from './buyer-form.ts'
import type { Application, KycValues } from './model.ts'
import { isInForce } from './rules/in-force.ts'
import { selectApplications } from './store/applications.ts'
import { selectDocumentFiles } from './store/document-files.ts'
import { formView } from './view.ts'

/** A field's initial value: from this form, else from another step's form, else from the profile. */
export function prefilled(
  customer: CustomerRow,
  stage: KycStage,
  applications: readonly Application[],
  nameEditable: boolean,
): KycValues {
  const [own, other] = [
    applications.find((one) => one.stage === stage),
    applications.find((one) => one.stage !== stage),
  ]
  const profile: KycValues = {
    'Establishment-Name': customer.businessName,
    GST: customer.gstin ?? '',
  }
  const values = Object.fromEntries(
    (Object.keys(KYC_FIELDS) as KycFieldName[]).map((name) => [
      name,
      own?.fields[name] ?? other?.fields[name] ?? profile[name] ?? '',
    ]),
  )
  return nameEditable ? values : { ...values, 'Establishment-Name': customer.businessName }
}

/** The form of a step for this buyer, with any saved progress (KYC-04). */
export async function getKycFields(
  context: Context,
  customerId: string,
  stage: KycStage,
): Promise<HandlerResult<'getKycFields'>> {
  const customer = await findCustomer(context.db, customerId)
  if (customer === undefined) return sessionEnded()
  const buyerForm = await formOfBuyer(context, customer, stage)
  if (!buyerForm.ok) return buyerForm
  const on = istDate(context.clock.now())
  const applications = await selectApplications(context.db, customerId)
  const last = applications.find((one) => one.stage === stage)
  const inForce = last !== undefined && isInForce(last, customer, on)
  const editable =
    last === undefined || isKycOpen(last.state) || (last.state !== 'submitted' && !inForce)
  const nameEditable = mayRename(customer, statusOf(applications, customer, on))
  return ok({
    success: true,
    is_pharma: stage === 'pharma',
    application_id: last?.id ?? null,
    state: last?.state ?? null,
    editable,
    can_renew: inForce,
    reason: last?.reason ?? '',
    sections_to_change: last?.sectionsToChange ?? [],
    sections: formView(buyerForm.value.form, {
      editable,
      nameEditable,
      values: prefilled(customer, stage, applications, nameEditable),
      choices: last?.choices ?? {},
      files: last === undefined ? [] : await selectDocumentFiles(context.db, last.id),
    }),
  })
}
