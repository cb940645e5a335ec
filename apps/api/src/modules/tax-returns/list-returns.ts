import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { paiseToRupees, sumPaise } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { returnDueOn, type TaxReturnForm } from '@upchar/kernel/tax-return-rules'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { staffNames } from '../staff/index.ts'
import type { CollectedFrom } from './gstr-8.ts'
import { gstr8Of } from './make-return.ts'
import { selectFiled, selectMonth, type FiledReturn, type MonthOfGstin } from './store.ts'

export type ReturnView = Answer<'staffListTaxReturns'>['returns'][number]

const taxOf = (row: CollectedFrom): number =>
  sumPaise([row.igstPaise, row.cgstPaise, row.sgstPaise])

type Figures = Pick<
  MonthOfGstin,
  'gstin' | 'name' | 'documents' | 'waiting' | 'taxablePaise' | 'taxPaise'
>

/** A month's return of a GSTIN as lists show it. */
function returnView(
  form: TaxReturnForm,
  month: string,
  { gstin, name, documents, waiting, taxablePaise, taxPaise }: Figures,
  filed: { row: FiledReturn; by: string | null } | undefined,
): ReturnView {
  return {
    gstin,
    name,
    form,
    due_on: returnDueOn(form, month),
    documents,
    waiting,
    taxable: paiseToRupees(taxablePaise),
    tax: paiseToRupees(taxPaise),
    filed:
      filed === undefined
        ? null
        : { arn: filed.row.arn, filed_on: filed.row.filedOn, by: filed.by },
  }
}

/** The returns of a month: one GSTR-1 for each GSTIN that issued something, and the operator's GSTR-8. */
export async function returnsOf(
  context: Pick<Context, 'db' | 'config'>,
  month: string,
): Promise<ReturnView[]> {
  const { db, config } = context
  const [issued, filed, collected] = await Promise.all([
    selectMonth(db, month),
    selectFiled(db, month),
    gstr8Of(context, month),
  ])
  const names = await staffNames(
    db,
    filed.map(({ recordedBy }) => recordedBy),
  )
  const filedOf = (form: TaxReturnForm, gstin: string) => {
    const row = filed.find((one) => one.form === form && one.gstin === gstin)
    return row && { row, by: names.get(row.recordedBy)?.name ?? null }
  }
  const operator: Figures = {
    gstin: config.OPERATOR_GSTIN,
    name: config.LEGAL_NAME,
    documents: sumPaise(
      issued.filter(({ gstin }) => gstin !== config.OPERATOR_GSTIN).map((one) => one.documents),
    ),
    waiting: 0,
    taxablePaise: sumPaise(collected.map(({ netPaise }) => netPaise)),
    taxPaise: sumPaise(collected.map(taxOf)),
  }
  return [
    ...(collected.length === 0
      ? []
      : [returnView('gstr-8', month, operator, filedOf('gstr-8', operator.gstin))]),
    ...issued.map((one) => returnView('gstr-1', month, one, filedOf('gstr-1', one.gstin))),
  ]
}

/** OPS-07: what must be filed for a month, with what the documents add up to. */
export async function listTaxReturns(
  context: Context,
  { month }: Query<'staffListTaxReturns'>,
): Promise<HandlerResult<'staffListTaxReturns'>> {
  return ok({ success: true, month, returns: await returnsOf(context, month) })
}

export const findReturn = async (
  context: Pick<Context, 'db' | 'config'>,
  { gstin, form, month }: { gstin: string; form: TaxReturnForm; month: string },
): Promise<ReturnView | undefined> =>
  (await returnsOf(context, month)).find((one) => one.form === form && one.gstin === gstin)
