import { KYC_STATE_WORDS, type KycState } from '@upchar/kernel/kyc-states'
import { err, type Refusal, type Result } from '@upchar/kernel/result'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { Context } from '../../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../../platform/db/database.ts'
import { lockCustomer, type CustomerRow } from '../../accounts/index.ts'
import { applicationUnknown, changedMeanwhile, stateWrong } from '../errors.ts'
import { kycStates, type Application } from '../model.ts'
import { findApplication, lockApplication } from '../store/applications.ts'
import { getKyc } from './get-kyc.ts'

export type Decision = { staffId: string; id: string; version: number; to: KycState }
type Common = { code: 'application_unknown' | 'changed_meanwhile' | 'state_wrong' }

/** Locks buyer, then application: the order that the buyer's own changes use. */
async function lockBoth(
  tx: Transaction,
  { id, version, to }: Decision,
): Promise<Result<{ application: Application; customer: CustomerRow }, Refusal & Common>> {
  const known = await findApplication(tx, id)
  const customer =
    known === undefined || known.state === 'draft'
      ? undefined
      : await lockCustomer(tx, known.customerId)
  const application = customer === undefined ? undefined : await lockApplication(tx, id)
  if (customer === undefined || application === undefined) return applicationUnknown()
  if (application.version !== version) return changedMeanwhile()
  if (!kycStates.allows(application.state, to))
    return stateWrong(KYC_STATE_WORDS[application.state].staff)
  return { ok: true, value: { application, customer } }
}

/**
 * The shared part of every decision (KYC-04): it applies to the version that the reviewer read, and writes state,
 * history, audit entry and mail in one transaction. Returns the resulting application.
 */
export async function decide<E extends Refusal>(
  context: Context,
  decision: Decision,
  work: (
    tx: Transaction,
    application: Application,
    customer: CustomerRow,
  ) => Promise<Result<void, E>>,
): Promise<Result<Answer<'staffGetKyc'>, (Refusal & Common) | E>> {
  const decided = await decideInTransaction(
    context.db,
    async (tx): Promise<Result<void, (Refusal & Common) | E>> => {
      const locked = await lockBoth(tx, decision)
      return locked.ok
        ? work(tx, locked.value.application, locked.value.customer)
        : err(locked.error)
    },
  )
  return decided.ok ? getKyc(context, decision.id) : decided
}
