import { istDate } from '@upchar/kernel/dates'
import type { Refusal, Result } from '@upchar/kernel/result'
import { setPoints } from '@upchar/api/internals/flows/points/set-points'
import { setReferralTerms } from '@upchar/api/internals/flows/referrals/set-referral-terms'
import { setDeal } from '@upchar/api/internals/flows/volume-prices/deals'
import { setGift } from '@upchar/api/internals/flows/volume-prices/gifts'
import { setFlag } from '@upchar/api/internals/modules/flags/index'
import { giveValue } from '@upchar/api/internals/modules/ledger/index'
import type { Config } from '@upchar/api/platform/config'
import type { Context } from '@upchar/api/platform/context'
import { inTransaction, type Database } from '@upchar/api/platform/db/database'
import type { Files } from '@upchar/api/platform/files/index'
import { openPast } from '../orders/past.ts'
import { idOf } from '../people/load-cases.ts'
import { selectOffered, type Offered } from './choose-offers.ts'
import { refer } from './refer.ts'

export type FillOffersOptions = { config: Config; files: Files; now: Date; staffId: string }

const dayMs = 86_400_000
const offerDays = 30

/** Demo buyers with reward points, in rupees. */
const welcomed = [
  ['lotus', 250],
  ['patil-doctor', 100],
] as const

function done<T>(what: string, result: Result<T, Refusal>): T {
  if (!result.ok) throw new Error(`${what}: ${result.error.code}, ${result.error.message}`)
  return result.value
}

/** Reward points and referrals with terms, and switched on. */
async function setTerms(context: Context, staffId: string): Promise<void> {
  const staff = { staffId, role: 'admin', sessionId: '' } as const
  const from = { valid_from: istDate(context.clock.now()), seen_revision: '0' }
  const points = {
    earn_percentage: 2,
    earn_most: 200,
    spend_percentage: 10,
    spend_most: 500,
    valid_days: 180,
  }
  done('points', await setPoints(context, staff, { ...points, ...from }))
  const referrals = {
    off_percentage: 10,
    off_most: 300,
    reward_percentage: 5,
    reward_most: 150,
    minimum: 500,
    reward_days: 180,
    most_orders: 20,
    valid_to: null,
  }
  done('referrals', await setReferralTerms(context, staff, { ...referrals, ...from }))
  for (const key of ['loyalty_program', 'can_generate_referral_link'])
    done(key, await setFlag(context, key, true, { by: staffId }))
}

/** Three products with a deal, and a fourth one free with the first. */
async function setOffers(
  context: Context,
  staffId: string,
  [gift, ...deals]: readonly Offered[],
): Promise<void> {
  const staff = { staffId, role: 'admin', sessionId: '' } as const
  const ends = new Date(context.clock.now().getTime() + offerDays * dayMs).toISOString()
  const times = { starts_at: null, ends_at: ends }
  for (const { sku, rupees } of deals) {
    const deal = {
      sku,
      deal_price: Math.floor(rupees * 0.85),
      share: 200,
      reason: 'Season’s offer',
    }
    done(sku, await setDeal(context, staff, { ...deal, ...times, seen_revision: '0' }))
  }
  const [first] = deals
  if (gift === undefined || first === undefined) return
  const given = { sku: gift.sku, gift_price: 0, with_sku: first.sku, packs: 3, value: null }
  const limits = { per_order: 1, share: 100, reason: 'Agreed with the seller' }
  done('gift', await setGift(context, staff, { ...given, ...limits, ...times }))
}

/**
 * What lowers a price in the demo shop besides vouchers: reward points, deals, a gift and a referral, all set and used through the real use
 * cases. Run after `fillPeople`, never for a real shop.
 */
export async function fillOffers(
  db: Database,
  { config, files, now, staffId }: FillOffersOptions,
): Promise<void> {
  const past = openPast(config, db, files)
  await setTerms(past(now), staffId)
  await setOffers(past(now), staffId, await selectOffered(db))
  for (const [key, points] of welcomed)
    await inTransaction(db, (tx) =>
      giveValue(tx, {
        book: 'points',
        customerId: idOf('customer', key),
        at: now,
        key: `demo:${key}`,
        amountPaise: points * 100,
        expiresAt: new Date(now.getTime() + 180 * dayMs),
        reason: 'Welcome',
      }),
    )
  // Anew: what was read before the terms were set is cached.
  await refer(openPast(config, db, files), db, now)
}
