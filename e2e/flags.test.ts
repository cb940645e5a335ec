import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { phone, useBrowser, type Visit } from './browser.ts'
import { open } from './buying.ts'
import { signInStaff, useStaff } from './staff.ts'

const browser = useBrowser()
const staff = useStaff()

type Flag = Answer<'staffListFlags'>['flags'][number]
type Value = Flag['value']

/** A browser of an administrator's; a new one each time, whose first code nobody has used. */
async function console(): Promise<Visit> {
  const visit = await browser.visit()
  await signInStaff(visit.context.request, browser.origin(), await staff.make('admin'))
  return visit
}

/** Changes a flag as staff do, looks at the shop, puts it back. */
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

/** A page as a new visitor gets it, without scripts: what the server answers. */
const html = async (path: string): Promise<string> => (await fetch(browser.origin() + path)).text()
/** Other processes hear of a change a moment after it was made. */
const page = (path: string) => expect.poll(() => html(path), { timeout: 5000 })

/** A product that anybody may buy, below its MRP, that is rated and delivered to the standard pincode. */
async function product(): Promise<string> {
  const answer = await fetch(`${browser.origin()}/api/get-data-json?name=product_group&limit=48`)
  const { products, stock } = (await answer.json()) as Answer<'listProducts'>
  const found = products.find(
    (one) =>
      one.buying.state === 'open' &&
      one.product_reviews_count > 0 &&
      stock[one.product_group_id]?.state === 'in_stock' &&
      one.moq === 1 &&
      one.discount_percent > 0,
  )
  if (found === undefined) throw new Error('no such product')
  return found.slug
}

describe('DATA-05 a flag that staff change is obeyed by the next page', () => {
  it.each([
    ['is_cod_snippet', false, 'Cash on delivery for most orders'],
    ['similar_products', false, 'Similar products'],
    ['show_product_rating', false, 'Rated '],
  ] as const)('%s on the product page', async (key, value, words) => {
    const [visit, slug] = [await console(), await product()]
    expect(await html(`/products/${slug}`)).toContain(words)
    await withFlag(visit, key, value, () => page(`/products/${slug}`).not.toContain(words))
    await page(`/products/${slug}`).toContain(words)
  })

  it('gst_inclusive_price turns the headline price round', async () => {
    const [visit, slug] = [await console(), await product()]
    const before = await html(`/products/${slug}`)
    await withFlag(visit, 'gst_inclusive_price', false, () =>
      page(`/products/${slug}`).not.toBe(before),
    )
  })

  it('pincode is where new visitors are taken to be', async () => {
    const visit = await console()
    expect(await html('/products')).toContain('110001')
    await withFlag(visit, 'pincode', '400001', () => page('/products').toContain('400001'))
  })

  it('total_savings hides what is saved in the cart', async () => {
    const [visit, slug] = [await console(), await product()]
    const { page } = await browser.visit()
    await add(page, slug)
    const saved = async () => {
      await open(page, '/cart')
      await page.getByRole('heading', { name: 'Order summary' }).waitFor()
      return page.getByText('You save').count()
    }
    await expect.poll(saved).toBe(1)
    await withFlag(visit, 'total_savings', false, () => expect.poll(saved).toBe(0))
  })

  it('redirect_to_cart opens the cart after a product was added', async () => {
    const [visit, slug] = [await console(), await product()]
    await withFlag(visit, 'redirect_to_cart', true, async () => {
      const { page, errors } = await browser.visit({ viewport: phone })
      await open(page, `/products/${slug}`)
      await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
      await page.waitForURL('**/cart')
      await page.getByRole('heading', { name: 'Order summary' }).waitFor()
      expect(errors).toEqual([])
    })
    const { page } = await browser.visit()
    await add(page, slug)
    expect(new URL(page.url()).pathname).toBe(`/products/${slug}`)
  })

  it('cart takes nothing in while it is off, and says so', async () => {
    const [visit, slug] = [await console(), await product()]
    const { page } = await browser.visit()
    await add(page, slug)
    await withFlag(visit, 'cart', false, async () => {
      await open(page, '/cart')
      await page.getByText('We take no orders at the moment').first().waitFor()
      expect(await page.getByRole('link', { name: 'Continue to checkout' }).count()).toBe(0)
      await open(page, `/products/${slug}`)
      await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
      await page.getByText('We take no orders at the moment').waitFor()
    })
    await open(page, '/cart')
    await page.getByRole('link', { name: 'Continue to checkout' }).first().waitFor()
  })
})

async function add(page: Page, slug: string): Promise<void> {
  await open(page, `/products/${slug}`)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click()
  await page.getByText('Product added to cart').first().waitFor()
}

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
