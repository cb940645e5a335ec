import { endpoints, type Body } from '@upchar/contract/schema/endpoints'
import { KYC_DOCUMENT_KINDS, type KycDocumentKind } from '@upchar/kernel/kyc-documents'
import { ok, type Result } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { isUnfit } from '../../platform/http/unfit.ts'
import type { SignedIn } from '../../platform/identity/identity.ts'
import type { UploadedForm } from '../files/index.ts'
import { uploadKycFile } from './change-documents.ts'
import { completeKyc } from './complete-kyc.ts'
import { documentNotAsked, kycFormUnreadable } from './errors.ts'

const switches = ['is_pharma', 'draft', 'renew'] as const
const isSwitch = (name: string): boolean => switches.some((one) => one === name)
const kindOf = (part: string): KycDocumentKind | undefined =>
  KYC_DOCUMENT_KINDS.find((kind) => kind === part)

/** The text parts of a form as the body that JSON has. */
function bodyOf(
  parts: UploadedForm['fields'],
): Result<Body<'completeKyc'>, ReturnType<typeof kycFormUnreadable>['error']> {
  const choices: [string, string][] = []
  const fields: [string, string][] = []
  const switched: [string, boolean][] = []
  for (const [name, value] of parts) {
    const section = /^choices\[(\w+)\]$/.exec(name)?.[1]
    if (isUnfit([name, value])) return kycFormUnreadable('')
    if (isSwitch(name)) {
      if (value !== 'true' && value !== 'false') return kycFormUnreadable(name)
      switched.push([name, value === 'true'])
    } else if (section === undefined) fields.push([name, value])
    else choices.push([section, value])
  }
  const body = endpoints.completeKyc.body.safeParse({
    ...Object.fromEntries(switched),
    choices: Object.fromEntries(choices),
    fields: Object.fromEntries(fields),
  })
  return body.success
    ? ok(body.data)
    : kycFormUnreadable(String(body.error.issues[0]?.path.at(-1) ?? ''))
}

/**
 * Completes the form from one multipart request (KYC-04). The entries are saved first and the documents one by one, so that
 * a refused document loses nothing of the others.
 */
export async function completeKycForm(
  context: Context,
  by: SignedIn,
  form: UploadedForm,
): Promise<HandlerResult<'completeKyc'>> {
  const body = bodyOf(form.fields)
  if (!body.ok) return body
  const documents = form.files.map(({ part, upload }) => ({ part, kind: kindOf(part), upload }))
  const stray = documents.find(({ kind }) => kind === undefined)
  if (stray !== undefined) return named(documentNotAsked(), stray.part)
  const saved = await completeKyc(context, by.customerId, { ...body.value, draft: true })
  if (!saved.ok) return saved
  for (const { kind, part, upload } of documents) {
    if (kind === undefined) continue
    const query = { document: kind, is_pharma: `${body.value.is_pharma}` as const }
    const kept = await uploadKycFile(context, by, query, upload)
    // Nothing is replaced, so no file is unknown.
    if (!kept.ok && kept.error.code !== 'file_unknown')
      return named({ ok: false, error: { ...kept.error, code: kept.error.code } }, part)
  }
  return completeKyc(context, by.customerId, { ...body.value, renew: false })
}

const named = <E>(refused: { ok: false; error: E }, field: string) => ({
  ok: false as const,
  error: { ...refused.error, field },
})
