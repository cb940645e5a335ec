import type { Query } from '@upchar/contract/schema/endpoints'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { selectForStaff } from '../../modules/credit/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { customerNames } from '../wallets/store.ts'

const pageSize = 25
const shownStates = ['sending', 'in_review', 'active', 'blocked', 'refused', 'closed'] as const

/** Applications and credit lines for staff (CREDIT-01). What buyers entered is at the lender only. */
export async function listCredit(
  { db, credit }: Context,
  { page, state }: Query<'staffListCredit'>,
): Promise<HandlerResult<'staffListCredit'>> {
  const { accounts, counts } = await selectForStaff(db, {
    state,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  const names = await customerNames(
    db,
    accounts.map(({ customerId }) => customerId),
  )
  const states = shownStates.map((one) => ({ state: one, count: counts.get(one) ?? 0 }))
  const count = states
    .filter((one) => state === undefined || one.state === state)
    .reduce((all, one) => all + one.count, 0)
  return ok({
    success: true,
    on: credit !== undefined,
    states,
    total: count,
    total_is_more: false,
    accounts: accounts.map((account) => ({
      id: account.id,
      customer: names.get(account.customerId) ?? { id: account.customerId, name: '', email: '' },
      lender_name: account.lenderName,
      reference: account.externalId ?? '',
      state: account.state,
      reason: account.reason,
      applied_at: account.appliedAt.toISOString(),
      changed_at: account.changedAt.toISOString(),
      limit: paiseToRupees(account.freePaise + account.heldPaise + account.owedPaise),
      available: paiseToRupees(account.freePaise),
      held: paiseToRupees(account.heldPaise),
      owed: paiseToRupees(account.owedPaise),
    })),
  })
}
