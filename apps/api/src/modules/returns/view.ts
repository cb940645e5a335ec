import { batchName } from '@upchar/kernel/batches'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatRupees, paiseToRupees } from '@upchar/kernel/money'
import {
  RETURN_ANSWER_HOURS,
  returnReasonLabel,
  RETURN_REASONS,
} from '@upchar/kernel/return-reasons'
import { stoppedText } from './errors.ts'
import { isDecided, returnLabel, returnStates, toPayPaise } from './model.ts'
import { fatesOf, isInReturn, openReasons, type ReturnScope, type SoldLine } from './rules.ts'
import { hasLeft, invoicePath, stateLabel } from '../orders/index.ts'
import type { ReplacingShipment, ReturnRow } from './store.ts'

type Shown = Answer<'getReturns'>
type Row = Answer<'staffListReturns'>['returns'][number]
type One = Answer<'staffGetReturn'>['return']
type Names = ReadonlyMap<string, NonNullable<One['opened_by']>>

const money = (paise: number) => formatRupees(paise, { paise: 'always' })

/** Nothing is fetched for the reason: the goods are not there. */
export const hasNothingToFetch = (code: string): boolean =>
  RETURN_REASONS.find((one) => one.code === code)?.nothingToFetch === true

/** Which goods a return is of. */
export const scopeOf = ({ openedBy, parcelId }: ReturnRow): ReturnScope => ({
  byBuyer: openedBy === null,
  parcelId,
})

/** It was settled by goods that haven't left a seller whose sales were stopped since: they are not sent (OPS-06). */
export const isHeld = ({ outcome, isStopped, replacements }: ReturnRow): boolean =>
  outcome === 'replacement' && isStopped && replacements.some(({ state }) => !hasLeft(state))

/** The buyer wants the goods again that are not sent any more; nobody has inspected what comes back. */
const wishesStopped = ({ wish, isStopped, state }: ReturnRow): boolean =>
  wish === 'replacement' && isStopped && !isDecided(state)

/** What happens next, or what happened, as the buyer reads it. */
export function returnWords(one: ReturnRow): string {
  const words = wordsOf(one)
  return wishesStopped(one)
    ? `${words} ${stoppedText(one.sellerName)}, so you get your money back instead of the same goods.`
    : words
}

function wordsOf(one: ReturnRow): string {
  const { state, reason, decision, cashPaise, bankReference } = one
  switch (state) {
    case 'requested':
      return `We answer within ${RETURN_ANSWER_HOURS} hours.`
    case 'approved':
      return [
        decision,
        hasNothingToFetch(reason)
          ? 'We check with the seller what was sent, and tell you the result.'
          : 'Keep the goods as they came. We tell you when they are fetched; you pay nothing for it.',
      ]
        .filter(Boolean)
        .join(' ')
    case 'picked':
      return 'The goods are on their way back. We check them when they arrive.'
    case 'refused':
      return decision
    case 'withdrawn':
      return 'You withdrew it.'
    case 'paid':
      return `${money(cashPaise)} went to you by bank transfer, reference ${bankReference}.`
    case 'sent_back':
      return one.payTo === ''
        ? `Your bank returned ${money(cashPaise)} to us. Tell us another account, and we send it again.`
        : `Your bank returned ${money(cashPaise)} to us. We send it to the account that you gave us, within 7 days.`
    case 'settled':
      if (isHeld(one))
        return `${stoppedText(one.sellerName)}, so the same goods are not sent. You can have your money back instead.`
      return one.outcome === 'replacement'
        ? [decision, 'We send the same goods once more, without charge.'].filter(Boolean).join(' ')
        : awaitsAccount(one)
          ? `${settledWords(one)} Tell us the account that we can pay to: until then we can’t send it.`
          : settledWords(one)
  }
}

function settledWords({
  decision,
  refundPaise,
  cashPaise,
  toWalletPaise,
}: Pick<ReturnRow, 'decision' | 'refundPaise' | 'cashPaise' | 'toWalletPaise'>): string {
  const back = refundPaise - cashPaise - toWalletPaise
  return [
    decision,
    toWalletPaise > 0 ? `${money(toWalletPaise)} is in your wallet, as you chose.` : '',
    back > 0 ? `${money(back)} goes back to where you paid from.` : '',
    cashPaise > 0 ? `${money(cashPaise)} goes to you by bank transfer within 7 days.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** A parcel that replaces goods. `key`: of the buyer's own link. */
const replacementView =
  (orderId: string, key: string) =>
  ({ id, state, courier, awb, trackingUrl, challan }: ReplacingShipment) => ({
    id,
    state,
    label: stateLabel(state),
    courier,
    awb: awb ?? '',
    tracking_url: trackingUrl ?? '',
    challan: challan && { ...challan, url: invoicePath(orderId, challan.id, key) },
  })

const labelOf = (one: ReturnRow): string =>
  isHeld(one) ? 'Replacement stopped' : returnLabel(one.state)

/** An order's returns and what can be returned, for its buyer (RET-02). */
export const returnsView = (
  lines: readonly SoldLine[],
  returns: readonly ReturnRow[],
  {
    now,
    mayReturn,
    asksPayout,
    walletChoice,
    key,
    accountHref,
  }: {
    now: Date
    mayReturn: boolean
    asksPayout: boolean
    walletChoice: boolean
    key: string
    accountHref: (id: string) => string
  },
): Shown => ({
  success: true,
  asks_payout: asksPayout,
  wallet_choice: walletChoice,
  returnable: lines.flatMap((line) => {
    const reasons = mayReturn ? openReasons(line, now) : []
    return reasons.length === 0
      ? []
      : [
          {
            line: line.id,
            title: line.title,
            seller: line.sellerName,
            can_replace: !line.isStopped,
            reasons: reasons.map(({ reason, quantity, until }) => ({
              code: reason.code,
              label: reason.label,
              quantity,
              until: until?.toISOString() ?? null,
              needs_photo: reason.needsPhoto,
            })),
          },
        ]
  }),
  returns: returns.map((one) => ({
    id: one.id,
    number: one.number,
    state: one.state,
    label: labelOf(one),
    words: returnWords(one),
    seller: one.sellerName,
    reason: returnReasonLabel(one.reason),
    note: one.note,
    items: one.lines.map(({ title, quantity }) => ({ title, quantity })),
    opened_at: one.openedAt.toISOString(),
    photos: mayReturn ? one.photos.map(({ id }) => id) : [],
    refund: paiseToRupees(one.refundPaise),
    account_href: mayReturn && toPayPaise(one) > 0 ? accountHref(one.id) : '',
    replacements: one.replacements.map(replacementView(one.orderId, key)),
    can_take_money: mayReturn && isHeld(one),
    can_withdraw: mayReturn && one.openedBy === null && returnStates.allows(one.state, 'withdrawn'),
  })),
})

/** A return as a row of the desk's list. */
export const returnRow = (one: ReturnRow): Row => ({
  id: one.id,
  number: one.number,
  order: { id: one.orderId, number: one.orderNumber },
  buyer: one.buyer,
  seller: one.sellerName,
  state: one.state,
  label: labelOf(one),
  replacement_stopped: isHeld(one),
  reason: returnReasonLabel(one.reason),
  opened_at: one.openedAt.toISOString(),
  to_pay: paiseToRupees(toPayPaise(one)),
})

/** Money is to be transferred, and the buyer is asked where to. */
const awaitsAccount = (one: ReturnRow): boolean =>
  toPayPaise(one) > 0 &&
  one.payTo === '' &&
  (one.state === 'sent_back' || one.accountAskedAt !== null)

/** A return as staff see it. `payTo` null: for others to see. `linkOf`: opens a photo for whoever looks; undefined: for nobody. */
export function returnForStaff(
  one: ReturnRow,
  lines: readonly SoldLine[],
  {
    names,
    payTo,
    linkOf,
  }: { names: Names; payTo: string | null; linkOf: ((photo: string) => string) | undefined },
): One {
  const by = (id: string | null) => (id === null ? null : (names.get(id) ?? null))
  const sold = new Map(lines.map((line) => [line.id, line]))
  return {
    ...returnRow(one),
    version: one.version,
    note: one.note,
    wish: one.wish,
    seller_stopped: one.isStopped,
    refund_way: one.refundWay,
    outcome: one.outcome,
    replacements: one.replacements.map(replacementView(one.orderId, '')),
    photos:
      linkOf === undefined ? [] : one.photos.map(({ id, name }) => ({ id, name, url: linkOf(id) })),
    opened_by: by(one.openedBy),
    decision: one.decision,
    decided:
      one.decidedAt === null ? null : { by: by(one.decidedBy), at: one.decidedAt.toISOString() },
    courier: one.courier,
    awb: one.awb,
    settled:
      one.settledAt === null ? null : { by: by(one.settledBy), at: one.settledAt.toISOString() },
    paid:
      one.paidAt === null
        ? null
        : {
            by: by(one.paidBy),
            at: one.paidAt.toISOString(),
            bank_reference: one.bankReference,
          },
    credit: paiseToRupees(one.creditPaise),
    refund: paiseToRupees(one.refundPaise),
    to_wallet: paiseToRupees(one.toWalletPaise),
    nothing_to_fetch: hasNothingToFetch(one.reason),
    items: one.lines.map(({ line: id, title, sku, quantity }) => {
      const line = sold.get(id)
      return {
        line: id,
        title,
        sku_id: sku,
        quantity,
        batches: isDecided(one.state) || line === undefined ? [] : batchesOf(line, one),
      }
    }),
    pieces: one.pieces.map(({ line, batchNo, quantity, fate }) => ({
      line,
      batch: batchName(batchNo),
      quantity,
      fate,
    })),
    pay_to: payTo,
    awaits_account: awaitsAccount(one),
  }
}

const batchesOf = (line: SoldLine, one: ReturnRow) => {
  const scope = scopeOf(one)
  const reason = { nothingToFetch: hasNothingToFetch(one.reason) }
  return line.batches
    .filter((batch) => batch.quantity > batch.returned && isInReturn(batch, scope))
    .map((batch) => ({
      lot: batch.lotId,
      parcel: batch.shipmentId,
      batch: batchName(batch.batchNo),
      expires_on: batch.expiresOn,
      quantity: batch.quantity - batch.returned,
      fates: fatesOf(line, batch, reason, scope),
    }))
}
