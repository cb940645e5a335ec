import type { Answer } from '@upchar/contract/schema/endpoints'
import { paiseToRupees } from '@upchar/kernel/money'
import { awaitsAccount, type Payout } from './model.ts'
import type { ReturnedTransfer } from './store.ts'

type Paid = Answer<'staffListTransfers'>['transfers'][number]
type Returned = Answer<'staffListReturnedTransfers'>['returned'][number]
type Names = ReadonlyMap<string, NonNullable<Returned['recorded_by']>>

const transferView = (one: Payout): Returned['payout'] => ({
  id: one.id,
  kind: one.kind,
  amount: paiseToRupees(one.amountPaise),
  name: one.name,
  email: one.email,
  order_number: one.orderNumber,
  reference: one.reference,
})

export const paidView = (one: Payout & { paidAt: Date }): Paid => ({
  ...transferView(one),
  bank_reference: one.bankReference,
  paid_at: one.paidAt.toISOString(),
})

function nextOf(state: Returned['state'], payout: Payout): Returned['next'] {
  if (state !== 'accepted' || payout.isPaid) return ''
  return awaitsAccount(payout) ? 'account' : 'transfer'
}

/** A transfer that came back, for staff. `aloneFrom`: who recorded it may accept it from then on. */
export const returnedView = (
  { transfer, payout }: { transfer: ReturnedTransfer; payout: Payout },
  { names, aloneFrom }: { names: Names; aloneFrom: Date | null },
): Returned => ({
  id: transfer.id,
  payout: transferView(payout),
  bank_reference: transfer.bankReference,
  returned_on: transfer.returnedOn,
  reason: transfer.reason,
  state: transfer.state,
  recorded_by: names.get(transfer.recordedBy) ?? null,
  recorded_at: new Date(transfer.recordedAt).toISOString(),
  decided_by: names.get(transfer.decidedBy ?? '') ?? null,
  alone_from: aloneFrom?.toISOString() ?? null,
  next: nextOf(transfer.state, payout),
})

/** The same for the buyer; `cameBack`: the last that the bank returned; `endsIn`: of the account that was given. */
export const payoutView = (
  one: Payout,
  { cameBack, endsIn }: { cameBack: ReturnedTransfer | undefined; endsIn: string },
): Answer<'getPayout'> => ({
  success: true,
  payout: {
    id: one.id,
    amount: paiseToRupees(one.amountPaise),
    state: one.isPaid ? 'paid' : one.payTo === '' ? 'needed' : 'given',
    ends_in: one.isPaid ? '' : endsIn,
    order_number: one.orderNumber ?? one.reference,
    came_back: cameBack === undefined ? null : { on: cameBack.returnedOn, reason: cameBack.reason },
  },
})
