import { ok } from '@upchar/kernel/result'
import { SELLER_AGREEMENT } from '@upchar/kernel/seller-applications'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { agreementChanged, documentsMissing } from './errors.ts'
import { applicationNotice, applicationSubmitted } from './mail.ts'
import { lockOpen, showOf, type ChangeOf } from './open-application.ts'
import { missing } from './rules.ts'
import { updateApplication } from './store.ts'
import { readDossier } from './view.ts'

/** Sends an application to staff: with every document that its goods need, and consent to the terms that were shown. */
export async function submitApplication(
  context: Context,
  body: ChangeOf<'submit'>,
): Promise<HandlerResult<'changeSellerApplication'>> {
  const at = context.clock.now()
  const submitted = await decideInTransaction(context.db, async (tx) => {
    const row = await lockOpen(context, tx, body)
    if (!row.ok) return row
    if (body.agreement_version !== SELLER_AGREEMENT.version) return agreementChanged()
    const { documents, needs } = await readDossier(tx, row.value, at)
    const lacking = missing(needs, documents)
    if (lacking.length > 0) return documentsMissing(lacking)
    await updateApplication(tx, row.value.id, {
      state: 'submitted',
      submittedAt: at,
      agreementVersion: body.agreement_version,
      agreedAt: at,
      changedAt: at,
    })
    await recordMail(tx, applicationNotice(context.config, row.value, documents), at)
    await recordMail(tx, applicationSubmitted(context.config, row.value), at)
    return ok(row.value.id)
  })
  return submitted.ok ? showOf(context, submitted.value) : submitted
}
