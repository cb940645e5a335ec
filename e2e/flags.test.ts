import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { istDate } from '@upchar/kernel/dates'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { FlagsInUse } from '@upchar/contract/schema/profile'
import { phone, useBrowser, type Visit } from './browser.ts'
import { open, payButton, toFilledCheckout } from './buying.ts'
import { publishReview } from './reviewing.ts'
import { makeCustomer } from './signing-in.ts'
import { signInStaff, useStaff } from './staff.ts'
import { dismissed, stay } from './time-lapse.ts'

const browser = useBrowser()
const staff = useStaff()

type Flag = Answer<'staffListFlags'>['flags'][number]
type Value = Flag['value']

/** An administrator's browser; a new one each time, whose first code is unused. */
async function console(): Promise<Visit> {
  const visit = await browser.visit()
  await signInStaff(visit.context.request, browser.origin(), await staff.make('admin'))
  return visit
}

/** Changes a flag as staff do, checks the shop, and restores the flag. */
async function withFlag(
  { context }: Visit,
  key: string,
  value: Value,
  look: () => Promise<void>,
): Promise<void> {
  const change = async (path: string, body: object) => {
    const { flags } = (await (
      await context.request.get(`${browser.origin()}/api/staff/flags`)
    ).json()) as Answer<'staffListFlags'>
    const answer = await context.request.post(`${browser.origin()}/api/staff/flags/${path}`, {
      data: {
        ...body,
        seen_changed_at: flags.find((flag) => flag.key === key)?.changed_at ?? null,
      },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await change(key, { value })
  try {
    await look()
  } finally {
    await change(`${key}/reset`, {})
  }
}

/** A page as the server renders it for a new visitor without scripts. */
const html = async (path: string): Promise<string> => (await fetch(browser.origin() + path)).text()
const answerOf = async <T>(path: string): Promise<T> =>
  (await (await fetch(browser.origin() + path)).json()) as T
/** Other processes learn of a change a moment later. */
const page = (path: string) => expect.poll(() => html(path), { timeout: 5000 })

const products = () =>
  answerOf<Answer<'listProducts'>>('/api/get-data-json?name=product_group&limit=48')

/** A product that anyone may buy, below its MRP, and delivered to the default pincode. */
async function product(): Promise<string> {
  const { products: cards, stock } = await products()
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

async function add(page: Page, slug: string): Promise<void> {
  await open(page, `/products/${slug}`)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await page.getByText('Product added to cart').first().waitFor()
}

type Effect = (admin: Visit) => Promise<void>

/** What `look` finds as usual, and once the flag has this value. */
const effect =
  <T>(
    key: keyof FlagsInUse,
    value: Value,
    look: () => Promise<T>,
    usual: NoInfer<T>,
    changed: NoInfer<T>,
  ): Effect =>
  async (admin) => {
    const found = () => expect.poll(look, { timeout: 10_000 })
    await found().toEqual(usual)
    await withFlag(admin, key, value, () => found().toEqual(changed))
    await found().toEqual(usual)
  }

/** Waits until pages have this value of a flag. */
const arrived = (key: keyof FlagsInUse, value: Value) =>
  page('/shop').toContain(`${JSON.stringify(key)}:${JSON.stringify(value)}`)

const productPageHas = (words: string) => async () =>
  (await html(`/products/${await product()}`)).includes(words)

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

/** How a change of a flag shows in the whole shop. Each flag has a test of its own besides; `tools/spec/flags.test.ts` lists those missing. */
const effects: { readonly [K in keyof FlagsInUse]?: Effect } = {
  is_cod_snippet: effect(
    'is_cod_snippet',
    false,
    productPageHas('Cash on delivery is available for most orders'),
    true,
    false,
  ),
  can_share_cart: effect(
    'can_share_cart',
    false,
    async () => {
      const answer = await fetch(`${browser.origin()}/api/share/identify-link`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ link: 'none' }),
      })
      return ((await answer.json()) as { code: string }).code
    },
    'link_unknown',
    'sharing_off',
  ),
  show_product_rating: async (admin) => {
    const { page: buyer } = await browser.visit()
    await publishReview(staff.database(), browser.origin(), { buyer, admin })
    const shown = async () => (await html('/products?sort=rating')).includes('>Rated <')
    await effect('show_product_rating', false, shown, true, false)(admin)
  },
  bought_together_pdp: effect(
    'bought_together_pdp',
    false,
    productPageHas('id="together"'),
    true,
    false,
  ),
  similar_products: effect(
    'similar_products',
    false,
    productPageHas('Similar products'),
    true,
    false,
  ),
  gst_inclusive_price: effect(
    'gst_inclusive_price',
    false,
    async () => /(Includes|Plus) [\d.]+% GST/.exec(await html(`/products/${await product()}`))?.[1],
    'Includes',
    'Plus',
  ),
  limited_time_deal_pdp: effect(
    'limited_time_deal_pdp',
    false,
    async () => {
      const { offers } = await answerOf<Answer<'getMainOffer'>>('/api/get-main-offer')
      const [offer] = offers
      const slug = offer?.products[0]?.slug
      if (offer === undefined || slug === undefined) throw new Error('no product is on offer')
      return (await html(`/products/${slug}`)).includes(`href="/offers/${offer.slug}"`)
    },
    true,
    false,
  ),
  pincode: effect(
    'pincode',
    '400001',
    async () => /\b(110001|400001)\b/.exec(await html('/products'))?.[1],
    '110001',
    '400001',
  ),
  is_search_by_brand: effect(
    'is_search_by_brand',
    false,
    async () => (await answerOf<Answer<'suggest'>>('/api/search/suggest?text=kavri')).brands.length,
    1,
    0,
  ),
  show_delivery_tat_range: effect(
    'show_delivery_tat_range',
    false,
    async () => {
      const { stock } = await answerOf<Answer<'listProducts'>>(
        '/api/get-data-json?name=product_group&limit=48&pincode=781001',
      )
      return Object.values(stock).some((one) => one.delivery?.label.includes('–'))
    },
    true,
    false,
  ),
  guest_checkout_type: effect(
    'guest_checkout_type',
    'guest_checkout_disabled',
    async () =>
      (
        await html('/account/login?guestCheckoutType=guest_standard_checkout&returnUrl=%2Fcheckout')
      ).includes('Continue as guest'),
    true,
    false,
  ),
  auto_coupon: async (admin) => {
    const slug = await product()
    const { request } = admin.context
    const day = istDate(new Date())
    const made = await request.post(`${browser.origin()}/api/staff/vouchers`, {
      data: { ...ITSELF, first_day: day, last_day: '2099-12-31' },
    })
    expect(made.status(), await made.text()).toBe(200)
    const put = async () => {
      const { page } = await browser.visit()
      await add(page, slug)
      await open(page, '/cart')
      await page.getByRole('heading', { name: 'Order summary' }).waitFor()
      return page.getByText('We put this voucher on for you').count()
    }
    await effect('auto_coupon', false, put, 1, 0)(admin)
    const { voucher } = (await made.json()) as Answer<'staffMakeVoucher'>
    const ended = await request.post(`${browser.origin()}/api/staff/vouchers/${voucher.id}/end`, {
      data: { reason: 'End of the test' },
    })
    expect(ended.status(), await ended.text()).toBe(200)
  },
  total_savings: async (admin) => {
    const { page } = await browser.visit()
    await add(page, await product())
    const saved = async () => {
      await open(page, '/cart')
      await page.getByRole('heading', { name: 'Order summary' }).waitFor()
      return page.getByText('You save').count()
    }
    await effect('total_savings', false, saved, 1, 0)(admin)
  },
  redirect_to_cart: async (admin) => {
    const slug = await product()
    await withFlag(admin, 'redirect_to_cart', true, async () => {
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
    await add(page, slug)
    expect(new URL(page.url()).pathname).toBe(`/products/${slug}`)
  },
  cart: async (admin) => {
    const slug = await product()
    const { page } = await browser.visit()
    await add(page, slug)
    await withFlag(admin, 'cart', false, async () => {
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
  loyalty_program: async (admin) => {
    const { page, context } = await browser.visit()
    await makeCustomer(context.request, browser.origin())
    const offered = async () => {
      await open(page, '/account')
      await page.getByRole('heading', { name: 'Account', exact: true }).waitFor()
      return page.getByRole('link', { name: 'Reward points' }).count()
    }
    await effect('loyalty_program', true, offered, 0, 2)(admin)
  },
  can_generate_referral_link: async (admin) => {
    const { page, context } = await browser.visit()
    await makeCustomer(context.request, browser.origin())
    const offered = async () => {
      await open(page, '/account')
      await page.getByRole('heading', { name: 'Account', exact: true }).waitFor()
      return page.getByRole('link', { name: 'Referrals' }).count()
    }
    await withFlag(admin, 'loyalty_program', true, async () => {
      await arrived('loyalty_program', true)
      await effect('can_generate_referral_link', true, offered, 0, 2)(admin)
    })
  },
  login_trigger: async (admin) => {
    const invitation = async () => {
      const { page } = await browser.visit()
      await dismissed(page, 'special', 'last-step', 'feedback')
      await stay(page)
      return page.getByRole('dialog', { name: 'Sign in or create an account' })
    }
    await (await invitation()).waitFor()
    await withFlag(admin, 'login_trigger', 'off', async () => {
      await arrived('login_trigger', 'off')
      expect(await (await invitation()).count()).toBe(0)
    })
  },
  abandon_nudge_type: async (admin) => {
    const { page, context } = await browser.visit()
    await toFilledCheckout(page, await product())
    await payButton(page).click()
    await page.waitForURL('**/sandbox/pay/**')
    const reminded = async () => {
      const tab = await context.newPage()
      await stay(tab)
      return tab.getByRole('complementary', { name: 'Your payment is not finished' }).count()
    }
    await withFlag(admin, 'abandon_nudge_type', '', async () => {
      await arrived('abandon_nudge_type', '')
      expect(await reminded()).toBe(0)
    })
    await arrived('abandon_nudge_type', 'last_step')
    expect(await reminded()).toBe(1)
  },
}

describe('DATA-05 a change of a flag shows in the shop', () => {
  it.each(Object.entries(effects))('%s', async (_, show) => {
    await show(await console())
  })
})

describe('ROUTE-23 a landing page that staff change', () => {
  it('shows its new words and picture with the next answer, and whether it sells', async () => {
    const { context } = await console()
    const pages = async () =>
      (
        (await (
          await context.request.get(`${browser.origin()}/api/staff/landing-pages`)
        ).json()) as Answer<'staffListLandingPages'>
      ).pages
    const change = async (body: object) => {
      const dental = (await pages()).find(({ key }) => key === 'dental')
      const answer = await context.request.post(
        `${browser.origin()}/api/staff/landing-pages/dental`,
        { data: { ...body, seen_changed_at: dental?.changed_at ?? null } },
      )
      expect(answer.status(), await answer.text()).toBe(200)
      return dental
    }
    const before = await change({
      banner_title: 'Chairs & "lamps" <first>',
      banner_text: 'Words under the title',
      meta_title: 'A new title',
      meta_description: 'A new description',
      banner_image: 'shop',
      enabled: false,
    })
    for (const words of [
      'Chairs &amp; &quot;lamps&quot; &lt;first&gt;',
      'Words under the title',
      '<title>A new title',
      'content="A new description"',
      '/img/b/shop-800',
      'Orders are taken by phone',
    ])
      await page('/dental').toContain(words)
    await change({
      banner_title: before?.banner_title,
      banner_text: before?.banner_text,
      meta_title: before?.meta_title,
      meta_description: before?.meta_description,
      banner_image: before?.banner_image,
      enabled: true,
    })
    await page('/dental').not.toContain('Orders are taken by phone')
  })
})
