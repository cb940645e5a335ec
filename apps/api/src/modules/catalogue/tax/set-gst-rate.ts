import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { rupeesToPaise } from '@upchar/kernel/money'
import { err, ok } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { announceChange } from '../../../platform/db/changes.ts'
import { decideInTransaction } from '../../../platform/db/database.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { endRates, insertRates, lockHeading, type StoredRate } from '../store/gst-rates.ts'
import { planChange, planWithdrawal, revisionOf } from './plan-rates.ts'

type Source = Pick<Context, 'db' | 'clock'>
export type WantedTerms = Pick<Body<'staffSetGstRate'>, 'rate' | 'slab'>

const changedMeanwhile = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Somebody else has changed the rates of this HSN. Look at them again, then decide.',
  })
export const dayOver = () =>
  err({
    code: 'day_over' as const,
    message: 'Choose today or a later day: what was sold before was taxed by the rates of its day.',
    field: 'valid_from',
  })
const rateSame = () =>
  err({
    code: 'rate_same' as const,
    message: 'This HSN has this rate on that day already.',
    field: 'rate',
  })
const rateBegun = () =>
  err({
    code: 'rate_begun' as const,
    message:
      'This rate can’t be withdrawn: only one that hasn’t begun can. Set another rate instead.',
  })

/** The rows of a rate: the usual one, and the one for pieces up to a value. */
export const rowsOfTerms = ({ rate, slab }: WantedTerms) => [
  ...(slab === null
    ? []
    : [{ maxPiecePaise: rupeesToPaise(slab.up_to), rateBp: Math.round(slab.rate * 100) }]),
  { maxPiecePaise: null, rateBp: Math.round(rate * 100) },
]

const termsText = (rows: readonly Pick<StoredRate, 'maxPiecePaise' | 'rateBp'>[]): string =>
  rows
    .map(({ maxPiecePaise, rateBp }) => `${rateBp / 100}%@${maxPiecePaise ?? 'any'}`)
    .toSorted()
    .join(', ')

const factsOf = (rows: readonly StoredRate[]) => ({
  rate: rows
    .map(({ rateBp, maxPiecePaise }) =>
      maxPiecePaise === null
        ? `${rateBp / 100} %`
        : `${rateBp / 100} % up to ₹${maxPiecePaise / 100} a piece`,
    )
    .join(', '),
  valid_from: rows[0]?.validFrom,
  valid_to: rows[0]?.validTo,
  source: rows.map(({ source }) => source).join(' / '),
})

const subjectOf = (hsn: string, tag: string | null) => ({
  kind: 'gst_rate' as const,
  id: tag === null ? hsn : `${hsn}:${tag}`,
})

/**
 * Sets the rate of an HSN from today or a later day (CART-23). Carts and checkouts read the table themselves; a job of the same
 * transaction refreshes cards and product pages of a change for today, the daily job those of a planned one.
 */
export async function setGstRate(
  { db, clock }: Source,
  by: string,
  hsn: string,
  { tag, rate, slab, valid_from: from, source, seen }: Body<'staffSetGstRate'>,
) {
  const at = clock.now()
  if (from < istDate(at)) return dayOver()
  return decideInTransaction(db, async (tx) => {
    const own = await lockHeading(tx, { hsn, tag })
    if (revisionOf(own) !== seen) return changedMeanwhile()
    const { ended, endedOn, validTo } = planChange(own, from)
    const wanted = rowsOfTerms({ rate, slab })
    if (termsText(ended) === termsText(wanted)) return rateSame()
    await endRates(
      tx,
      ended.map(({ id }) => id),
      endedOn,
    )
    const added = await insertRates(
      tx,
      wanted.map((row) => ({
        ...row,
        hsnPrefix: hsn,
        tag,
        validFrom: from,
        validTo,
        source,
        changedBy: by,
      })),
    )
    await recordAudit(tx, {
      by,
      action: 'tax.change',
      subject: subjectOf(hsn, tag),
      at,
      before: ended.length === 0 ? {} : factsOf(ended),
      after: factsOf(added),
    })
    if (from === istDate(at)) addJob(tx, 'follow-gst-rates', {}, { key: 'follow-gst-rates' })
    await announceChange(tx)
    return ok(undefined)
  })
}

/** Withdraws a rate before its first day. */
export async function withdrawGstRate(
  { db, clock }: Source,
  by: string,
  hsn: string,
  { tag, valid_from: from, reason, seen }: Body<'staffWithdrawGstRate'>,
) {
  const at = clock.now()
  if (from <= istDate(at)) return rateBegun()
  return decideInTransaction(db, async (tx) => {
    const own = await lockHeading(tx, { hsn, tag })
    if (revisionOf(own) !== seen) return changedMeanwhile()
    const { withdrawn, endedOn, extended, extendedTo } = planWithdrawal(own, from)
    if (withdrawn.length === 0) return rateBegun()
    await endRates(
      tx,
      withdrawn.map(({ id }) => id),
      endedOn,
    )
    await endRates(
      tx,
      extended.map(({ id }) => id),
      extendedTo,
    )
    await recordAudit(tx, {
      by,
      action: 'tax.withdraw',
      subject: subjectOf(hsn, tag),
      at,
      before: factsOf(withdrawn),
      after: { reason },
    })
    await announceChange(tx)
    return ok(undefined)
  })
}
