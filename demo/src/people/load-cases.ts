import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { AuditAction } from '@upchar/kernel/audit-actions'
import type { KycState } from '@upchar/kernel/kyc-states'
import { fileAccess, storedFile } from '@upchar/api/internals/modules/files/tables'
import {
  kycApplication,
  kycDocument,
  kycEvent,
  kycLicence,
  kycLog,
} from '@upchar/api/internals/modules/kyc/tables'
import { auditEntry } from '@upchar/api/internals/modules/staff/tables'
import { recordAudit } from '@upchar/api/internals/platform/audit'
import type { Transaction } from '@upchar/api/platform/db/database'
import type { Files } from '@upchar/api/platform/files/index'
import type { SeedCase } from './kyc-cases.ts'
import { fillForm, type FilledForm, type PlacedCustomer } from './kyc-form.ts'
import { drawDocument } from './documents.ts'

/** Past instants, future days, and the acting member of staff. */
export type Clocked = {
  before: (hours: number) => Date
  dayAfter: (days: number) => string
  staffId: string
}

/** A deterministic id: a second seed overwrites the files of the first. */
export function idOf(kind: string, key: string): string {
  const hex = createHash('sha256').update(`${kind} ${key}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

type Case = {
  seed: SeedCase
  customer: PlacedCustomer
  id: string
  form: FilledForm
  begun: Date
  until: string
}
type Source = {
  cases: readonly SeedCase[]
  customers: readonly PlacedCustomer[]
  files: Files
  clocked: Clocked
}

const staffMoves: readonly KycState[] = ['approved', 'changes_asked', 'rejected', 'replaced']
const actions: Readonly<Partial<Record<KycState, AuditAction>>> = {
  approved: 'kyc.approve',
  rejected: 'kyc.reject',
  changes_asked: 'kyc.ask_changes',
}

function prepare({ cases, customers, clocked }: Source): Case[] {
  return cases.map((seed, index) => {
    const customer = customers.find(({ key }) => key === seed.customer)
    if (customer === undefined) throw new Error(`no buyer ${seed.customer}`)
    const until = clocked.dayAfter(seed.endsInDays)
    return {
      seed,
      customer,
      id: idOf('application', String(index)),
      form: fillForm(customer, seed, until),
      begun: clocked.before((seed.moves[0]?.[1] ?? 10) + 0.7),
      until,
    }
  })
}

/** KYC applications with their history, documents and licences, as the shop's own use cases would have stored them. */
export async function writeCases(tx: Transaction, source: Source): Promise<void> {
  const { clocked } = source
  const cases = prepare(source)
  await tx.insert(kycApplication).values(cases.map((one) => applicationRow(one, clocked)))
  await tx
    .insert(kycEvent)
    .values(
      cases
        .flatMap((one) => eventRows(one, clocked))
        .toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    )
  await tx.insert(kycLicence).values(
    cases
      .filter(({ seed }) => wasApproved(seed))
      .flatMap(({ id, form }) =>
        form.licences.map((licence) => ({
          ...licence,
          id: idOf('licence', `${id} ${licence.kind}`),
          applicationId: id,
        })),
      ),
  )
  await tx.insert(kycLog).values(
    cases.flatMap(({ id, seed, customer }) =>
      (seed.issues ?? []).map(([option, comment, hoursAgo]) => ({
        id: idOf('log', `${id} ${option}`),
        customerId: idOf('customer', customer.key),
        stage: seed.stage,
        type: 'issue' as const,
        option,
        comment,
        at: clocked.before(hoursAgo),
      })),
    ),
  )
  await writeDocuments(tx, cases, source.files)
  await writeAudit(tx, cases, clocked)
}

const wasApproved = ({ moves }: SeedCase): boolean => moves.some(([to]) => to === 'approved')

function applicationRow(
  { seed, customer, id, form, begun, until }: Case,
  { before }: Clocked,
): typeof kycApplication.$inferInsert {
  const { moves } = seed
  const [state = 'draft', , note = ''] = moves.at(-1) ?? []
  const sent = moves.filter(([to]) => to === 'submitted')
  const decided = moves.findLast(([to]) => actions[to] !== undefined)
  const at = (move: SeedCase['moves'][number] | undefined) =>
    move === undefined ? null : before(move[1])
  if (customer.type === null)
    throw new Error(`${customer.key} has no kind of business to apply for`)
  return {
    id,
    customerId: idOf('customer', customer.key),
    stage: seed.stage,
    businessTypeId: customer.type,
    state,
    version: 2 + moves.length,
    choices: form.choices,
    fields: form.fields,
    businessName: customer.business,
    reason: state === 'submitted' ? '' : note,
    sectionsToChange: [...(seed.sectionsToChange ?? [])],
    timesSubmitted: sent.length,
    createdAt: begun,
    savedAt: at(sent.at(-1)) ?? begun,
    submittedAt: at(sent.at(-1)),
    decidedAt: at(decided),
    validUntil: wasApproved(seed) ? until : null,
    searchText: [
      customer.firstName,
      customer.lastName,
      customer.email,
      ...Object.values(form.fields),
    ].join(' '),
  }
}

function eventRows(
  { seed, id }: Case,
  { before, staffId }: Clocked,
): (typeof kycEvent.$inferInsert & { at: Date })[] {
  return seed.moves.map(([to, hoursAgo, note = ''], index) => {
    const byStaff = staffMoves.includes(to)
    return {
      applicationId: id,
      fromState: seed.moves[index - 1]?.[0] ?? 'draft',
      toState: to,
      byKind: byStaff ? 'staff' : to === 'expired' ? 'system' : 'customer',
      staffId: byStaff ? staffId : null,
      note,
      at: before(hoursAgo),
    }
  })
}

async function writeDocuments(
  tx: Transaction,
  cases: readonly Case[],
  files: Files,
): Promise<void> {
  const documents = await Promise.all(
    cases.flatMap(({ seed, customer, id, form, begun }) =>
      form.documents.map(async (document, at) => {
        const fileId = idOf('file', `${id} ${document}`)
        const { name, mediaType, bytes } = await drawDocument(
          document,
          customer,
          form.printed,
          seed.photos?.[document],
        )
        await files.write(fileId, bytes)
        return {
          applicationId: id,
          owner: idOf('customer', customer.key),
          fileId,
          document,
          name,
          mediaType,
          bytes,
          at: new Date(begun.getTime() + at * 60_000),
        }
      }),
    ),
  )
  await tx.insert(storedFile).values(
    documents.map(({ fileId, owner, name, mediaType, bytes, at }) => ({
      id: fileId,
      ownerKind: 'customer' as const,
      ownerId: owner,
      purpose: 'kyc' as const,
      name,
      mediaType,
      bytes: bytes.length,
      uploadSha256: createHash('sha256').update(bytes).digest('base64url'),
      keyId: files.keyId,
      attached: true,
      createdAt: at,
    })),
  )
  await tx.insert(kycDocument).values(
    documents.map(({ applicationId, fileId, document, at }) => ({
      applicationId,
      fileId,
      document,
      addedAt: at,
    })),
  )
  await tx.insert(fileAccess).values(
    documents.map(({ fileId, owner, at }) => ({
      fileId,
      byKind: 'customer' as const,
      byId: owner,
      use: 'stored' as const,
      at,
    })),
  )
}

/** Writes the decisions to the audit log, once: it outlives reseeding. */
async function writeAudit(
  tx: Transaction,
  cases: readonly Case[],
  { before, staffId }: Clocked,
): Promise<void> {
  const decisions = cases
    .flatMap(({ seed, id, form, until }) =>
      seed.moves.flatMap(([to, hoursAgo, reason], index) => {
        const action = actions[to]
        if (action === undefined) return []
        const after =
          to === 'approved'
            ? {
                state: to,
                valid_until: until,
                licences: form.licences.map(({ kind, validUntil }) => ({
                  kind,
                  valid_until: validUntil,
                })),
              }
            : {
                state: to,
                reason,
                ...(to === 'changes_asked' && { sections: seed.sectionsToChange ?? [] }),
              }
        return [
          {
            at: before(hoursAgo),
            action,
            id,
            before: { state: seed.moves[index - 1]?.[0] ?? 'draft' },
            after,
          },
        ]
      }),
    )
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const { id, ...fact } of decisions) {
    const [known] = await tx
      .select({ id: auditEntry.id })
      .from(auditEntry)
      .where(
        and(
          eq(auditEntry.subjectKind, 'kyc_application'),
          eq(auditEntry.subjectId, id),
          eq(auditEntry.action, fact.action),
        ),
      )
      .limit(1)
    if (known === undefined)
      await recordAudit(tx, { ...fact, by: staffId, subject: { kind: 'kyc_application', id } })
  }
}
