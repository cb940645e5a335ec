import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { salesCodeTaken } from './errors.ts'
import { insertSalesCode } from './store.ts'

/** Creates the code of a sales person (CART-12). The value is its id. */
export async function makeSalesCode(
  { db, clock }: Context,
  by: string,
  { code, person, reason }: Body<'staffMakeSalesCode'>,
) {
  const at = clock.now()
  const row = { id: newId(), code, person, reason, madeBy: by, madeAt: at, endedAt: null }
  return decideInTransaction(db, async (tx) => {
    if (!(await insertSalesCode(tx, row))) return salesCodeTaken()
    await recordAudit(tx, {
      by,
      action: 'sales_code.make',
      subject: { kind: 'sales_code', id: code },
      after: { person, reason },
      at,
    })
    return ok(row.id)
  })
}
