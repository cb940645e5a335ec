import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Files } from '@upchar/api/platform/files/index'
import { copyRows, type Row } from '../load/copy.ts'
import type { SeedCase } from './kyc-cases.ts'
import { fillForm, type FilledForm, type PlacedCustomer } from './kyc-form.ts'
import { drawPaper } from './papers.ts'

/** Moments of the past, days to come, and who on the staff acted. */
export type Clocked = { before: (hours: number) => Date; dayAfter: (days: number) => string; staffId: string }

/** The same id for the same thing at each filling: a second one overwrites the files of the first. */
export function idOf(kind: string, key: string): string {
  const hex = createHash('sha256').update(`${kind} ${key}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}

type Case = { seed: SeedCase; customer: PlacedCustomer; id: string; form: FilledForm; begun: Date; until: string }
type Source = { cases: readonly SeedCase[]; customers: readonly PlacedCustomer[]; files: Files; clocked: Clocked }

const staffMoves = ['approved', 'changes_asked', 'rejected', 'replaced']
const actions: Readonly<Record<string, string>> = { approved: 'kyc.approve', rejected: 'kyc.reject', changes_asked: 'kyc.ask_changes' }

function prepare({ cases, customers, clocked }: Source): Case[] {
  return cases.map((seed, index) => {
    const customer = customers.find(({ key }) => key === seed.customer)
    if (customer === undefined) throw new Error(`no buyer ${seed.customer}`)
    const until = clocked.dayAfter(seed.endsInDays)
    return { seed, customer, id: idOf('application', String(index)), form: fillForm(customer, seed, until), begun: clocked.before((seed.moves[0]?.[1] ?? 10) + 0.7), until }
  })
}

/** KYC applications with their history, papers and licences, as the shop's own use cases would have left them. */
export async function writeCases(client: pg.ClientBase, source: Source): Promise<void> {
  const { clocked } = source
  const cases = prepare(source)
  await copyRows(client, 'kyc_application',
    ['id', 'customer_id', 'stage', 'business_type_id', 'state', 'version', 'choices', 'fields', 'business_name', 'reason', 'sections_to_change', 'times_submitted', 'created_at', 'saved_at', 'submitted_at', 'decided_at', 'valid_until', 'search_text'],
    cases.map((one) => applicationRow(one, clocked)))
  await copyRows(client, 'kyc_event', ['application_id', 'from_state', 'to_state', 'by_kind', 'staff_id', 'note', 'at'],
    cases.flatMap((one) => eventRows(one, clocked)).toSorted(([, , , , , , a], [, , , , , , b]) => Number(a) - Number(b)))
  await copyRows(client, 'kyc_licence', ['id', 'application_id', 'kind', 'number', 'scope', 'valid_until'],
    cases.filter(({ seed }) => seed.moves.some(([to]) => to === 'approved')).flatMap(({ id, form }) =>
      form.licences.map((licence) => [idOf('licence', `${id} ${licence.kind}`), id, licence.kind, licence.number, licence.scope, licence.validUntil])))
  await copyRows(client, 'kyc_log', ['id', 'customer_id', 'stage', 'type', 'option', 'section', 'comment', 'at'],
    cases.flatMap(({ id, seed, customer }) => (seed.issues ?? []).map(([option, comment, hoursAgo]) =>
      [idOf('log', `${id} ${option}`), idOf('customer', customer.key), seed.stage, 'issue', option, null, comment, clocked.before(hoursAgo)])))
  await writePapers(client, cases, source.files)
  await writeAudit(client, cases, clocked)
}

function applicationRow({ seed, customer, id, form, begun, until }: Case, { before }: Clocked): Row {
  const { moves } = seed
  const [state = 'draft', , note = ''] = moves.at(-1) ?? []
  const sent = moves.filter(([to]) => to === 'submitted')
  const decided = moves.findLast(([to]) => actions[to] !== undefined)
  const at = (move: SeedCase['moves'][number] | undefined) => (move === undefined ? null : before(move[1]))
  const words = [customer.firstName, customer.lastName, customer.email, ...Object.values(form.fields)].join(' ')
  return [
    id, idOf('customer', customer.key), seed.stage, customer.type, state, 2 + moves.length, { json: form.choices }, { json: form.fields }, customer.business,
    state === 'submitted' ? '' : note, `{${(seed.sectionsToChange ?? []).join(',')}}`, sent.length, begun, at(sent.at(-1)) ?? begun, at(sent.at(-1)), at(decided),
    moves.some(([to]) => to === 'approved') ? until : null, words,
  ]
}

function eventRows({ seed, id }: Case, { before, staffId }: Clocked): Row[] {
  return seed.moves.map(([to, hoursAgo, note = ''], index) => {
    const byStaff = staffMoves.includes(to)
    return [id, seed.moves[index - 1]?.[0] ?? 'draft', to, byStaff ? 'staff' : to === 'expired' ? 'system' : 'customer', byStaff ? staffId : null, note, before(hoursAgo)]
  })
}

async function writePapers(client: pg.ClientBase, cases: readonly Case[], files: Files): Promise<void> {
  const papers = await Promise.all(cases.flatMap(({ seed, customer, id, form, begun }) => form.documents.map(async (document, at) => {
    const fileId = idOf('file', `${id} ${document}`)
    const { name, mediaType, bytes } = await drawPaper(document, customer, form.onPaper, seed.photos?.[document])
    await files.write(fileId, bytes)
    return { applicationId: id, owner: idOf('customer', customer.key), fileId, document, name, mediaType, bytes, at: new Date(begun.getTime() + at * 60_000) }
  })))
  await copyRows(client, 'stored_file', ['id', 'owner_kind', 'owner_id', 'purpose', 'name', 'media_type', 'bytes', 'upload_sha256', 'key_id', 'attached', 'created_at'],
    papers.map(({ fileId, owner, name, mediaType, bytes, at }) =>
      [fileId, 'customer', owner, 'kyc', name, mediaType, bytes.length, createHash('sha256').update(bytes).digest('base64url'), files.keyId, true, at]))
  await copyRows(client, 'kyc_document', ['application_id', 'file_id', 'document', 'added_at'], papers.map((paper) => [paper.applicationId, paper.fileId, paper.document, paper.at]))
  await copyRows(client, 'file_access', ['file_id', 'by_kind', 'by_id', 'use', 'at'], papers.map(({ fileId, owner, at }) => [fileId, 'customer', owner, 'stored', at]))
}

/** What was decided stands in the audit log too. It outlives every filling, so it is written once. */
async function writeAudit(client: pg.ClientBase, cases: readonly Case[], { before, staffId }: Clocked): Promise<void> {
  const decisions = cases.flatMap(({ seed, id, form, until }) => seed.moves.flatMap(([to, hoursAgo, reason], index) => {
    const action = actions[to]
    if (action === undefined) return []
    const after = to === 'approved' ? { state: to, valid_until: until, licences: form.licences.map(({ kind, validUntil }) => ({ kind, valid_until: validUntil })) }
      : { state: to, reason, ...(to === 'changes_asked' && { sections: seed.sectionsToChange ?? [] }) }
    return [{ at: before(hoursAgo), action, id, before: { state: seed.moves[index - 1]?.[0] ?? 'draft' }, after }]
  })).toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const entry of decisions) {
    await client.query(
      `insert into audit_entry (at, staff_id, action, subject_kind, subject_id, before, after) select $1::timestamptz, $2, $3::text, 'kyc_application', $4::text, $5::jsonb, $6::jsonb
       where not exists (select 1 from audit_entry where subject_kind = 'kyc_application' and subject_id = $4 and action = $3)`,
      [entry.at, staffId, entry.action, entry.id, JSON.stringify(entry.before), JSON.stringify(entry.after)])
  }
}
