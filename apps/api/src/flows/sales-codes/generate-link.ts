import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { isSalesCode, salesCodeUnknown } from '../../modules/sales-codes/index.ts'
import type { Context } from '../../platform/context.ts'

/** A link that brings a sales code in force along (ENGAGE-07). It names nobody: a code is public, its person isn't. */
export async function generateSalesCodeLink(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { sales_code: code, page }: Body<'generateSalesCodeLink'>,
) {
  if (!(await isSalesCode(db, code))) return salesCodeUnknown()
  const link = new URL(page, config.origin)
  link.searchParams.set('sales_code', code)
  return ok({ success: true as const, link: link.href })
}
