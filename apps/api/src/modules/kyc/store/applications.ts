import { and, desc, eq, gte, inArray, ne, sql } from '../../../platform/db/sql.ts'
import type { KycStage, KycState } from '@upchar/kernel/kyc-states'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { kycStates, type Application } from '../model.ts'
import { kycApplication, kycEvent } from '../tables.ts'

const columns = {
  id: kycApplication.id,
  customerId: kycApplication.customerId,
  stage: kycApplication.stage,
  businessTypeId: kycApplication.businessTypeId,
  state: kycApplication.state,
  version: kycApplication.version,
  choices: kycApplication.choices,
  fields: kycApplication.fields,
  businessName: kycApplication.businessName,
  reason: kycApplication.reason,
  sectionsToChange: kycApplication.sectionsToChange,
  timesSubmitted: kycApplication.timesSubmitted,
  createdAt: kycApplication.createdAt,
  savedAt: kycApplication.savedAt,
  submittedAt: kycApplication.submittedAt,
  decidedAt: kycApplication.decidedAt,
  validUntil: kycApplication.validUntil,
}
const openStates: KycState[] = ['draft', 'submitted', 'changes_asked']

/** A buyer's applications, newest first; only a few. An open one is always the newest of its step. */
export async function selectApplications(
  handle: Handle,
  customerId: string,
): Promise<Application[]> {
  return handle
    .select(columns)
    .from(kycApplication)
    .where(eq(kycApplication.customerId, customerId))
    .orderBy(
      desc(inArray(kycApplication.state, openStates)),
      desc(kycApplication.createdAt),
      desc(kycApplication.id),
    )
}

export async function findApplication(
  handle: Handle,
  id: string,
): Promise<Application | undefined> {
  return (await handle.select(columns).from(kycApplication).where(eq(kycApplication.id, id)))[0]
}

/** The same, locked until the transaction ends. */
export async function lockApplication(
  tx: Transaction,
  id: string,
): Promise<Application | undefined> {
  return (
    await tx.select(columns).from(kycApplication).where(eq(kycApplication.id, id)).for('update')
  )[0]
}

const lockStage = async (
  tx: Transaction,
  customerId: string,
  stage: KycStage,
  states: readonly KycState[],
): Promise<Application | undefined> =>
  (
    await tx
      .select(columns)
      .from(kycApplication)
      .where(
        and(
          eq(kycApplication.customerId, customerId),
          eq(kycApplication.stage, stage),
          inArray(kycApplication.state, states),
        ),
      )
      .for('update')
  )[0]

/** The application being filled in, reviewed or corrected. */
export const lockOpenApplication = (
  tx: Transaction,
  customerId: string,
  stage: KycStage,
): Promise<Application | undefined> => lockStage(tx, customerId, stage, openStates)

/** The approved application. */
export const lockApprovedApplication = (
  tx: Transaction,
  customerId: string,
  stage: KycStage,
): Promise<Application | undefined> => lockStage(tx, customerId, stage, ['approved'])

/** Whether the buyer has another form of the same step that is newer, even an unsent one. */
export async function hasNewerApplication(
  tx: Transaction,
  { id, customerId, stage, createdAt }: Application,
): Promise<boolean> {
  const [newer] = await tx
    .select({ id: kycApplication.id })
    .from(kycApplication)
    .where(
      and(
        eq(kycApplication.customerId, customerId),
        eq(kycApplication.stage, stage),
        gte(kycApplication.createdAt, createdAt),
        ne(kycApplication.id, id),
      ),
    )
    .limit(1)
  return newer !== undefined
}

type Draft = Pick<
  Application,
  'id' | 'customerId' | 'stage' | 'businessTypeId' | 'choices' | 'fields' | 'businessName'
>

export async function insertDraft(tx: Transaction, draft: Draft, at: Date): Promise<Application> {
  const [row] = await tx
    .insert(kycApplication)
    .values({ ...draft, state: 'draft', createdAt: at, savedAt: at })
    .returning(columns)
  if (row === undefined) throw new Error('a draft was not written')
  return row
}

type Saved = Pick<Application, 'businessTypeId' | 'choices' | 'fields' | 'businessName'> & {
  searchText: string
}

export async function saveForm(tx: Transaction, id: string, saved: Saved, at: Date): Promise<void> {
  await tx
    .update(kycApplication)
    .set({ ...saved, savedAt: at, version: sql`${kycApplication.version} + 1` })
    .where(eq(kycApplication.id, id))
}

/** A document was added or removed: increments the form's version. */
export async function touchForm(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx
    .update(kycApplication)
    .set({ savedAt: at, version: sql`${kycApplication.version} + 1` })
    .where(eq(kycApplication.id, id))
}

export type Move = {
  to: KycState
  by: { kind: 'customer' } | { kind: 'staff'; staffId: string } | { kind: 'system' }
  note: string
  at: Date
  /** Other columns that change with the state. */
  change?: Partial<
    Pick<
      Application,
      | 'reason'
      | 'sectionsToChange'
      | 'submittedAt'
      | 'decidedAt'
      | 'validUntil'
      | 'timesSubmitted'
      | 'choices'
    >
  >
}

/**
 * Moves a locked application to another state and records it in its history. A transition missing in the
 * table of states is a bug.
 */
export async function moveApplication(
  tx: Transaction,
  application: Pick<Application, 'id' | 'state'>,
  { to, by, note, at, change }: Move,
): Promise<void> {
  if (!kycStates.allows(application.state, to))
    throw new Error(`a KYC application can't go from ${application.state} to ${to}`)
  await tx
    .update(kycApplication)
    .set({ ...change, state: to, version: sql`${kycApplication.version} + 1` })
    .where(eq(kycApplication.id, application.id))
  await tx.insert(kycEvent).values({
    applicationId: application.id,
    fromState: application.state,
    toState: to,
    byKind: by.kind,
    staffId: by.kind === 'staff' ? by.staffId : null,
    note,
    at,
  })
}

export async function selectEvents(handle: Handle, applicationId: string) {
  return handle
    .select()
    .from(kycEvent)
    .where(eq(kycEvent.applicationId, applicationId))
    .orderBy(kycEvent.id)
}
