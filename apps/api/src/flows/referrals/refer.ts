import { randomInt } from 'node:crypto'
import type { Body, Query } from '@upchar/contract/schema/endpoints'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { referralsInForce } from '../../modules/cart/index.ts'
import { selectReferred } from '../../modules/orders/index.ts'
import {
  buyerProblem,
  codeOf,
  countReferrals,
  findOwner,
  findReferral,
  insertCode,
  referralRefused,
  selectReferrals,
} from '../../modules/referrals/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { rewardOf, stateOf } from './reward.ts'
import { earnedBy, rewardsOf } from './store.ts'
import { termsView } from './terms-view.ts'

/** Without letters and digits that look alike. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const newCode = (): string =>
  Array.from({ length: 8 }, () => signs[randomInt(signs.length)] ?? '2').join('')

const linkOf = ({ config }: Pick<Context, 'config'>, code: string): string => {
  const link = new URL('/shop', config.origin)
  link.searchParams.set('referral', code)
  return link.href
}

/** A customer's code with a link; the first call makes it (ENGAGE-07). Which goods it promotes: `mayPromote`, in modules/pricing/referral.ts. */
export async function generateReferralLink(
  context: Context,
  customerId: string,
): Promise<HandlerResult<'generateUsersReferralLink'>> {
  const { db, clock } = context
  if ((await referralsInForce(context)) === undefined) return referralOff()
  for (;;) {
    const known = await codeOf(db, customerId)
    if (known !== undefined) return ok({ success: true, code: known, link: linkOf(context, known) })
    // A code that another customer has is drawn again; another tab's is found.
    await insertCode(db, { code: newCode(), customerId, madeAt: clock.now() })
  }
}

const referralOff = () => {
  const { error } = referralRefused('referral_off')
  return { ok: false as const, error: { ...error, code: 'referral_off' as const } }
}

/** The customer's referrals with what has come of them; they name nobody (ENGAGE-07). */
export async function showReferrals(
  context: Context,
  customerId: string,
  { page, limit }: Query<'getReferrals'>,
): Promise<HandlerResult<'getReferrals'>> {
  const { db, clock } = context
  const of = { referrerId: customerId }
  const [terms, code, count, rows, earned] = await Promise.all([
    referralsInForce(context),
    codeOf(db, customerId),
    countReferrals(db, of),
    selectReferrals(db, of, { limit, offset: (page - 1) * limit }),
    earnedBy(db, customerId),
  ])
  const ids = rows.map(({ checkoutId }) => checkoutId)
  const [orders, rewards] = await Promise.all([selectReferred(db, ids), rewardsOf(db, ids)])
  return ok({
    success: true,
    terms: terms === undefined ? null : termsView(terms),
    code: code ?? null,
    link: code === undefined ? null : linkOf(context, code),
    earned: paiseToRupees(earned),
    count,
    page,
    pages: Math.max(1, Math.ceil(count / limit)),
    referrals: rows.map((row) => {
      const order = orders.get(row.checkoutId)
      const rewardedPaise = rewards.get(row.checkoutId) ?? 0
      const state = stateOf(row, order, { rewardedPaise, at: clock.now() })
      const paise = state === 'waiting' && order ? rewardOf(order) : rewardedPaise
      return { ordered_at: row.at.toISOString(), state, reward: paiseToRupees(paise) }
    }),
  })
}

/** What a link gives its visitor, and why not (ENGAGE-07). Changes nothing. */
export async function identifyReferral(
  context: Context,
  shopper: Shopper,
  { code }: Body<'identifyReferral'>,
): Promise<HandlerResult<'identifyReferral'>> {
  const { db, clock } = context
  const terms = await referralsInForce(context)
  if (terms === undefined) return referralRefused('referral_off')
  if (shopper.kind === 'guest') {
    if ((await findOwner(db, code)) === undefined) return referralRefused('referral_unknown')
  } else {
    const asked = { code, customerId: shopper.id, form: undefined }
    const problem = buyerProblem(await findReferral(db, asked, clock.now()), terms)
    if (problem !== undefined) return referralRefused(problem)
  }
  return ok({ success: true, code, terms: termsView(terms) })
}
