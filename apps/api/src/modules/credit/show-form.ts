import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { creditOff, lenderUnavailable } from './errors.ts'
import { inFairOrder } from './rules.ts'
import { selectFiles } from './store/files.ts'
import { consentTexts, factsView, fileView } from './view.ts'

/** The application form by the backend's definition, with the lenders' key facts (CREDIT-01). */
export async function showForm(
  { credit, config, db, log }: Context,
  customerId: string,
): Promise<HandlerResult<'getCreditForm'>> {
  if (credit === undefined) return creditOff()
  const form = await credit.form()
  if (!form.ok) {
    log.error({ kind: form.error.kind }, 'the fintech backend does not give its form')
    return lenderUnavailable()
  }
  const { title, fields, documents, lenders } = form.value
  const files = await selectFiles(db, customerId)
  return ok({
    success: true,
    title,
    fields,
    documents,
    lenders: inFairOrder(lenders).map(factsView),
    order: 'Lenders are in one order for everybody: the lowest annual rate first.',
    consents: consentTexts(config.BRAND_NAME),
    files: files.filter(({ accountId }) => accountId === null).map(fileView),
  })
}
