import type { FastifyReply } from 'fastify'
import type { Answer, Body, Query } from '@upchar/contract/schema/endpoints'
import { daysBetween, istDate } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import type { SellerDocumentKind } from '@upchar/kernel/seller-applications'
import { placeOf } from '../../modules/availability/index.ts'
import { fileUnknown, findFile, sendFile } from '../../modules/files/index.ts'
import {
  applicationIncomplete,
  applicationRefused,
  applicationUnknown,
  askFor,
  changedMeanwhile,
  checkFailed,
  checklistOf,
  documentViews,
  findApplication,
  lockApplication,
  notForThisState,
  readDossier,
  selectApplications,
  selectDocuments,
  updateApplication,
  type SellerApplication,
} from '../../modules/seller-applications/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import {
  decideInTransaction,
  inTransaction,
  type Handle,
  type Transaction,
} from '../../platform/db/database.ts'
import { counted } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import { recordMail } from '../../platform/mail/mail.ts'

type Row = Answer<'staffListApplicants'>['applications'][number]

/** An application's documents, and what the shop itself finds right or wrong with it today. */
export async function examine(
  handle: Handle,
  row: SellerApplication,
  at: Date,
  place: SellerPlace | undefined,
) {
  const dossier = await readDossier(handle, row, at)
  return { dossier, checklist: checklistOf(dossier, place?.stateCode) }
}

/** Where an application's address is: read before the transaction, and it never changes. */
export async function placeOfApplication({ db }: Context, id: string) {
  const row = await findApplication(db, id)
  return row === undefined ? undefined : await placeOf({ db }, row.pincode)
}

async function rowViews({ db, clock }: Context, rows: readonly SellerApplication[]) {
  const names = await staffNames(
    db,
    rows.flatMap(({ checkedBy, decidedBy }) => [checkedBy ?? [], decidedBy ?? []].flat()),
  )
  const at = clock.now()
  const views: Row[] = []
  for (const row of rows) {
    const { dossier, checklist } = await examine(db, row, at, await placeOf({ db }, row.pincode))
    views.push({
      id: row.id,
      version: row.version,
      ticket: row.ticket,
      business_name: row.businessName,
      contact_name: row.contactName,
      email: row.email,
      phone: row.phone,
      gstin: row.gstin,
      pincode: row.pincode,
      categories: row.categories,
      about: row.about,
      state: row.state,
      days: row.submittedAt === null ? null : daysBetween(istDate(row.submittedAt), istDate(at)),
      received_at: row.createdAt.toISOString(),
      reason: row.reason,
      documents: documentViews(dossier),
      needs: dossier.needs,
      checklist,
      checked_by: row.checkedBy === null ? null : (names.get(row.checkedBy) ?? null),
      decided_by: row.decidedBy === null ? null : (names.get(row.decidedBy) ?? null),
      seller_id: row.sellerId,
    })
  }
  return views
}

/** The desk's list of applications to sell (ENGAGE-08). */
export async function listApplications(
  context: Context,
  { state, page, limit }: Query<'staffListApplicants'>,
): Promise<HandlerResult<'staffListApplicants'>> {
  const { rows, total } = await selectApplications(context.db, state, {
    limit,
    offset: (page - 1) * limit,
  })
  return ok({ success: true, applications: await rowViews(context, rows), ...counted(total) })
}

export async function answerApplication(context: Context, id: string) {
  const row = await findApplication(context.db, id)
  const [application] = row === undefined ? [] : await rowViews(context, [row])
  return application === undefined
    ? applicationUnknown()
    : ok({ success: true as const, application })
}

/** A document. Who opened it stands in both logs before the first byte is sent. */
export async function openDocument(
  context: Context,
  staffId: string,
  { id, kind }: { id: string; kind: SellerDocumentKind },
  reply: FastifyReply,
): Promise<HandlerResult<'staffOpenApplicant'>> {
  const document = (await selectDocuments(context.db, id)).find((one) => one.kind === kind)
  const file = document?.fileId ? await findFile(context.db, document.fileId) : undefined
  if (file === undefined) return fileUnknown()
  await inTransaction(context.db, (tx) =>
    recordAudit(tx, {
      by: staffId,
      action: 'seller_application.view_document',
      subject: { kind: 'seller_application', id },
      after: { kind },
      at: context.clock.now(),
    }),
  )
  await sendFile(context, reply, file, { kind: 'staff', id: staffId }, false)
  return ok('sent')
}

/** An application locked as it was seen. */
export async function lockSeen(tx: Transaction, id: string, version: number) {
  const row = await lockApplication(tx, id)
  if (row === undefined) return applicationUnknown()
  return row.version === version ? ok(row) : changedMeanwhile()
}

type Decision = Body<'staffReviewApplicant'>
type Step<D extends Decision['decision']> = {
  tx: Transaction
  row: SellerApplication
  staffId: string
  at: Date
  body: Extract<Decision, { decision: D }>
}
type SellerPlace = NonNullable<Awaited<ReturnType<typeof placeOf>>>

async function ask(context: Context, { tx, row, at, body }: Step<'ask'>) {
  for (const { kind, reason } of body.documents)
    await askFor(tx, { id: newId(), applicationId: row.id, kind, reason })
  await updateApplication(tx, row.id, { state: 'incomplete', changedAt: at })
  await recordMail(tx, applicationIncomplete(context.config, row, body.documents), at)
  return ok({ documents: body.documents })
}

async function refuse(context: Context, { tx, row, staffId, at, body }: Step<'refuse'>) {
  const { reason } = body
  await updateApplication(tx, row.id, {
    state: 'refused',
    reason,
    decidedBy: staffId,
    decidedAt: at,
    changedAt: at,
  })
  await recordMail(tx, applicationRefused(context.config, row, reason), at)
  return ok({ reason })
}

async function check(
  place: SellerPlace | undefined,
  { tx, row, staffId, at, body }: Step<'check'>,
) {
  const { checklist } = await examine(tx, row, at, place)
  const wrong = checklist.find(({ right }) => !right)
  if (wrong !== undefined) return checkFailed(wrong.name)
  const { decision: _, version: __, ...terms } = body
  await updateApplication(tx, row.id, {
    state: 'checked',
    terms,
    checkedBy: staffId,
    checkedAt: at,
    changedAt: at,
  })
  return ok({ checklist: checklist.map(({ name }) => name), ...terms })
}

/** Asks for more, refuses, or records the check. Who is to approve may still ask or refuse. */
export async function reviewApplication(
  context: Context,
  staffId: string,
  id: string,
  body: Decision,
): Promise<HandlerResult<'staffReviewApplicant'>> {
  const at = context.clock.now()
  const place = await placeOfApplication(context, id)
  const decided = await decideInTransaction(context.db, async (tx) => {
    const locked = await lockSeen(tx, id, body.version)
    if (!locked.ok) return locked
    const row = locked.value
    if (row.state !== 'submitted' && (row.state !== 'checked' || body.decision === 'check'))
      return notForThisState()
    const step = { tx, row, staffId, at }
    const done =
      body.decision === 'ask'
        ? await ask(context, { ...step, body })
        : body.decision === 'refuse'
          ? await refuse(context, { ...step, body })
          : await check(place, { ...step, body })
    if (!done.ok) return done
    await recordAudit(tx, {
      by: staffId,
      action: `seller_application.${body.decision}`,
      subject: { kind: 'seller_application', id },
      after: done.value,
      at,
    })
    return ok(undefined)
  })
  return decided.ok ? answerApplication(context, id) : decided
}
