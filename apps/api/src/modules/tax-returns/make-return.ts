import { previousMonth } from '@upchar/kernel/months'
import type { Context } from '../../platform/context.ts'
import { makeGstr1, type Gstr1 } from './gstr-1.ts'
import { Gstr8, type Carried, type CollectedFrom } from './gstr-8.ts'
import type { ReturnDocument } from './model.ts'
import { documentsOfMonth, hasDocumentsBefore, selectFiled } from './store.ts'

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

/** A year: nobody leaves more months unfiled. */
const mostMonthsBack = 12

/** What the month before left below zero: as filed, else as its own documents say. */
async function carriedInto(
  source: Source,
  month: string,
  back: number,
): Promise<Map<string, { name: string; carried: Carried }>> {
  if (back === 0 || !(await hasDocumentsBefore(source.db, month))) return new Map()
  const before = previousMonth(month)
  const filed = (await selectFiled(source.db, before)).find(({ form }) => form === 'gstr-8')
  if (filed?.figures.form === 'gstr-8')
    return new Map(
      Object.entries(filed.figures.sellers).map(([gstin, { name, carriedOut }]) => [
        gstin,
        { name, carried: carriedOut },
      ]),
    )
  const rows = await collectedIn(source, before, back - 1)
  return new Map(rows.map(({ gstin, name, carriedOut }) => [gstin, { name, carried: carriedOut }]))
}

async function collectedIn(source: Source, month: string, back: number): Promise<CollectedFrom[]> {
  const gstr8 = new Gstr8(source.config.OPERATOR_GSTIN)
  for await (const one of documentsOfMonth(source.db, { gstin: '', month })) gstr8.add(one)
  return gstr8.rows(await carriedInto(source, month, back))
}

/** The rows of the operator's GSTR-8. */
export const gstr8Of = (source: Source, month: string): Promise<CollectedFrom[]> =>
  collectedIn(source, month, mostMonthsBack)
