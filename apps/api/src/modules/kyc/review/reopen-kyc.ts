import type { Body } from '@upchar/contract/schema/endpoints'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { recordMail } from '../../../platform/mail/mail.ts'
import { documentsForgotten, newerApplication } from '../errors.ts'
import { reopenedMail } from '../mails.ts'
import { hasNewerApplication, moveApplication } from '../store/applications.ts'
import { deleteLicences } from '../store/licences.ts'
import { decide } from './decide.ts'

/**
 * Takes a rejection back, so that a mistake of the reviewer doesn't cost the buyer a new form (KYC-04). A withdrawn approval
 * isn't restored: the application waits for review.
 */
export function reopenKyc(
  context: Context,
  staffId: string,
  id: string,
  { version, reason }: Body<'staffReopenKyc'>,
): Promise<HandlerResult<'staffReopenKyc'>> {
  return decide(
    context,
    { staffId, id, version, to: 'submitted' },
    async (tx, application, customer): Promise<Result<void, Refusal & { code: 'state_wrong' }>> => {
      const at = context.clock.now()
      if (await hasNewerApplication(tx, application)) return newerApplication()
      if (Object.keys(application.fields).length === 0) return documentsForgotten()
      await moveApplication(tx, application, {
        to: 'submitted',
        by: { kind: 'staff', staffId },
        note: reason,
        at,
        change: { decidedAt: null, validUntil: null, reason: '', sectionsToChange: [] },
      })
      await deleteLicences(tx, id)
      await recordAudit(tx, {
        by: staffId,
        action: 'kyc.reopen',
        subject: { kind: 'kyc_application', id },
        before: { state: application.state },
        after: { state: 'submitted', reason },
        at,
      })
      if (customer.email !== null)
        await recordMail(
          tx,
          reopenedMail(context.config, { email: customer.email, stage: application.stage }),
          at,
        )
      return ok(undefined)
    },
  )
}
