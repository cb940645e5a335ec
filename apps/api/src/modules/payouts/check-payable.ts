import { ok, type Result } from '@upchar/kernel/result'
import type { Transaction } from '../../platform/db/database.ts'
import { accountMissing, transferCameBack } from './errors.ts'
import { awaitsAccount, type Payout } from './model.ts'
import { selectReturnedOf } from './store.ts'

type Refused = Extract<
  ReturnType<typeof accountMissing | typeof transferCameBack>,
  { ok: false }
>['error']

/**
 * Whether a transfer may be recorded for what staff pay, whose row is locked: to an account that the buyer gave after the last one came
 * back, and not the one that came back, which a page that was open meanwhile would record once more (RET-04).
 */
export async function checkPayable(
  tx: Transaction,
  one: Pick<Payout, 'id' | 'isPaid' | 'askedAt' | 'payTo'>,
  bankReference: string,
): Promise<Result<null, Refused>> {
  if (one.askedAt === null) return ok(null)
  const cameBack = await selectReturnedOf(tx, one.id)
  const isSame = (text: string) => text.trim().toUpperCase() === bankReference.trim().toUpperCase()
  if (cameBack.some((earlier) => isSame(earlier.bankReference))) return transferCameBack()
  return awaitsAccount(one) ? accountMissing() : ok(null)
}
