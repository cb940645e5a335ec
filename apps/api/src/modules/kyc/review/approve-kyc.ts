import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { recordMail } from '../../../platform/mail/mail.ts'
import { updateCustomer, type CustomerRow } from '../../accounts/index.ts'
import {
  basicNotApproved,
  businessNameChanged,
  businessTypeChanged,
  licencesInvalid,
} from '../errors.ts'
import { approvedMail } from '../mails.ts'
import type { Application, Licence } from '../model.ts'
import { sentForm } from '../rules/form-for-buyer.ts'
import { isInForce } from '../rules/in-force.ts'
import { checkLicences, licencesNeeded } from '../rules/licences.ts'
import { lockApprovedApplication, moveApplication } from '../store/applications.ts'
import { insertLicences } from '../store/licences.ts'
import { decide } from './decide.ts'

type Refused = Refusal & { code: 'state_wrong' | 'basic_kyc_first' | 'licences_invalid' }

/** A new approval replaces the older one of the same step. */
async function replaceOlder(
  tx: Transaction,
  application: Application,
  staffId: string,
  at: Date,
): Promise<void> {
  const older = await lockApprovedApplication(tx, application.customerId, application.stage)
  if (older !== undefined)
    await moveApplication(tx, older, {
      to: 'replaced',
      by: { kind: 'staff', staffId },
      note: '',
      at,
    })
}

async function isBasicInForce(
  tx: Transaction,
  customer: CustomerRow,
  on: string,
): Promise<boolean> {
  const basic = await lockApprovedApplication(tx, customer.id, 'basic')
  return basic !== undefined && isInForce(basic, customer, on)
}

type Approval = {
  staffId: string
  application: Application
  licences: readonly Licence[]
  validUntil: string | null
  at: Date
}

const auditApproval = (
  tx: Transaction,
  { staffId, application, licences, validUntil, at }: Approval,
): Promise<void> =>
  recordAudit(tx, {
    by: staffId,
    action: 'kyc.approve',
    subject: { kind: 'kyc_application', id: application.id },
    before: { state: application.state },
    after: {
      state: 'approved',
      valid_until: validUntil,
      licences: licences.map((licence) => ({
        kind: licence.kind,
        valid_until: licence.validUntil,
      })),
    },
    at,
  })

/** Approves an application with the licences that the reviewer read from its documents (KYC-04). */
export function approveKyc(
  context: Context,
  staffId: string,
  id: string,
  body: Body<'staffApproveKyc'>,
): Promise<HandlerResult<'staffApproveKyc'>> {
  return decide(
    context,
    { staffId, id, version: body.version, to: 'approved' },
    async (tx, application, customer): Promise<Result<void, Refused>> => {
      const at = context.clock.now()
      const on = istDate(at)
      if (customer.businessTypeId !== application.businessTypeId) return businessTypeChanged()
      if (application.stage === 'pharma' && !(await isBasicInForce(tx, customer, on)))
        return basicNotApproved()
      if (application.stage === 'pharma' && customer.businessName !== application.businessName)
        return businessNameChanged()
      const licences = body.licences.map(({ kind, number, scope, valid_until }): Licence => ({
        kind,
        number,
        scope,
        validUntil: valid_until,
      }))
      const ends = checkLicences(licencesNeeded(sentForm(application.choices)), licences, on)
      if (!ends.ok) return licencesInvalid(ends.error)
      await replaceOlder(tx, application, staffId, at)
      await moveApplication(tx, application, {
        to: 'approved',
        by: { kind: 'staff', staffId },
        note: '',
        at,
        change: { decidedAt: at, validUntil: ends.value, reason: '', sectionsToChange: [] },
      })
      await insertLicences(tx, id, licences)
      // The reviewed name; the profile may have changed since submission.
      if (application.stage === 'basic')
        await updateCustomer(tx, customer.id, { businessName: application.businessName }, at)
      await auditApproval(tx, { staffId, application, licences, validUntil: ends.value, at })
      if (customer.email !== null)
        await recordMail(
          tx,
          approvedMail(
            context.config,
            { email: customer.email, stage: application.stage },
            licences,
          ),
          at,
        )
      return ok(undefined)
    },
  )
}
