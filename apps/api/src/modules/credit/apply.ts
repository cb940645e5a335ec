import type { Body } from '@upchar/contract/schema/endpoints'
import { ok, type Result } from '@upchar/kernel/result'
import type { CreditForm, KeyFacts } from '../../platform/credit/index.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, inTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import { fileUnknown } from '../files/index.ts'
import {
  appliedAlready,
  appliedDifferently,
  applicationInvalid,
  creditOff,
  lenderUnavailable,
  termsChanged,
} from './errors.ts'
import type { CreditAccount } from './model.ts'
import { recordAccount } from './record-account.ts'
import { showAccount } from './show-accounts.ts'
import { changeAccount, insertAccount, lockAccount, lockLive } from './store/accounts.ts'
import { attachFiles, selectFiles } from './store/files.ts'
import { consentTexts } from './view.ts'

type Sent = Body<'applyForCredit'>
type Answer = HandlerResult<'applyForCredit'>
type Refused = Extract<Answer, { ok: false }>['error']

/** What the form asks for and the buyer left out or entered wrongly; the backend judges the contents. */
function problemOf({ fields, documents }: CreditForm, sent: Sent): Result<void, Refused> {
  const named = new Set(fields.map(({ name }) => name))
  const stranger = Object.keys(sent.values).find((name) => !named.has(name))
  if (stranger !== undefined)
    return applicationInvalid(
      'The form has changed. Reload the page and fill it in again.',
      stranger,
    )
  for (const { name, label, required, kind, options } of fields) {
    const value = (sent.values[name] ?? '').trim()
    if (value === '' && required) return applicationInvalid(`Enter: ${label}`, name)
    if (value !== '' && kind === 'number' && !/^\d{1,12}$/.test(value))
      return applicationInvalid(`Enter ${label} as a whole number`, name)
    if (value !== '' && kind === 'choice' && !options.includes(value))
      return applicationInvalid(`Choose: ${label}`, name)
  }
  const missing = documents.find(
    ({ name, required }) => required && !sent.files.some(({ field }) => field === name),
  )
  return missing === undefined
    ? ok(undefined)
    : applicationInvalid(`Add the document: ${missing.label}`, missing.name)
}

/** The application's row, before it is sent: a repeat after a lost answer is the same application. */
async function openApplication(
  context: Context,
  customerId: string,
  facts: KeyFacts,
): Promise<Result<CreditAccount, Refused>> {
  const at = context.clock.now()
  const texts = consentTexts(context.config.BRAND_NAME)
  const agreed = {
    lenderId: facts.lender_id,
    lenderName: facts.lender_name,
    facts,
    consents: (['share_data', 'terms'] as const).map((code) => ({ code, text: texts[code] })),
    appliedAt: at,
  }
  return decideInTransaction(context.db, async (tx): Promise<Result<CreditAccount, Refused>> => {
    const known = await lockLive(tx, customerId)
    if (known !== undefined) {
      if (known.state !== 'sending' || known.lenderId !== facts.lender_id)
        return appliedAlready(known.lenderName)
      // Under one key the lender takes one content: what was agreed to first, and when.
      if (known.facts.version === facts.version) return ok(known)
      await changeAccount(tx, known, agreed, at)
      return ok({ ...known, ...agreed })
    }
    const row: CreditAccount = {
      id: newId(),
      customerId,
      externalId: null,
      state: 'sending',
      reason: '',
      limitPaise: 0,
      limitRequest: null,
      changedAt: at,
      ...agreed,
    }
    return (await insertAccount(tx, row)) ? ok(row) : appliedAlready(facts.lender_name)
  })
}

/**
 * Sends an application to the lender the buyer has chosen (CREDIT-01), with the buyer's consent to its key facts. What the buyer
 * entered passes through and is stored at the lender only.
 */
export async function applyForCredit(
  context: Context,
  customerId: string,
  sent: Sent,
): Promise<Answer> {
  const { credit, db, clock, log } = context
  if (credit === undefined) return creditOff()
  const form = await credit.form()
  if (!form.ok) return lenderUnavailable()
  const facts = form.value.lenders.find(({ lender_id }) => lender_id === sent.lender_id)
  if (facts === undefined) return applicationInvalid('Choose a lender', 'lender_id')
  if (facts.version !== sent.key_facts_version) return termsChanged()
  const wrong = problemOf(form.value, sent)
  if (!wrong.ok) return wrong
  const own = await selectFiles(db, customerId)
  const isOwn = ({ field, file_id }: Sent['files'][number]) =>
    own.some((file) => file.id === file_id && file.field === field && file.accountId === null)
  if (!sent.files.every(isOwn)) return fileUnknown()
  const opened = await openApplication(context, customerId, facts)
  if (!opened.ok) return opened
  const account = opened.value
  const told = await credit.apply({
    reference: account.id,
    lenderId: facts.lender_id,
    factsVersion: facts.version,
    values: sent.values,
    files: sent.files.map(({ field, file_id }) => ({ field, fileId: file_id })),
    consentedAt: account.appliedAt,
  })
  const at = clock.now()
  if (!told.ok) {
    log.error({ account: account.id, kind: told.error.kind }, 'an application was not taken')
    if (told.error.kind === 'conflict') return appliedDifferently(account.lenderName)
    if (told.error.kind !== 'invalid') return lenderUnavailable()
    // Refused for what it says: the next one is another application.
    await inTransaction(db, async (tx) => {
      const now = await lockAccount(tx, { id: account.id })
      if (now?.state === 'sending') await changeAccount(tx, now, { state: 'closed' }, at)
    })
    return applicationInvalid(
      'The lender could not read this application. Check what you entered and your documents.',
    )
  }
  await inTransaction(db, async (tx) => {
    await recordAccount(context, tx, told.value, at)
    const ids = sent.files.map(({ file_id }) => file_id)
    await attachFiles(tx, ids, account.id)
  })
  return ok({
    success: true,
    account: await showAccount(context, customerId, account.id),
    message: `Your application is with ${account.lenderName}.`,
  })
}
