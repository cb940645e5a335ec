import type { Body } from '@upchar/contract/schema/endpoints'
import { isKycSection } from '@upchar/kernel/kyc-asks'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { recordMail } from '../../../platform/mail/mail.ts'
import { sectionUnknown } from '../errors.ts'
import { changesAskedMail, rejectedMail } from '../mails.ts'
import { moveApplication } from '../store/applications.ts'
import { decide } from './decide.ts'

/** Rejects an application or revokes an approval; the buyer sees the reason (KYC-04). */
export function rejectKyc(
  context: Context,
  staffId: string,
  id: string,
  { version, reason }: Body<'staffRejectKyc'>,
): Promise<HandlerResult<'staffRejectKyc'>> {
  return decide(
    context,
    { staffId, id, version, to: 'rejected' },
    async (tx, application, customer) => {
      const at = context.clock.now()
      await moveApplication(tx, application, {
        to: 'rejected',
        by: { kind: 'staff', staffId },
        note: reason,
        at,
        change: { decidedAt: at, reason, sectionsToChange: [] },
      })
      await recordAudit(tx, {
        by: staffId,
        action: 'kyc.reject',
        subject: { kind: 'kyc_application', id },
        before: { state: application.state },
        after: { state: 'rejected', reason },
        at,
      })
      if (customer.email !== null)
        await recordMail(
          tx,
          rejectedMail(
            context.config,
            { email: customer.email, stage: application.stage },
            reason,
            application.state === 'approved',
          ),
          at,
        )
      return ok(undefined)
    },
  )
}

/** Returns an application to the buyer with the changes required (KYC-04). */
export function askKycChanges(
  context: Context,
  staffId: string,
  id: string,
  { version, reason, sections }: Body<'staffAskKycChanges'>,
): Promise<HandlerResult<'staffAskKycChanges'>> {
  return decide(
    context,
    { staffId, id, version, to: 'changes_asked' },
    async (tx, application, customer) => {
      const at = context.clock.now()
      const known = sections
        .filter(isKycSection)
        .filter((section) => application.choices[section] !== undefined)
      if (known.length !== sections.length) return sectionUnknown()
      const sectionsToChange = [...new Set(known)]
      await moveApplication(tx, application, {
        to: 'changes_asked',
        by: { kind: 'staff', staffId },
        note: reason,
        at,
        change: { decidedAt: at, reason, sectionsToChange },
      })
      await recordAudit(tx, {
        by: staffId,
        action: 'kyc.ask_changes',
        subject: { kind: 'kyc_application', id },
        before: { state: application.state },
        after: { state: 'changes_asked', reason, sections: sectionsToChange },
        at,
      })
      if (customer.email !== null)
        await recordMail(
          tx,
          changesAskedMail(
            context.config,
            { email: customer.email, stage: application.stage },
            reason,
            sectionsToChange,
          ),
          at,
        )
      return ok(undefined)
    },
  )
}
