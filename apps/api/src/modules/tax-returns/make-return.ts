import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import { makeGstr1, type Gstr1 } from './gstr-1.ts'
import { Gstr8, type CollectedFrom } from './gstr-8.ts'
import { byNumber, type ReturnDocument } from './model.ts'
import { documentsOfMonth } from './store.ts'

type Source = Pick<Context, 'db' | 'config'>

/** A month's documents of a GSTIN, in the order of their numbers. */
export async function documentsInOrder(
  db: Handle,
  { gstin, month }: { gstin: string; month: string },
): Promise<ReturnDocument[]> {
  const documents: ReturnDocument[] = []
  for await (const one of documentsOfMonth(db, { gstin, month })) documents.push(one)
  return documents.toSorted(byNumber)
}

export async function gstr1Of(
  { db, config }: Source,
  gstin: string,
  month: string,
): Promise<Gstr1> {
  return makeGstr1(await documentsInOrder(db, { gstin, month }), {
    hasOperator: gstin !== config.OPERATOR_GSTIN,
  })
}

/** The rows of the operator's GSTR-8. */
export async function gstr8Of({ db, config }: Source, month: string): Promise<CollectedFrom[]> {
  const gstr8 = new Gstr8(config.OPERATOR_GSTIN)
  for await (const one of documentsOfMonth(db, { gstin: '', month })) gstr8.add(one)
  return gstr8.rows()
}
