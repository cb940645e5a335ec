import type { Context } from '../../platform/context.ts'
import { makeGstr1, type Gstr1 } from './gstr-1.ts'
import { Gstr8, type CollectedFrom } from './gstr-8.ts'
import type { ReturnDocument } from './model.ts'
import { documentsOfMonth } from './store.ts'

type Source = Pick<Context, 'db' | 'config'>

export async function gstr1Of(
  { db, config }: Source,
  gstin: string,
  month: string,
): Promise<Gstr1> {
  const documents: ReturnDocument[] = []
  for await (const one of documentsOfMonth(db, { gstin, month })) documents.push(one)
  return makeGstr1(documents, { hasOperator: gstin !== config.OPERATOR_GSTIN })
}

/** The rows of the operator's GSTR-8. */
export async function gstr8Of({ db, config }: Source, month: string): Promise<CollectedFrom[]> {
  const gstr8 = new Gstr8(config.OPERATOR_GSTIN)
  for await (const one of documentsOfMonth(db, { gstin: '', month })) gstr8.add(one)
  return gstr8.rows()
}
