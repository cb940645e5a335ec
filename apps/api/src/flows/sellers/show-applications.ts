import type { FastifyReply } from 'fastify'
import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { daysBetween, istDate } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import type { SellerDocumentKind } from '@upchar/kernel/seller-applications'
import { listedPlace } from '../../modules/availability/index.ts'
import { fileUnknown, findFile, sendFile } from '../../modules/files/index.ts'
import {
  applicationUnknown,
  checklistOf,
  documentViews,
  findApplication,
  readDossier,
  readDossiers,
  selectApplications,
  selectDocuments,
  type SellerApplication,
} from '../../modules/seller-applications/index.ts'
import { aloneFrom, staffNames } from '../../modules/staff/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction, type Handle } from '../../platform/db/database.ts'
import { counted } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'

type Row = Answer<'staffListApplicants'>['applications'][number]
export type SellerPlace = NonNullable<Awaited<ReturnType<typeof listedPlace>>>

/** Who checked an application, which somebody else approves (`aloneFrom`). */
export const checkedOf = ({ state, checkedBy, checkedAt }: SellerApplication) =>
  state !== 'checked' || checkedBy === null || checkedAt === null
    ? null
    : { by: checkedBy, at: checkedAt }

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
  return row === undefined ? undefined : await listedPlace({ db }, row.pincode)
}

async function rowViews({ db, clock }: Context, rows: readonly SellerApplication[]) {
  const names = await staffNames(
    db,
    rows.flatMap(({ checkedBy, decidedBy }) => [checkedBy ?? [], decidedBy ?? []].flat()),
  )
  const at = clock.now()
  const views: Row[] = []
  for (const dossier of await readDossiers(db, rows, at)) {
    const { row } = dossier
    const alone = await aloneFrom(db, 'setup.change', checkedOf(row), at)
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
      checklist: checklistOf(dossier, (await listedPlace({ db }, row.pincode))?.stateCode),
      checked_by: row.checkedBy === null ? null : (names.get(row.checkedBy) ?? null),
      decided_by: row.decidedBy === null ? null : (names.get(row.decidedBy) ?? null),
      alone_from: alone?.toISOString() ?? null,
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
  const document = (await selectDocuments(context.db, [id])).find((one) => one.kind === kind)
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
