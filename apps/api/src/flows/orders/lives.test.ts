import { beforeAll, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { stockGoods } from '@upchar/testkit/goods'
import { brokenLedgers } from '@upchar/testkit/ledger-check'
import { startTestLender } from '@upchar/testkit/lender'
import { setTerms as takeTransfers } from '@upchar/testkit/payment-requests'
import { setProgramme, setTerms } from '@upchar/testkit/points'
import { setReferrals, setReferralTerms } from '@upchar/testkit/referrals'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { receiveOthers } from './testing/box.ts'
import { Life } from './testing/lives.ts'
import type { Staff } from './testing/lives-living.ts'
import { giveGifts, stockLives } from './testing/lives-goods.ts'

/** `ORDER_LIVES=20000 npm test -- apps/api/src/flows/orders/lives.test.ts` lives as many. */
const lives = Number(process.env['ORDER_LIVES'] ?? 40)
const firstSeed = Number(process.env['ORDER_LIVES_SEED'] ?? 1)
/** The auditor reads all orders: it must not cost more than the lives. */
const between = Math.max(20, Math.ceil(lives / 50))

const lender = await startTestLender()
const world = useWorld({
  SANDBOX_COURIER_SECONDS: '360000',
  RATE_LIMIT_PER_MINUTE: '0',
  ...lender.settings,
})
let skus: string[]
beforeAll(async () => {
  const stocked = await stockGoods(world.db)
  skus = await stockLives(stocked)
  await giveGifts(world, skus)
  await receiveOthers(world, skus)
  await setTerms(world, {
    earn_percentage: 7.3,
    spend_percentage: 33,
    spend_most: 500,
  })
  await setProgramme(world, true)
  await setReferralTerms(world, { off_percentage: 17, reward_percentage: 11.3, most_orders: 1_000 })
  await setReferrals(world, true)
  await takeTransfers(world)
  await (
    await signedInStaff(world, 'admin')
  ).visitor.call('staffSetWalletRefunds', {
    body: { allowed: true, cleared_by: 'Adv. Rao', seen_allowed: false, seen_cleared_by: '' },
  })
  const { finance } = await staffNow()
  const set = await finance.call('staffSetTurnover', {
    params: { id: String(stocked.sellers.mumbai) },
    body: { financial_year: '2025-26', turnover: 60_000_000 },
  })
  expect(set.status).toBe(200)
  await world.db.execute(sql`update cod_rule set max_day_paise = null, max_day_orders = null`)
})
/** The reconciler ends what nobody pays any more, as it does each minute in a shop. */
const books = async () => {
  await reconcilePayments(world.context)
  return wrongBooks(world)
}

/** Sessions of staff end while the clock runs through many lives. */
const staffNow = async (): Promise<Staff> => ({
  desk: (await signedInStaff(world, 'support')).visitor,
  colleague: (await signedInStaff(world, 'support')).visitor,
  finance: (await signedInStaff(world, 'finance')).visitor,
  second: (await signedInStaff(world, 'finance')).visitor,
})

it(
  `CART-11 CART-13 CART-14 CHECKOUT-15 CREDIT-02 RET-01 RET-02 RET-03 RET-04 RET-05 RET-06 OPS-02 ${lives} random lives of orders leave the books right to the paisa`,
  { timeout: 60_000 + lives * 3_000 },
  async () => {
    const stories: string[] = []
    for (let i = 0; i < lives; i++) {
      const life = new Life(world, lender, await staffNow(), firstSeed + i)
      await life.live(skus, 20)
      stories.push(`${firstSeed + i}: ${life.story.join(' → ')}`)
      if ((i + 1) % between > 0 && i + 1 < lives) continue
      expect(await books(), stories.join('\n')).toBe('')
      expect(await brokenLedgers(world.db), stories.join('\n')).toEqual([])
      stories.length = 0
    }
  },
)
