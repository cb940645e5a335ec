import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { istDate } from '@upchar/kernel/dates'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { FlagsInUse } from '@upchar/contract/schema/profile'
import { useBrowser } from './browser.ts'
import {
  buyable,
  open,
  orderAsCustomer,
  orderByCash,
  payButton,
  putIntoCart,
  toFilledCheckout,
  wordsOf,
} from './buying.ts'
import { useFlags } from './flags.ts'
import { publishReview } from './reviewing.ts'
import { makeCustomer } from './signing-in.ts'
import { useStaff } from './staff.ts'
import { dismissed, lapse, stay } from './time-lapse.ts'

const browser = useBrowser()
const staff = useStaff()
const { admin, get, post, withFlags } = useFlags(browser, staff)
const reason = 'Test of the flag'

/** Prices and listings follow an order, a review or a deal a moment later. */
const shows = (seen: () => Promise<object>, expected: object) =>
  expect.poll(seen, { timeout: 90_000 }).toEqual(expected)

/** What a visitor sees from the products to the cart: by which value it changes, and from what to what. */
const onTheWay = {
  show_product_rating: { set: false, usual: true, changed: false },
  pincode: { set: '400001', usual: '110001', changed: '400001' },
  is_search_by_brand: { set: false, usual: true, changed: false },
  guest_checkout_type: { set: 'guest_checkout_disabled', usual: true, changed: false },
  limited_time_deal_pdp: { set: false, usual: true, changed: false },
  is_social_proof: { set: true, usual: false, changed: true },
  is_cod_snippet: { set: false, usual: true, changed: false },
  similar_products: { set: false, usual: true, changed: false },
  gst_inclusive_price: { set: false, usual: 'Includes', changed: 'Plus' },
  show_delivery_tat_range: { set: false, usual: true, changed: false },
  bought_together_pdp: { set: false, usual: 'Often bought together', changed: 'nothing' },
  redirect_to_cart: { set: true, usual: 'no', changed: '/cart' },
  can_share_cart: { set: false, usual: true, changed: false },
  limited_offer_type: { set: '', usual: true, changed: false },
  auto_coupon: { set: false, usual: true, changed: false },
  total_savings: { set: false, usual: true, changed: false },
} as const satisfies {
  readonly [K in keyof FlagsInUse]?: { set: FlagsInUse[K]; usual: unknown; changed: unknown }
}
type OnTheWay = keyof typeof onTheWay
const column = (name: 'set' | 'usual' | 'changed') =>
  Object.fromEntries(Object.entries(onTheWay).map(([key, one]) => [key, one[name]]))

/** An offer of limited time and one of its products. */
async function onOffer(): Promise<{ slug: string; offer: string }> {
  const { offers } = await get<Answer<'getMainOffer'>>('get-main-offer')
  const [offer] = offers
  const slug = offer?.products[0]?.slug
  if (offer === undefined || slug === undefined) throw new Error('no product is on offer')
  return { slug, offer: offer.slug }
}

/** A product below its MRP, which five visitors have bought and which staff suggest with another. */
async function wanted(): Promise<{ slug: string; sku: string; price_gst: number }> {
  const found = await buyable(
    browser.origin(),
    (card) => card.price_gst > card.price && card.discount_percent > 0,
  )
  const { sku } = found
  const other = await buyable(browser.origin(), (card) => card.sku !== sku)
  for (const _ of Array.from({ length: 5 })) await orderByCash((await browser.visit()).page, sku)
  await post('staff/bought-together', { sku, with_sku: other.sku, reason })
  return found
}

/** A deal of this product, while `during` runs. */
async function withDeal(
  { sku, price_gst: price }: { sku: string; price_gst: number },
  during: () => Promise<void>,
): Promise<void> {
  const { offer } = await get<Answer<'staffFindDealOffer'>>(`staff/deals/offer?sku=${sku}`)
  const { deal } = await post<Answer<'staffSetDeal'>>('staff/deals', {
    sku,
    deal_price: Math.floor(price * 0.9),
    share: 100,
    starts_at: null,
    ends_at: new Date(Date.now() + 86_400_000).toISOString(),
    seen_revision: offer.revision,
    reason,
  })
  try {
    await during()
  } finally {
    await post(`staff/deals/${deal.id}/end`, { reason })
  }
}

/** A voucher that applies by itself, while `during` runs. */
async function withVoucher(during: () => Promise<void>): Promise<void> {
  const { voucher } = await post<Answer<'staffMakeVoucher'>>('staff/vouchers', {
    code: 'ITSELF',
    kind: 'percent',
    value: 1,
    max_discount: null,
    minimum_value: 0,
    business_category: null,
    seller_id: null,
    audience: 'anyone',
    listed: false,
    automatic: true,
    max_uses: null,
    max_uses_per_buyer: null,
    reason,
    first_day: istDate(new Date()),
    last_day: '2099-12-31',
  })
  try {
    await during()
  } finally {
    await post(`staff/vouchers/${voucher.id}/end`, { reason })
  }
}

const matches = (words: string, pattern: RegExp): string | undefined => pattern.exec(words)?.[1]

/** Pages that say it without scripts. */
async function seenWithoutScripts(offer: Awaited<ReturnType<typeof onOffer>>) {
  const { page } = await browser.visit({ javaScriptEnabled: false })
  const wordsAt = async (path: string) => {
    await page.goto(path)
    return wordsOf(page.locator('body'))
  }
  const listing = await wordsAt('/products?sort=rating')
  const signIn = await wordsAt(
    '/account/login?guestCheckoutType=guest_standard_checkout&returnUrl=%2Fcheckout',
  )
  await page.goto(`/products/${offer.slug}`)
  return {
    show_product_rating: /\bRated\s+★/.test(listing),
    pincode: matches(listing, /\b(110001|400001)\b/),
    guest_checkout_type: signIn.includes('Continue as guest'),
    limited_time_deal_pdp: await page
      .locator(`a[href="/offers/${offer.offer}"]`)
      .first()
      .isVisible(),
  }
}

async function seenOfBrands(page: Page) {
  await open(page, '/shop')
  await page.getByRole('combobox').first().fill('kavri')
  await page.getByRole('option').first().waitFor()
  return { is_search_by_brand: (await page.getByRole('group', { name: 'Brands' }).count()) > 0 }
}

async function seenOfProduct(page: Page, slug: string) {
  await page
    .context()
    .addCookies([{ name: 'upchar_pincode', value: '781001', url: browser.origin() }])
  await open(page, `/products/${slug}`)
  const together = page.locator('#together')
  const offered = (await together.count()) > 0
  if (offered) await together.evaluate((section) => section.scrollIntoView())
  const words = await wordsOf(page.locator('body'))
  return {
    is_social_proof: /\d+ buyers ordered this/.test(words),
    is_cod_snippet: words.includes('Cash on delivery is available for most orders'),
    similar_products: words.includes('Similar products'),
    gst_inclusive_price: matches(words, /(Includes|Plus) [\d.]+% GST/),
    show_delivery_tat_range: /Delivery [^\n]* – /.test(words),
    bought_together_pdp: offered
      ? await together.getByRole('heading').first().innerText()
      : 'nothing',
  }
}

/** From the product page into the cart. */
async function seenOfCart(page: Page) {
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  const summary = page.getByRole('heading', { name: 'Order summary' })
  await page.getByText('Product added to cart').or(summary).first().waitFor()
  const opens = (await page.locator('body[data-cart-opens]').count()) > 0
  if (opens) await page.waitForURL('**/cart')
  else await open(page, '/cart')
  await summary.waitFor()
  await page.getByText('Get a quotation').waitFor()
  const says = async (words: string) => (await page.getByText(words).count()) > 0
  return {
    redirect_to_cart: opens ? new URL(page.url()).pathname : 'no',
    can_share_cart: (await page.getByRole('button', { name: 'Share this cart' }).count()) > 0,
    limited_offer_type: await says('Deal prices in your cart hold until'),
    auto_coupon: await says('We put this voucher on for you'),
    total_savings: await says('You save'),
  }
}

async function seenByCustomer(page: Page) {
  const links = (name: string) => page.getByRole('link', { name }).count()
  await open(page, '/shop')
  await page.getByRole('heading', { name: 'Top searches' }).waitFor()
  const again = await page.getByRole('heading', { name: 'Buy again' }).count()
  await open(page, '/account')
  await page.getByRole('heading', { name: 'Account', exact: true }).waitFor()
  // In its menu and on its first page.
  return { again, points: await links('Reward points'), referrals: await links('Referrals') }
}

/** The popup of a visitor who looks around where the browser offers to install the shop. */
async function popup(visitor: BrowserContext): Promise<string> {
  const page = await visitor.newPage()
  await lapse(page)
  await page.addInitScript(() => {
    const offer = () =>
      dispatchEvent(
        Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.resolve() }),
      )
    setInterval(offer, 50)
  })
  await open(page, '/shop')
  const shown = page
    .getByRole('complementary')
    .filter({ has: page.getByRole('button', { name: /^(Not now|No thanks)$/ }) })
  await shown.waitFor()
  const words = await shown.innerText()
  await page.close()
  return words
}

/** Each has tests of its own besides (`tools/spec/flags.test.ts`). */
describe('DATA-05 a change of a flag shows in the shop', () => {
  it('DATA-18 show_product_rating pincode is_search_by_brand guest_checkout_type limited_time_deal_pdp is_social_proof is_cod_snippet similar_products gst_inclusive_price show_delivery_tat_range bought_together_pdp redirect_to_cart can_share_cart limited_offer_type auto_coupon total_savings: on the way to the cart', async () => {
    const { page: buyer } = await browser.visit()
    await publishReview(staff.database(), browser.origin(), { buyer, admin: admin() })
    const offer = await onOffer()
    const product = await wanted()
    const seen = async (): Promise<Record<OnTheWay, unknown>> => {
      const { page } = await browser.visit()
      return {
        ...(await seenWithoutScripts(offer)),
        ...(await seenOfBrands(page)),
        ...(await seenOfProduct(page, product.slug)),
        ...(await seenOfCart(page)),
      }
    }
    const look = async () => {
      await withFlags(column('set'), () => shows(seen, column('changed')))
      await shows(seen, column('usual'))
    }
    await withVoucher(() => withDeal(product, look))
  })

  it('DATA-18 recent_order_collection_type loyalty_program can_generate_referral_link: to a customer', async () => {
    const { page, context } = await browser.visit()
    await makeCustomer(context.request, browser.origin())
    await orderAsCustomer(page, (await buyable(browser.origin())).sku)
    const seen = () => seenByCustomer(page)
    const none = { recent_order_collection_type: '', loyalty_program: true }
    await withFlags({ ...none, can_generate_referral_link: true }, () =>
      shows(seen, { again: 0, points: 2, referrals: 2 }),
    )
    // It hasn't arrived yet.
    const arrivedOnes = { recent_order_collection_type: 'delivered', loyalty_program: true }
    await withFlags(arrivedOnes, () => shows(seen, { again: 0, points: 2, referrals: 0 }))
    await shows(seen, { again: 1, points: 0, referrals: 0 })
  })

  it('DATA-18 cart: nothing can be added or ordered', async () => {
    const { slug, sku } = await buyable(browser.origin())
    const { page } = await browser.visit()
    await putIntoCart(page, sku)
    await withFlags({ cart: false }, async () => {
      await open(page, '/cart')
      await page.getByText('We take no orders at the moment').first().waitFor()
      expect(await page.getByRole('link', { name: 'Continue to checkout' }).count()).toBe(0)
      await open(page, `/products/${slug}`)
      await page.getByText('We take no orders at the moment').first().waitFor()
      expect(await page.getByRole('button', { name: /^Add(?! to wishlist)/ }).count()).toBe(0)
    })
    await open(page, '/cart')
    await page.getByRole('link', { name: 'Continue to checkout' }).first().waitFor()
  })

  it('DATA-18 abandon_nudge_type app_first_cohort app_voucher_discount: choose the popup of a visit', async () => {
    const { page, context } = await browser.visit()
    await dismissed(page, 'login', 'feedback')
    await toFilledCheckout(page, (await buyable(browser.origin())).slug)
    await payButton(page).click()
    await page.waitForURL('**/sandbox/pay/**')
    const seen = () => popup(context)
    // The reminder comes before the app, and that before an announcement.
    const noReminder = { abandon_nudge_type: '' }
    const announced = await withFlags(noReminder, seen)
    expect(announced).toContain('No thanks')
    await withFlags({ ...noReminder, app_first_cohort: true }, async () => {
      expect(await seen()).toMatch(/^Get the \w+ app[^]*WELCOME7/)
    })
    const otherVoucher = { app_first_cohort: true, app_voucher_discount: 8 }
    await withFlags({ ...noReminder, ...otherVoucher }, async () => {
      const invitation = await seen()
      expect(invitation).toMatch(/^Get the \w+ app/)
      expect(invitation).not.toContain('WELCOME7')
    })
    expect(await seen()).toContain('Your payment is not finished')
  })

  it('DATA-18 login_trigger: invites to sign in, or never', async () => {
    const { page } = await browser.visit()
    await dismissed(page, 'special', 'last-step', 'feedback')
    const invitation = page.getByRole('dialog', { name: 'Sign in or create an account' })
    await withFlags({ login_trigger: 'off' }, async () => {
      await stay(page)
      expect(await invitation.count()).toBe(0)
    })
    await open(page, '/shop')
    await invitation.waitFor()
  })
})
