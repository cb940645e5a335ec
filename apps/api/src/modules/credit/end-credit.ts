import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { addJob, type JobPayloads } from '../../platform/jobs/jobs.ts'
import { settleLimit } from './settle-limit.ts'
import { changeAccount, clearReasons, lockLive } from './store/accounts.ts'
import { removeFiles, selectFiles } from './store/files.ts'

/**
 * The customer's account closes: nothing more can be drawn here, and the names of documents and the lenders' reasons go. What was
 * agreed and drawn stays, as orders do, without anything personal; what is owed is between customer and lender. A repeat finds nothing.
 */
export async function endCredit(tx: Transaction, customerId: string, at: Date): Promise<void> {
  const account = await lockLive(tx, customerId)
  const files = await selectFiles(tx, customerId)
  if (account !== undefined) {
    const ended = { state: 'closed' } as const
    await changeAccount(tx, account, ended, at)
    await settleLimit(tx, { ...account, ...ended }, at)
  }
  await clearReasons(tx, customerId)
  await removeFiles(
    tx,
    files.map(({ id }) => id),
  )
  const fileIds = files.filter(({ accountId }) => accountId === null).map(({ id }) => id)
  if (account !== undefined || fileIds.length > 0)
    addJob(tx, 'end-credit', { externalId: account?.externalId ?? null, fileIds })
}

/** Job: closes the line at the lender, which refuses while something is owed, and deletes documents of no application. */
export async function endAtLender(
  { credit }: Pick<Context, 'credit'>,
  { externalId, fileIds }: JobPayloads['end-credit'],
): Promise<void> {
  if (credit === undefined) return
  const answers = [
    ...(externalId === null ? [] : [await credit.close(externalId)]),
    ...(await Promise.all(fileIds.map((id) => credit.deleteFile(id)))),
  ]
  for (const answer of answers)
    if (!answer.ok && answer.error.kind !== 'invalid')
      throw new Error(`the lender does not answer: ${answer.error.message}`)
}
