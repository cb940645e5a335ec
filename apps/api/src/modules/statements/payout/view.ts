import type { Answer } from '@upchar/contract/schema/endpoints'
import type { Config } from '../../../platform/config.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { aloneFrom, staffNames } from '../../staff/index.ts'
import type { Statement } from '../store/statements.ts'
import type { SellerPayout } from './model.ts'
import { unsealSellerAccount } from './pay-to.ts'
import { findLastPayout, findPayout } from './store.ts'

type View = Answer<'staffGetStatement'>['payout']

const accountOf = (config: Config, { statementId, payTo }: SellerPayout): string =>
  payTo === '' ? '' : unsealSellerAccount(config.secret, statementId, payTo)

/** The payout of a statement: what it waits for, and where the last one went. */
export async function payoutView(
  { db, config, now }: { db: Handle; config: Config; now: Date },
  statement: Statement,
): Promise<View> {
  const payout = await findPayout(db, statement.id)
  const last = await findLastPayout(db, statement.sellerId)
  const offered = {
    pay_to: last === undefined ? '' : accountOf(config, last),
    linked_account: last?.linkedAccount ?? '',
  }
  if (payout === undefined)
    return {
      state: 'none',
      ...offered,
      asked: null,
      decided: null,
      bank_file: null,
      paid: null,
      alone_from: null,
      reason: '',
      bank_reference: '',
      split_reference: '',
    }
  const names = await staffNames(
    db,
    [payout.askedBy, payout.decidedBy, payout.bankFileBy, payout.paidBy].flatMap((by) =>
      by === null ? [] : [by],
    ),
  )
  const event = (by: string | null, at: Date | null) =>
    by === null || at === null ? null : { by: names.get(by) ?? null, at: at.toISOString() }
  const first = payout.state === 'waiting' ? { by: payout.askedBy, at: payout.askedAt } : null
  const alone = await aloneFrom(db, 'statements.pay', first, now)
  const isOpen = payout.state === 'refused'
  return {
    state: payout.state,
    pay_to: isOpen ? offered.pay_to : accountOf(config, payout),
    linked_account: isOpen ? offered.linked_account : payout.linkedAccount,
    asked: event(payout.askedBy, payout.askedAt),
    decided: event(payout.decidedBy, payout.decidedAt),
    bank_file: event(payout.bankFileBy, payout.bankFileAt),
    paid: event(payout.paidBy, payout.paidAt),
    alone_from: alone?.toISOString() ?? null,
    reason: payout.reason,
    bank_reference: payout.bankReference,
    split_reference: payout.splitReference,
  }
}
