import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, phone, settled, useBrowser } from './browser.ts'
import {
  addFromPage,
  buyable,
  confirmedNumber,
  fillForm,
  open,
  payButton,
  toFilledCheckout,
} from './buying.ts'
import { accessibilityProblems, paintOf, sticksOut, watchPaint } from './page-quality.ts'
import { makeCustomer, signInByPassword } from './signing-in.ts'
import { rupeesIn, typeCode, useVouchers, voucherBox } from './vouchers.ts'

const browser = useBrowser()
const vouchers = useVouchers()

const total = async (page: Page): Promise<number> =>
  rupeesIn(await page.locator('dl').last().locator('div').last().locator('dd').textContent())
const discountRow = (page: Page, code: string) =>
  page.locator('dl div', { hasText: `Voucher ${code}` }).locator('visible=true')
const sound = async (page: Page, what: string): Promise<void> => {
  await page.evaluate(() => scrollTo(0, 0))
  expect(await accessibilityProblems(page), what).toEqual([])
  expect(await sticksOut(page), `${what} sticks out`).toBe(false)
}
/** Records the calls about vouchers. */
function callsOf(
  page: Page,
  pattern = /voucher/,
): { path: string; body: Record<string, unknown> }[] {
  const calls: { path: string; body: Record<string, unknown> }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && pattern.test(pathname))
      calls.push({
        path: pathname,
        body: JSON.parse(request.postData() ?? '{}') as Record<string, unknown>,
      })
  })
  return calls
}
const isValidation = ({ path }: { path: string }) => path.endsWith('/validate')

describe('a guest with a code', () => {
  it('CART-09 CHECKOUT-03 VALID-11 mistypes it, applies it, drops below and regains its minimum, pays in cash and finds it on the order', async () => {
    const first = await buyable(browser.origin())
    const second = await buyable(browser.origin(), ({ slug }) => slug !== first.slug)
    const code = await vouchers.make({ minimum: first.price_gst + second.price_gst })
    const { page } = await browser.visit({ viewport: phone, bypassCSP: true })
    const calls = callsOf(page)
    await addFromPage(page, first.slug)
    await addFromPage(page, second.slug)
    await open(page, '/cart')
    const before = await total(page)
    expect(await page.getByLabel('Voucher code').count()).toBe(0)
    await typeCode(page, 'no such-code')
    expect(await voucherBox(page).getByLabel('Voucher code').inputValue()).toBe('NOSUCHCODE')
    await page.keyboard.press('Enter')
    await voucherBox(page).getByRole('alert').getByText('This voucher code is not valid.').waitFor()
    const field = voucherBox(page).getByLabel('Voucher code')
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect(
      await page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`).innerText(),
    ).toContain('This voucher code is not valid.')
    await sound(page, 'cart with a wrong code')
    await typeCode(page, `${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`)
    await voucherBox(page).getByRole('button', { name: 'Apply' }).click()
    await page.getByText(`${code} applied`).waitFor()
    expect(calls.findLast(isValidation)).toMatchObject({
      path: `/api/cart/voucher/${code}/validate`,
      body: { device_source: 'mobile_web', guest_user_id: expect.stringMatching(/./) as string },
    })
    const off = rupeesIn(await discountRow(page, code).locator('dd').textContent())
    expect(off).toBeCloseTo((first.price_gst + second.price_gst) / 10, 1)
    expect(await total(page)).toBeCloseTo(before - off, 2)
    await page.getByText(`₹${off.toFixed(2)} voucher`).waitFor()
    await sound(page, 'cart with a voucher')

    await page.getByRole('button', { name: `Remove ${second.title}` }).click()
    await voucherBox(page).getByText(`more to use ${code}.`).waitFor()
    expect(await discountRow(page, code).count()).toBe(0)
    expect(
      await page
        .getByRole('link', { name: 'Continue to checkout' })
        .locator('visible=true')
        .count(),
    ).toBe(0)
    await page
      .getByText(`Meet the terms of ${code} or remove it to continue.`)
      .locator('visible=true')
      .waitFor()
    await sound(page, 'cart that the voucher doesn’t fit')
    await addFromPage(page, second.slug)
    await open(page, '/cart')
    await page.getByRole('link', { name: 'Continue to checkout' }).locator('visible=true').click()
    await page.waitForURL('**/checkout')
    await fillForm(page)
    await page.getByRole('radio', { name: /Cash on delivery/ }).check()
    await expect.poll(() => payButton(page).textContent()).toContain('Place order')
    const due = rupeesIn(await payButton(page).textContent())
    await voucherBox(page)
      .getByRole('button', { name: `Remove voucher ${code}` })
      .click()
    await expect
      .poll(async () => rupeesIn(await payButton(page).textContent()))
      .toBeCloseTo(due + off, 2)
    await typeCode(page, code)
    await page.keyboard.press('Enter')
    await expect.poll(async () => rupeesIn(await payButton(page).textContent())).toBeCloseTo(due, 2)
    await sound(page, 'checkout with a voucher')
    await payButton(page).click()
    await confirmedNumber(page)
    expect(rupeesIn(await discountRow(page, code).locator('dd').textContent())).toBe(off)
    expect(
      rupeesIn(
        await page.locator('dl div', { hasText: 'To pay' }).last().locator('dd').textContent(),
      ),
    ).toBeCloseTo(due, 2)
    await page.getByRole('link', { name: 'Track your order' }).click()
    await page.waitForURL('**/track**')
    await page.getByRole('list', { name: 'Delivery progress' }).first().waitFor()
    expect(rupeesIn(await discountRow(page, code).locator('dd').textContent())).toBe(off)
    await sound(page, 'tracking of an order with a voucher')
  })
})

describe('the field for a code', () => {
  it('VALID-12 sends nothing without a code, and a code once however often the button is pressed', async () => {
    const card = await buyable(browser.origin())
    const code = await vouchers.make()
    const { page } = await browser.visit({ viewport: desktop })
    await addFromPage(page, card.slug)
    for (const path of ['/cart', '/checkout']) {
      await open(page, path)
      const calls = callsOf(page, /voucher.*validate/)
      await voucherBox(page).getByRole('button', { name: 'Have a voucher code?' }).click()
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
      await page.keyboard.press('Enter')
      await voucherBox(page).getByRole('alert').getByText('Enter a voucher code').waitFor()
      await voucherBox(page).getByLabel('Voucher code').fill(' - ')
      await voucherBox(page).getByRole('button', { name: 'Apply' }).click()
      await voucherBox(page).getByRole('alert').getByText('Enter a voucher code').waitFor()
      expect(calls).toEqual([])
      expect(new URL(page.url()).pathname).toBe(path)
    }
    const calls = callsOf(page, /voucher.*validate/)
    await typeCode(page, code)
    await voucherBox(page).getByRole('button', { name: 'Apply' }).dblclick()
    await page.getByText(`${code} applied`).waitFor()
    expect(calls).toHaveLength(1)
  })

  it('CART-09 asks to sign in for a customers’ code, and applies it afterwards', async () => {
    const card = await buyable(browser.origin())
    const code = await vouchers.make({ audience: 'customers' })
    const email = await makeCustomer((await browser.visit()).context.request, browser.origin())
    const { page } = await browser.visit({ viewport: phone })
    await addFromPage(page, card.slug)
    await open(page, '/cart')
    await typeCode(page, code)
    await page.keyboard.press('Enter')
    await voucherBox(page).getByRole('alert').getByText(`Sign in to use ${code}.`).waitFor()
    await voucherBox(page).getByRole('alert').getByRole('link', { name: 'Sign in' }).click()
    await page.waitForURL(
      (url) => url.pathname === '/account/login' && url.searchParams.get('returnUrl') === '/cart',
    )
    await signInByPassword(page, email)
    await page.waitForURL('**/cart')
    await page.getByText(`${code} applied`).waitFor()
    expect(await discountRow(page, code).count()).toBe(1)
    await page.reload()
    expect(await discountRow(page, code).count()).toBe(1)
  })
})

describe('offers', () => {
  it('CART-09 are one tap, by the keyboard too, and the focus stays with the voucher', async () => {
    const card = await buyable(browser.origin())
    const code = await vouchers.make({ percent: 60, listed: true })
    const { page, errors } = await browser.visit({ viewport: desktop })
    await watchPaint(page)
    await addFromPage(page, card.slug)
    await open(page, '/cart')
    await settled(page)
    expect((await paintOf(page)).shifts.filter(({ value }) => value >= 0.001)).toEqual([])
    const use = voucherBox(page).getByRole('button', { name: `Use ${code}` })
    expect(await use.locator('xpath=..').innerText()).toContain('You save ₹')
    await use.focus()
    await page.keyboard.press('Enter')
    await page.getByText(`${code} applied`).waitFor()
    expect(await discountRow(page, code).count()).toBe(1)
    const within = () =>
      page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-label'))
    await expect.poll(within).toBe('Voucher')
    await voucherBox(page)
      .getByRole('button', { name: `Remove voucher ${code}` })
      .focus()
    await page.keyboard.press('Enter')
    await page.getByText('Voucher removed').waitFor()
    expect(await discountRow(page, code).count()).toBe(0)
    await expect.poll(within).toBe('Voucher')
    await vouchers.end(code)
    expect(errors).toEqual([])
  })

  it('CHECKOUT-03 say what is missing if they don’t apply', async () => {
    const card = await buyable(browser.origin())
    const code = await vouchers.make({ minimum: card.price_gst + 420, listed: true })
    const { page } = await browser.visit({ viewport: phone })
    await addFromPage(page, card.slug)
    await open(page, '/cart')
    const more = voucherBox(page).getByRole('button', { name: /more offer/ })
    if ((await more.count()) > 0) await more.click()
    await voucherBox(page).getByText(`Add goods worth ₹420 more to use ${code}.`).waitFor()
    expect(
      await voucherBox(page)
        .getByRole('button', { name: `Use ${code}` })
        .count(),
    ).toBe(0)
    await vouchers.end(code)
  })

  it('CHECKOUT-03 show the price of the chosen quantity at a product, without a layout shift', async () => {
    const card = await buyable(browser.origin())
    const code = await vouchers.make({ percent: 50, minimum: card.price_gst * 2, listed: true })
    for (const viewport of [phone, desktop]) {
      const { page, errors } = await browser.visit({ viewport, bypassCSP: true })
      await watchPaint(page)
      await open(page, `/products/${card.slug}`)
      const form = page.locator('form#buy')
      await form.getByRole('button', { name: / for / }).waitFor()
      await settled(page)
      expect((await paintOf(page)).shifts.filter(({ value }) => value >= 0.001)).toEqual([])
      await form
        .getByRole('button', { name: /^Increase|more/i })
        .first()
        .click()
      await form.getByText(`for 2 with ${code}`).waitFor()
      expect(
        rupeesIn((await form.getByText(`for 2 with ${code}`).innerText()).split(' for ')[0] ?? ''),
      ).toBeCloseTo(card.price_gst, 1)
      await form.getByRole('button', { name: / for / }).click()
      const dialog = page.getByRole('dialog', { name: 'Offers' })
      await dialog.getByText(code).waitFor()
      expect(await dialog.innerText()).toContain('On goods worth')
      expect(await accessibilityProblems(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toMatch(/offers|Terms/)
      expect(errors).toEqual([])
    }
    await vouchers.end(code)
  })
})

describe('a voucher at an open checkout', () => {
  /** A guest with an open checkout whose total has changed, not confirmed yet. */
  async function withOpenCheckout(page: Page, slug: string): Promise<void> {
    await toFilledCheckout(page, slug)
    await page.getByRole('radio', { name: /Cash on delivery/ }).check()
    await expect.poll(() => payButton(page).textContent()).toContain('Place order')
    const old = rupeesIn(await payButton(page).textContent())
    await page.route(
      '**/api/checkout/*/place',
      (route) =>
        route.fulfill({
          status: 409,
          json: {
            success: false,
            code: 'total_changed',
            message: 'The total has changed.',
            detail: { old, new: old },
            request_id: 'x',
          },
        }),
      { times: 1 },
    )
    await payButton(page).click()
    await page.getByRole('alert').filter({ hasText: 'The total has changed' }).waitFor()
  }

  it.each([
    ['a guest', false],
    ['a customer', true],
  ])(
    'VALID-12 CHECKOUT-03 is applied to the cart and the checkout of %s, which is placed with it',
    async (_, signedIn) => {
      const card = await buyable(browser.origin())
      const code = await vouchers.make()
      const { page, context } = await browser.visit({ viewport: desktop })
      if (signedIn) await makeCustomer(context.request, browser.origin())
      await withOpenCheckout(page, card.slug)
      const due = rupeesIn(await payButton(page).textContent())
      const calls = callsOf(page, /voucher|create|place/)
      await typeCode(page, code)
      await page.keyboard.press('Enter')
      await page.getByText(`${code} applied`).waitFor()
      await expect.poll(async () => rupeesIn(await payButton(page).textContent())).toBeLessThan(due)
      await payButton(page).click()
      await confirmedNumber(page)
      expect(await discountRow(page, code).count()).toBe(1)
      const paths = calls
        .filter((call) => isValidation(call) || /create|place/.test(call.path))
        .map(({ path }) => path.replace(/[\da-f-]{36}/, '{id}'))
      expect(paths).toEqual([
        `/api/cart/voucher/${code}/validate`,
        signedIn
          ? `/api/checkout/{id}/voucher/${code}/validate`
          : `/api/cart/guest-checkout/voucher/${code}/validate`,
        '/api/checkout/{id}/place',
      ])
    },
  )

  it('CHECKOUT-03 CHECKOUT-04 says why the total changed when it has ended, and orders without it after confirmation', async () => {
    const card = await buyable(browser.origin())
    const code = await vouchers.make()
    const { page } = await browser.visit({ viewport: phone })
    await toFilledCheckout(page, card.slug)
    await page.getByRole('radio', { name: /Cash on delivery/ }).check()
    await typeCode(page, code)
    await page.keyboard.press('Enter')
    await page.getByText(`${code} applied`).waitFor()
    await expect.poll(() => payButton(page).textContent()).toContain('Place order')
    const due = rupeesIn(await payButton(page).textContent())
    await page.route(
      '**/api/checkout/*/place',
      async (route) => {
        await vouchers.end(code)
        await route.continue()
      },
      { times: 1 },
    )
    await payButton(page).click()
    const note = page.getByRole('alert').filter({ hasText: 'Nothing was charged' })
    await note.waitFor()
    expect(await note.innerText()).toContain(`${code} ended on`)
    await expect
      .poll(async () => rupeesIn(await payButton(page).textContent()))
      .toBeGreaterThan(due)
    await payButton(page).click()
    await confirmedNumber(page)
    expect(await discountRow(page, code).count()).toBe(0)
  })
})

describe('without JavaScript', () => {
  it('CART-09 a cart shows its voucher’s amount and no dead buttons', async () => {
    const card = await buyable(browser.origin())
    const code = await vouchers.make()
    const { page, context } = await browser.visit({ viewport: phone })
    await addFromPage(page, card.slug)
    await open(page, '/cart')
    await typeCode(page, code)
    await page.keyboard.press('Enter')
    await page.getByText(`${code} applied`).waitFor()
    const plain = await browser.visit({
      viewport: phone,
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    })
    await plain.page.goto('/cart')
    await discountRow(plain.page, code).waitFor()
    expect(await voucherBox(plain.page).count()).toBe(0)
  })
})
