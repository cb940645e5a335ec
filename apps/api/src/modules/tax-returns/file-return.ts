import type { Body, Params } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import { nextMonth } from '@upchar/kernel/months'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { filedDayWrong, monthNotOver, taxReturnUnknown } from './errors.ts'
import { figuresOfGstr1, figuresOfGstr8 } from './filed.ts'
import { findReturn } from './list-returns.ts'
import { gstr1Of, gstr8Of } from './make-return.ts'
import { upsertFiled } from './store.ts'

/** OPS-07: records that a return was filed, with the figures of then. Said again, it corrects the number and the day alone. */
export async function fileTaxReturn(
  context: Context,
  staffId: string,
  { gstin, form, month }: Params<'staffFileTaxReturn'>,
  { arn, filed_on: filedOn }: Body<'staffFileTaxReturn'>,
): Promise<HandlerResult<'staffFileTaxReturn'>> {
  const at = context.clock.now()
  const today = istDate(at)
  const over = `${nextMonth(month)}-01`
  if (today < over) return monthNotOver()
  if (filedOn < over || filedOn > today) return filedDayWrong()
  const before = await findReturn(context, { gstin, form, month })
  if (before === undefined) return taxReturnUnknown()
  const figures =
    form === 'gstr-1'
      ? figuresOfGstr1(await gstr1Of(context, gstin, month))
      : figuresOfGstr8(await gstr8Of(context, month))
  await inTransaction(context.db, async (tx) => {
    const row = { gstin, form, month, arn, filedOn, figures, recordedBy: staffId, at }
    if (!(await upsertFiled(tx, row))) return
    await recordAudit(tx, {
      by: staffId,
      action: 'tax_return.file',
      subject: { kind: 'tax_return', id: `${gstin} ${form} ${month}` },
      ...(before.filed !== null && {
        before: { arn: before.filed.arn, filed_on: before.filed.filed_on },
      }),
      after: { arn, filed_on: filedOn },
      at,
    })
  })
  const filed = await findReturn(context, { gstin, form, month })
  if (filed === undefined) throw new Error('a filed return without documents')
  return ok({ success: true, return: filed })
}
