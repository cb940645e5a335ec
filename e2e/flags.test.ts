import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { istDate } from '@upchar/kernel/dates'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { FlagsInUse } from '@upchar/contract/schema/profile'
import { phone, useBrowser } from './browser.ts'
import {
  buyable,
  open,
  orderAsCustomer,
  orderByCash,
  payButton,
  toFilledCheckout,
} from './buying.ts'
import { addToCart, useFlags, wordsAt, type Effect } from './flags.ts'
import { publishReview } from './reviewing.ts'
import { makeCustomer } from './signing-in.ts'
import { useStaff } from './staff.ts'
import { dismissed, lapse, stay } from './time-lapse.ts'

const browser = useBrowser()
const staff = useStaff()
const { admin, get, post, withFlag, effect, arrived } = useFlags(browser, staff)

/** A product that anyone may buy, below its MRP, and delivered to the default pincode. */
async function product(): Promise<string> {
  const { products: cards, stock } = await get<Answer<'listProducts'>>(
    'get-data-json?name=product_group&limit=48',
  )
  const found = cards.find(
    (one) =>
      one.buying.state === 'open' &&
      stock[one.product_group_id]?.state === 'in_stock' &&
      one.moq === 1 &&
      one.price_gst > one.price &&
      one.discount_percent > 0,
  )
  if (found === undefined) throw new Error('no such product')
  return found.slug
}

/** An offer of limited time and one of its products. */
async function onOffer(): Promise<{ slug: string; offer: string }> {
  const { offers } = await get<Answer<'getMainOffer'>>('get-main-offer')
  const [offer] = offers
  const slug = offer?.products[0]?.slug
  if (offer === undefined || slug === undefined) throw new Error('no product is on offer')
  return { slug, offer: offer.slug }
}

const productPageSays = (words: string) => async (page: Page) =>
  (await wordsAt(page, `/products/${await product()}`)).includes(words)

/** How often the cart says it, to somebody who has something in it. */
async function cartSays(page: Page, words: string): Promise<number> {
  await open(page, '/cart')
  await page.getByRole('heading', { name: 'Order summary' }).waitFor()
  return page.getByText(words).count()
}

/** How often the account links this part of it. */
const accountLinks = (page: Page, name: string) => async (): Promise<number> => {
  await open(page, '/account')
  await page.getByRole('heading', { name: 'Account', exact: true }).waitFor()
  return page.getByRole('link', { name }).count()
}

/** The popup of a visitor who looks around where the browser offers to install the shop: the app's, or an announcement. */
async function popup(): Promise<string> {
  const { page } = await browser.visit()
  await dismissed(page, 'login', 'last-step', 'feedback')
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
  return shown.innerText()
}

/** A voucher that applies by itself. */
const ITSELF = {
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
  reason: 'Test of the flag',
}

/** How each flag of staff shows in a browser, as it is and changed. Each has a test of its own besides (`tools/spec/flags.test.ts`). */
const effects: { readonly [K in keyof FlagsInUse]: Effect } = {
  is_social_proof: async () => {
    const { slug, sku } = await buyable(browser.origin())
    for (const _ of Array.from({ length: 5 })) {
      const { page } = await browser.visit()
      await orderByCash(page, sku)
    }
    // Other tests of the run buy it too.
    const told = async (page: Page) =>
      /\d+ buyers ordered this/.test(await wordsAt(page, `/products/${slug}`))
    await effect('is_social_proof', true, told, false, true)()
  },
  is_cod_snippet: effect(
    'is_cod_snippet',
    false,
    productPageSays('Cash on delivery is available for most orders'),
    true,
    false,
  ),
  can_share_cart: async () => {
    const { page } = await browser.visit()
    await addToCart(page, await product())
    const offered = async () => {
      await cartSays(page, 'Total')
      await page.getByText('Get a quotation').waitFor()
      return page.getByRole('button', { name: 'Share this cart' }).count()
    }
    await effect('can_share_cart', false, offered, 1, 0)()
  },
  show_product_rating: async () => {
    const { page: buyer } = await browser.visit()
    await publishReview(staff.database(), browser.origin(), { buyer, admin: admin() })
    const shown = async (page: Page) =>
      /\bRated\s+★/.test(await wordsAt(page, '/products?sort=rating'))
    await effect('show_product_rating', false, shown, true, false)()
  },
  bought_together_pdp: async () => {
    const [one, other] = [await buyable(browser.origin()), await product()]
    const { page } = await browser.visit()
    const { variants } = (await get<Answer<'getProduct'>>(`products/${other}`)).product
    await post('staff/bought-together', {
      sku: one.sku,
      with_sku: variants[0]?.sku,
      reason: 'Used together',
    })
    const shown = async () => {
      await open(page, `/products/${one.slug}`)
      const section = page.locator('#together')
      if ((await section.count()) === 0) return 'nothing'
      await page.evaluate(() => document.getElementById('together')?.scrollIntoView())
      return section.getByRole('heading').first().innerText()
    }
    await effect('bought_together_pdp', false, shown, 'Often bought together', 'nothing')()
  },
  similar_products: effect(
    'similar_products',
    false,
    productPageSays('Similar products'),
    true,
    false,
  ),
  gst_inclusive_price: effect(
    'gst_inclusive_price',
    false,
    async (page) =>
      /(Includes|Plus) [\d.]+% GST/.exec(await wordsAt(page, `/products/${await product()}`))?.[1],
    'Includes',
    'Plus',
  ),
  limited_time_deal_pdp: effect(
    'limited_time_deal_pdp',
    false,
    async (page) => {
      const { slug, offer } = await onOffer()
      await wordsAt(page, `/products/${slug}`)
      return page.locator(`a[href="/offers/${offer}"]`).first().isVisible()
    },
    true,
    false,
  ),
  limited_offer_type: async () => {
    const { slug, sku, price_gst: price } = await buyable(browser.origin())
    const { offer } = await get<Answer<'staffFindDealOffer'>>(`staff/deals/offer?sku=${sku}`)
    const reason = 'Test of the flag'
    await post('staff/deals', {
      sku,
      deal_price: Math.floor(price * 0.9),
      share: 100,
      starts_at: null,
      ends_at: new Date(Date.now() + 86_400_000).toISOString(),
      seen_revision: offer.revision,
      reason,
    })
    const { page } = await browser.visit()
    await addToCart(page, slug)
    const said = () => cartSays(page, 'Deal prices in your cart hold until')
    await effect('limited_offer_type', '', said, 1, 0)()
    const { deals } = await get<Answer<'staffListDeals'>>('staff/deals')
    for (const { id } of deals.filter((deal) => deal.sku === sku))
      await post(`staff/deals/${id}/end`, { reason })
  },
  recent_order_collection_type: async () => {
    const { page, context } = await browser.visit()
    await makeCustomer(context.request, browser.origin())
    await orderAsCustomer(page, (await buyable(browser.origin())).sku)
    const offered = async () => {
      await open(page, '/shop')
      await page.getByRole('heading', { name: 'Top searches' }).waitFor()
      return page.getByRole('heading', { name: 'Buy again' }).count()
    }
    await effect('recent_order_collection_type', '', offered, 1, 0)()
    // It hasn't arrived yet.
    await effect('recent_order_collection_type', 'delivered', offered, 1, 0)()
  },
  pincode: effect(
    'pincode',
    '400001',
    async (page) => /\b(110001|400001)\b/.exec(await wordsAt(page, '/products'))?.[1],
    '110001',
    '400001',
  ),
  is_search_by_brand: async () => {
    const { page } = await browser.visit()
    const found = async () => {
      await open(page, '/shop')
      await page.getByRole('combobox').first().fill('kavri')
      await page.getByRole('option').first().waitFor()
      return page.getByRole('group', { name: 'Brands' }).count()
    }
    await effect('is_search_by_brand', false, found, 1, 0)()
  },
  show_delivery_tat_range: effect(
    'show_delivery_tat_range',
    false,
    async (page) => {
      await page
        .context()
        .addCookies([{ name: 'upchar_pincode', value: '781001', url: browser.origin() }])
      return /Delivery [^\n]* – /.test(await wordsAt(page, `/products/${await product()}`))
    },
    true,
    false,
  ),
  guest_checkout_type: effect(
    'guest_checkout_type',
    'guest_checkout_disabled',
    async (page) =>
      (
        await wordsAt(
          page,
          '/account/login?guestCheckoutType=guest_standard_checkout&returnUrl=%2Fcheckout',
        )
      ).includes('Continue as guest'),
    true,
    false,
  ),
  auto_coupon: async () => {
    const slug = await product()
    const day = istDate(new Date())
    const { voucher } = await post<Answer<'staffMakeVoucher'>>('staff/vouchers', {
      ...ITSELF,
      first_day: day,
      last_day: '2099-12-31',
    })
    const put = async () => {
      const { page } = await browser.visit()
      await addToCart(page, slug)
      return cartSays(page, 'We put this voucher on for you')
    }
    await effect('auto_coupon', false, put, 1, 0)()
    await post(`staff/vouchers/${voucher.id}/end`, { reason: 'End of the test' })
  },
  total_savings: async () => {
    const { page } = await browser.visit()
    await addToCart(page, await product())
    await effect('total_savings', false, () => cartSays(page, 'You save'), 1, 0)()
  },
  redirect_to_cart: async () => {
    const slug = await product()
    await withFlag('redirect_to_cart', true, async () => {
      await arrived('redirect_to_cart', true)
      const { page, errors } = await browser.visit({ viewport: phone })
      await open(page, `/products/${slug}`)
      await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
      await page.waitForURL('**/cart')
      await page.getByRole('heading', { name: 'Order summary' }).waitFor()
      expect(errors).toEqual([])
    })
    await arrived('redirect_to_cart', false)
    const { page } = await browser.visit()
    await addToCart(page, slug)
    expect(new URL(page.url()).pathname).toBe(`/products/${slug}`)
  },
  cart: async () => {
    const slug = await product()
    const { page } = await browser.visit()
    await addToCart(page, slug)
    await withFlag('cart', false, async () => {
      await open(page, '/cart')
      await page.getByText('We take no orders at the moment').first().waitFor()
      expect(await page.getByRole('link', { name: 'Continue to checkout' }).count()).toBe(0)
      await open(page, `/products/${slug}`)
      await page.getByText('We take no orders at the moment').first().waitFor()
      expect(await page.getByRole('button', { name: /^Add(?! to wishlist)/ }).count()).toBe(0)
    })
    await open(page, '/cart')
    await page.getByRole('link', { name: 'Continue to checkout' }).first().waitFor()
  },
  loyalty_program: async () => {
    const { page, context } = await browser.visit()
    await makeCustomer(context.request, browser.origin())
    await effect('loyalty_program', true, accountLinks(page, 'Reward points'), 0, 2)()
  },
  can_generate_referral_link: async () => {
    const { page, context } = await browser.visit()
    await makeCustomer(context.request, browser.origin())
    await withFlag('loyalty_program', true, async () => {
      await arrived('loyalty_program', true)
      await effect('can_generate_referral_link', true, accountLinks(page, 'Referrals'), 0, 2)()
    })
  },
  login_trigger: async () => {
    const invitation = async () => {
      const { page } = await browser.visit()
      await dismissed(page, 'special', 'last-step', 'feedback')
      await stay(page)
      return page.getByRole('dialog', { name: 'Sign in or create an account' })
    }
    await (await invitation()).waitFor()
    await withFlag('login_trigger', 'off', async () => {
      await arrived('login_trigger', 'off')
      expect(await (await invitation()).count()).toBe(0)
    })
  },
  abandon_nudge_type: async () => {
    const { page, context } = await browser.visit()
    await toFilledCheckout(page, await product())
    await payButton(page).click()
    await page.waitForURL('**/sandbox/pay/**')
    const reminded = async () => {
      const tab = await context.newPage()
      await stay(tab)
      return tab.getByRole('complementary', { name: 'Your payment is not finished' }).count()
    }
    await withFlag('abandon_nudge_type', '', async () => {
      await arrived('abandon_nudge_type', '')
      expect(await reminded()).toBe(0)
    })
    await arrived('abandon_nudge_type', 'last_step')
    expect(await reminded()).toBe(1)
  },
  app_first_cohort: async () => {
    expect(await popup()).not.toContain('Get the')
    await withFlag('app_first_cohort', true, async () => {
      await arrived('app_first_cohort', true)
      expect(await popup()).toMatch(/^Get the \w+ app/)
    })
  },
  app_voucher_discount: () =>
    withFlag('app_first_cohort', true, async () => {
      await arrived('app_first_cohort', true)
      expect(await popup()).toContain('WELCOME7')
      await withFlag('app_voucher_discount', 8, async () => {
        await arrived('app_voucher_discount', 8)
        expect(await popup()).not.toContain('WELCOME7')
      })
    }),
}

describe('DATA-05 DATA-18 a change of a flag shows in the shop', () => {
  it.each(Object.entries(effects))('%s', (_, show) => show())
})
