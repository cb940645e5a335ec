import type { Page } from 'playwright-core'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Answer, BodyInput } from '@upchar/contract/schema/endpoints'
import { useBrowser } from './browser.ts'
import { addFromPage, buyable, open, wordsOf } from './buying.ts'
import { useFlags } from './flags.ts'
import { makeCustomer } from './signing-in.ts'
import { useStaff } from './staff.ts'

const browser = useBrowser()
const staff = useStaff()
const { get, post, withFlags, setTerms } = useFlags(browser, staff)

/** What a part of a page says; other processes learn of a change a moment later. */
const words = (page: Page, path: string, part: string) =>
  expect.poll(
    async () => {
      await open(page, path)
      const shown = page.getByRole('region', { name: part })
      await shown.waitFor()
      return (await wordsOf(shown)).replaceAll(/\s+/g, ' ')
    },
    { timeout: 15_000 },
  )
const summary = (page: Page) => words(page, '/cart', 'Order summary')

/** Changes charges as staff do, looks, and restores them. */
async function withCharges(
  changes: Partial<BodyInput<'staffSetCharges'>>,
  look: () => Promise<void>,
): Promise<void> {
  const charges = async () => (await get<Answer<'staffGetSetup'>>('staff/setup')).charges
  const { revision: _, ...before } = await charges()
  const set = async (wanted: object) =>
    post('staff/setup/charges', {
      ...before,
      ...wanted,
      seen_revision: (await charges()).revision,
    })
  await set(changes)
  try {
    await look()
  } finally {
    await set({})
  }
}

/** The page of a customer, while reward points and referrals are on. */
async function withPoints(look: (page: Page) => Promise<void>): Promise<void> {
  const { page, context } = await browser.visit()
  await makeCustomer(context.request, browser.origin())
  await withFlags({ loyalty_program: true, can_generate_referral_link: true }, () => look(page))
}

/** Takes a product anyone may buy for a vaccine while `look` looks at the customer's cart with it. */
async function withVaccine(look: (page: Page) => Promise<void>): Promise<void> {
  const { slug, product_group_id: id } = await buyable(browser.origin())
  const db = staff.database()
  const { rows } = await db.execute<{ family: string; enabled: boolean }>(sql`
    select family_key as family, (select enabled from business_category where key = 'vaccines') as enabled
    from product_group where id = ${id}`)
  const [before] = rows
  await db.execute(sql`update business_category set enabled = true where key = 'vaccines'`)
  await db.execute(sql`insert into family select (jsonb_populate_record(f,
    '{"key": "journey-cold", "business_category": "vaccines"}')).* from family f
    where f.key = ${before?.family} on conflict do nothing`)
  await db.execute(sql`update product_group set family_key = 'journey-cold' where id = ${id}`)
  try {
    const { page, context } = await browser.visit()
    await makeCustomer(context.request, browser.origin())
    await addFromPage(page, slug)
    await look(page)
  } finally {
    await db.execute(sql`update product_group set family_key = ${before?.family} where id = ${id}`)
    await db.execute(sql`delete from family where key = 'journey-cold'`)
    await db.execute(
      sql`update business_category set enabled = ${before?.enabled} where key = 'vaccines'`,
    )
  }
}

describe('DATA-05 flags that follow from charges and terms', () => {
  it('DATA-18 service_fee_type: none, an amount, a percentage', async () => {
    const { page } = await browser.visit()
    await addFromPage(page, (await buyable(browser.origin())).slug)
    await withCharges({ platform_fee_type: 'none' }, () =>
      summary(page).not.toContain('Platform fee'),
    )
    await withCharges(
      { platform_fee_type: 'fixed', platform_fee: 17, platform_fee_free_from: null },
      () => summary(page).toContain('Platform fee ₹17.00'),
    )
    await withCharges(
      {
        platform_fee_type: 'percentage',
        platform_fee_percent: 5,
        platform_fee_at_most: 3,
        platform_fee_free_from: null,
      },
      () => summary(page).toContain('Platform fee ₹3.00'),
    )
  })

  it('DATA-18 data_logger_charges_without_tax data_logger_charges_tax data_logger_charges_exemption_threshold: is offered, taxed and free', () =>
    withVaccine(async (page) => {
      await withCharges({ data_logger: 0 }, () => summary(page).not.toContain('temperature logger'))
      const gst = async () =>
        Number(
          /Includes GST[^₹]*₹([\d,.]+)/
            .exec(await wordsOf(page.getByRole('region', { name: 'Order summary' })))?.[1]
            ?.replaceAll(',', ''),
        )
      await withCharges({ data_logger: 590, data_logger_free_from: null }, async () => {
        await summary(page).toContain('₹590.00 with GST')
        const before = await gst()
        await page.getByRole('button', { name: 'Add temperature logger' }).click()
        await page.getByText('Temperature logger added').waitFor()
        await summary(page).toContain('Temperature logger ₹590.00')
        // 18 % are in it: ₹500 and ₹90.
        expect((await gst()) - before).toBeCloseTo(90, 2)
      })
      await withCharges({ data_logger: 590, data_logger_free_from: 1 }, () =>
        summary(page).toContain('Free for this order'),
      )
    }))

  it('DATA-18 reward_points_earn_percentage max_reward_points_discount_earn reward_points_discount_percentage max_reward_points_discount_amount: stand in the account', () =>
    withPoints(async (page) => {
      for (const [earn, most, spend, limit] of [
        [2, 150, 10, 80],
        [3, 160, 12, 90],
      ] as const) {
        await setTerms('reward-points', {
          earn_percentage: earn,
          earn_most: most,
          spend_percentage: spend,
          spend_most: limit,
          valid_days: 90,
        })
        await words(page, '/account?selected=points', 'How it works').toMatch(
          new RegExp(
            `earns ${earn} % of what you pay for the goods, at most ${most} points.*up to ${spend} % off the goods of an order, at most ₹${limit}\\.`,
          ),
        )
      }
    }))

  it('DATA-18 max_referee_discount max_referrer_discount: stand in the account', () =>
    withPoints(async (page) => {
      for (const [off, reward] of [
        [200, 100],
        [250, 125],
      ] as const) {
        await setTerms('referral-terms', {
          off_percentage: 10,
          off_most: off,
          reward_percentage: 5,
          reward_most: reward,
          minimum: 100,
          reward_days: 90,
          most_orders: 20,
          valid_to: null,
        })
        await words(page, '/account?selected=referrals', 'How it works').toMatch(
          new RegExp(`10 % off the goods, at most ₹${off},.*at most ${reward} points`),
        )
      }
    }))
})
