import { createHash } from 'node:crypto'
import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { formatRupees } from '@upchar/kernel/money'
import { err, ok, type Result } from '@upchar/kernel/result'
import { plural } from '@upchar/kernel/text'
import { normaliseEmail } from '@upchar/kernel/validate'
import {
  findByEmail,
  findCustomer,
  isCustomer,
  type CustomerRow,
} from '../../modules/accounts/index.ts'
import { recordView } from '../../modules/staff/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Handle, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { plainMail } from '../../platform/mail/plain-mail.ts'
import { maskEmail } from '../../platform/text/mask.ts'
import { lockPair, mergeCustomers } from '../customers/merge-customers.ts'
import { selectMergeFacts, type Conflict, type Moved } from '../customers/store/merge-facts.ts'
import { customerChanged, customerClosed, customerUnknown } from './customer-refusals.ts'

type Preview = Answer<'staffPreviewMerge'>
type Pair = { from: CustomerRow; into: CustomerRow }

const accountUnknown = () =>
  err({
    code: 'account_unknown' as const,
    message: 'No open account has this email address.',
    field: 'into',
  })
const sameAccount = () =>
  err({
    code: 'same_account' as const,
    message: 'This is the account itself. Enter the address of the other one.',
    field: 'into',
  })
const mergeConflict = (conflicts: readonly string[]) =>
  err({
    code: 'merge_conflict' as const,
    message: conflicts[0] ?? '',
    detail: { conflicts },
  })

const conflictWords: Readonly<Record<Conflict, string>> = {
  blocked: 'One of them is blocked. Unblock it first, or leave them apart.',
  gstin: 'They have different GST numbers. Correct one of them first, or leave them apart.',
  business_type: 'They have different business types, and KYC was sent for one of them.',
  pan: 'Their KYC names different PANs: these are two businesses.',
  kyc_open: 'The same step of KYC waits for a decision in both. Decide one of them first.',
  credit: 'Both have a credit line. The buyer has to close one with the lender first.',
  sez: 'Both claim the same GSTIN as a unit of an economic zone. Decide or end one of them first.',
  referral:
    'One of them got a discount for a first order, or referred the other: as one account it could not have.',
}

const words: Readonly<Record<Moved, (n: number) => string>> = {
  orders: (n) => plural(n, 'order'),
  payments_under_way: (n) =>
    plural(n, 'checkout that is no order yet', 'checkouts that are no orders yet'),
  cart_lines: (n) => `${plural(n, 'product')} in the cart`,
  addresses: (n) => plural(n, 'address', 'addresses'),
  wishlist: (n) => `${plural(n, 'product')} on the wishlist`,
  order_lists: (n) => plural(n, 'order list'),
  kyc_applications: (n) => `${plural(n, 'KYC application')} with licences and documents`,
  sez_claims: (n) => plural(n, 'claim of an economic zone', 'claims of economic zones'),
  vouchers_used: (n) => plural(n, 'use of vouchers', 'uses of vouchers'),
  referrals: (n) => plural(n, 'referral'),
  credit_lines: (n) => `${plural(n, 'credit line')} with what is owed`,
  wallet: (n) => `${formatRupees(n)} in the wallet`,
  points: (n) => `${formatRupees(n)} of reward points`,
  notes: (n) => plural(n, 'note'),
}

const side = (row: CustomerRow): Preview['from'] => ({
  id: row.id,
  name: `${row.firstName} ${row.lastName}`.trim(),
  email: row.email ?? '',
})

async function factsOf(handle: Handle, { from, into }: Pair) {
  const { counts, conflicts } = await selectMergeFacts(handle, { from: from.id, into: into.id })
  const kinds = Object.keys(words).filter((key): key is Moved => key in words)
  const moves = kinds
    .filter((what) => counts[what] > 0)
    .map((what) => ({ what, words: words[what](counts[what]) }))
  const seen = createHash('sha256')
    .update(JSON.stringify([from.updatedAt, into.updatedAt, into.id, moves, conflicts]))
    .digest('base64url')
  return { moves, conflicts: conflicts.map((one) => conflictWords[one]), seen }
}

/** The two accounts; the second one by its email address. */
async function findPair(
  handle: Handle,
  id: string,
  email: string,
): Promise<
  Result<
    Pair,
    ReturnType<
      typeof customerUnknown | typeof customerClosed | typeof accountUnknown | typeof sameAccount
    >['error']
  >
> {
  const from = await findCustomer(handle, id)
  if (from === undefined)
    return (await isCustomer(handle, id)) ? customerClosed() : customerUnknown()
  const found = await findByEmail(handle, normaliseEmail(email))
  const into = found && (await findCustomer(handle, found.id))
  if (into === undefined) return accountUnknown()
  return into.id === id ? sameAccount() : ok({ from, into })
}

/** What a merge would move, and what stands against it; changes nothing. That both accounts were looked at is audited. */
export async function previewMerge(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  body: Body<'staffPreviewMerge'>,
): Promise<HandlerResult<'staffPreviewMerge'>> {
  const pair = await findPair(context.db, id, body.into)
  if (!pair.ok) return pair
  const { from, into } = pair.value
  for (const one of [from, into])
    await recordView(context, staffId, { kind: 'customer', id: one.id })
  return ok({
    success: true,
    from: side(from),
    into: side(into),
    ...(await factsOf(context.db, pair.value)),
  })
}

async function tell(
  { config, clock }: Context,
  tx: Transaction,
  { from, into }: Pair,
): Promise<void> {
  if (from.email === null || into.email === null) return
  const help = `If you did not ask for this, write to ${config.SUPPORT_EMAIL}.`
  await recordMail(
    tx,
    plainMail(config, from.email, 'Your accounts are now one', [
      `Our staff merged your account with the one of ${maskEmail(into.email)}, which has your orders, addresses and everything else now. Sign in with that address.`,
      'This address has no account any more, and is signed out everywhere.',
      help,
    ]),
    clock.now(),
  )
  await recordMail(
    tx,
    plainMail(config, into.email, 'Your accounts are now one', [
      `Our staff merged your account of ${maskEmail(from.email)} into this one. Its orders, addresses and everything else are here: ${config.origin}/account.`,
      help,
    ]),
    clock.now(),
  )
}

/** Merges an account into another one of the same buyer (OPS-10): whole or not at all, and only what was previewed. */
export async function mergeCustomer(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  body: Body<'staffMergeCustomer'>,
): Promise<HandlerResult<'staffMergeCustomer'>> {
  return decideInTransaction(context.db, async (tx) => {
    const found = await findPair(tx, id, body.into)
    if (!found.ok) return found
    const { from, into } = await lockPair(tx, { from: id, into: found.value.into.id })
    if (from === undefined) return customerClosed()
    if (into === undefined) return accountUnknown()
    const pair = { from, into }
    const facts = await factsOf(tx, pair)
    if (facts.seen !== body.seen) return customerChanged()
    if (facts.conflicts.length > 0) return mergeConflict(facts.conflicts)
    const ended = await mergeCustomers(context, tx, from, into)
    const at = context.clock.now()
    const moved = facts.moves.map((one) => one.words)
    for (const [subject, other] of [
      [from.id, { merged_into: into.id }],
      [into.id, { merged_from: from.id }],
    ] as const)
      await recordAudit(tx, {
        by: staffId,
        action: 'customer.merge',
        subject: { kind: 'customer', id: subject },
        after: { ...other, moved, reason: body.reason, ended_sessions: ended },
        at,
      })
    await tell(context, tx, pair)
    return ok({ success: true as const, id: into.id, ended_sessions: ended })
  })
}
