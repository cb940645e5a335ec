import { makeAccessToken } from '@upchar/api/internals/modules/accounts/sessions/access-token'
import type { BrowserContext } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, settled, useBrowser } from './browser.ts'
import { open } from './buying.ts'
import { theShop } from './shop.ts'
import {
  expectSignedIn,
  headerAccount,
  makeCustomer,
  signInByPassword,
  toStep,
} from './signing-in.ts'

const browser = useBrowser()
const origin = () => browser.origin()
const SESSION_COOKIES = ['upchar_access', 'upchar_email', 'upchar_refresh', 'upchar_signed_in']

const cookiesOf = async (context: BrowserContext) =>
  new Map(
    (await context.cookies([origin(), `${origin()}/api/authentication`])).map((cookie) => [
      cookie.name,
      cookie,
    ]),
  )
const sessionCookies = async (context: BrowserContext) =>
  [...(await cookiesOf(context)).keys()].filter((name) => SESSION_COOKIES.includes(name)).toSorted()

async function setAccess(context: BrowserContext, value: string): Promise<void> {
  const cookie = (await cookiesOf(context)).get('upchar_access')
  if (!cookie) throw new Error('There is no access token')
  await context.addCookies([{ ...cookie, value }])
}

/** Replaces the browser's access token with one that expired an hour ago. */
async function expireAccess(context: BrowserContext): Promise<void> {
  const token = (await cookiesOf(context)).get('upchar_access')?.value ?? ''
  const { sub, sid } = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
  ) as { sub: string; sid: string }
  await setAccess(
    context,
    await makeAccessToken(
      theShop().secret,
      { customerId: sub, sessionId: sid },
      new Date(Date.now() - 3_600_000),
    ),
  )
}

describe('protected pages', () => {
  const paths = [
    '/account/complete-profile',
    '/account/address',
    '/account/editProfile',
    '/account/kyc',
    '/reviews/add',
    '/order',
  ]

  it.each(paths)(
    'ROUTE-25 %s: the server redirects to the sign-in with the return address and its query',
    async (path) => {
      const answer = await fetch(`${origin()}${path}?from=mail&x=1`, { redirect: 'manual' })
      expect([answer.status, await answer.text()]).toEqual([302, ''])
      const to = new URL(answer.headers.get('location') ?? '', origin())
      expect([
        to.origin,
        to.pathname,
        to.searchParams.get('returnUrl'),
        to.searchParams.get('source'),
      ]).toEqual([origin(), '/account/login', `${path}?from=mail&x=1`, 'route_guard'])
    },
  )

  it('ROUTE-25 redirects in the browser too, without showing the page, and returns after signing in', async () => {
    const email = await makeCustomer((await browser.visit()).context.request, origin())
    const { page } = await browser.visit()
    await open(page, '/policy')
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/account/editProfile?from=shop'
      link.id = 'way'
      link.textContent = 'Profile'
      document.querySelector('main')?.prepend(link)
    })
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(request.url())
    })
    await page.locator('#way').click()
    await page.waitForURL('**/account/login?**')
    expect(documents).toEqual([])
    expect(await page.getByLabel('First name').count()).toBe(0)
    await signInByPassword(page, email)
    await page.waitForURL('**/account/editProfile?from=shop')
    expect(await page.getByLabel('First name').inputValue()).toBe('Asha')
  })

  it('ROUTE-25 after signing out in another tab, the next protected page asks to sign in', async () => {
    const { page, context } = await browser.visit()
    await makeCustomer(context.request, origin())
    await open(page, '/account')
    const tab = await context.newPage()
    await open(tab, '/account')
    await tab.getByRole('button', { name: 'Sign out' }).click()
    await tab.getByRole('link', { name: 'Sign in or create an account' }).waitFor()
    await page
      .getByRole('navigation', { name: 'Account' })
      .getByRole('link', { name: 'Profile' })
      .click()
    await page.waitForURL('**/account/login?returnUrl=%2Faccount%2FeditProfile&source=route_guard')
  })
})

describe('a session', () => {
  it('AUTH-02 AUTH-11 checks the token on each render of a personal page: a good one shows the buyer, in the page itself', async () => {
    const { page, context } = await browser.visit({ javaScriptEnabled: false })
    const email = await makeCustomer(context.request, origin())
    await page.goto('/account')
    expect(await page.locator('main').innerText()).toContain(email)
  })

  it.each([
    ['made up', 'a.b.c'],
    ['of nobody', ''],
  ])('AUTH-02 clears access, refresh and email cookies when the token is %s', async (_, made) => {
    const { page, context } = await browser.visit({ javaScriptEnabled: false })
    await makeCustomer(context.request, origin())
    expect(await sessionCookies(context)).toEqual(SESSION_COOKIES)
    await setAccess(
      context,
      made ||
        (await makeAccessToken(
          theShop().secret,
          { customerId: crypto.randomUUID(), sessionId: crypto.randomUUID() },
          new Date(),
        )),
    )
    await page.goto('/account')
    expect(await page.locator('main').innerText()).toContain('Sign in or create an account')
    expect(await sessionCookies(context)).toEqual([])
  })

  it('AUTH-02 renews an expired token before the page is rendered, in two tabs at once too', async () => {
    const { page, context } = await browser.visit()
    const email = await makeCustomer(context.request, origin())
    await expireAccess(context)
    const tab = await context.newPage()
    await Promise.all([page.goto('/account/editProfile?x=1'), tab.goto('/account')])
    expect([
      new URL(page.url()).pathname + new URL(page.url()).search,
      new URL(tab.url()).pathname,
    ]).toEqual(['/account/editProfile?x=1', '/account'])
    expect(await page.locator('main').innerText()).toContain(email)
    expect(await tab.locator('main').innerText()).toContain(email)
    expect(await sessionCookies(context)).toEqual(SESSION_COOKIES)
  })

  it('AUTH-02 AUTH-09 renews an expired token once for all calls of the browser, unnoticed', async () => {
    const { page, context, errors } = await browser.visit()
    await makeCustomer(context.request, origin())
    const tab = await context.newPage()
    const renewals: string[] = []
    for (const one of [page, tab]) {
      one.on('request', (request) => {
        if (request.url().includes('/authentication/refresh')) renewals.push(request.url())
      })
      await open(one, '/policy')
      await expectSignedIn(one, 'Asha')
    }
    // A call of the first page that is still to come would renew before anybody clicks.
    for (const one of [page, tab]) await settled(one)
    await expireAccess(context)
    await Promise.all(
      [page, tab].map((one) => one.locator('header nav a[href="/dental"]:visible').first().click()),
    )
    await Promise.all([page, tab].map((one) => one.waitForURL('**/dental')))
    for (const one of [page, tab]) {
      await settled(one)
      await expectSignedIn(one, 'Asha')
    }
    expect(renewals).toHaveLength(1)
    expect(await sessionCookies(context)).toEqual(SESSION_COOKIES)
    expect(errors.filter((error) => !error.includes('401') && !error.includes('403'))).toEqual([])
  })

  it('AUTH-09 continues as a guest when the session was ended elsewhere: one retry without the token', async () => {
    const { page, context } = await browser.visit()
    const email = await makeCustomer(context.request, origin())
    await open(page, '/policy')
    await expectSignedIn(page, 'Asha')
    const other = await browser.visit()
    await open(other.page, '/account/login')
    await signInByPassword(other.page, email)
    await toStep(other.page, 'login-success')
    await open(other.page, '/account?selected=security')
    await other.page.getByRole('button', { name: /^Sign out/ }).click()
    await other.page.getByText('1 device signed out').waitFor()
    const carts: number[] = []
    page.on('response', (response) => {
      if (new URL(response.url()).pathname === '/api/cart') carts.push(response.status())
    })
    await page.locator('header nav a[href="/dental"]:visible').first().click()
    await page.waitForURL('**/dental')
    await expectSignedIn(page, 'Sign in')
    await expect.poll(() => carts.at(-1)).toBe(200)
    await settled(page)
    expect(await sessionCookies(context)).toEqual([])
    expect((await headerAccount(page).getAttribute('href'))?.startsWith('/account/login')).toBe(
      true,
    )
  })

  it('ROUTE-27 refetches the profile on a route change, and shared pages stay the same for everyone', async () => {
    const { page, context } = await browser.visit({ viewport: desktop })
    await makeCustomer(context.request, origin())
    const [mine, anybody] = await Promise.all([
      (await page.goto('/shop'))?.text(),
      (await fetch(`${origin()}/shop`)).text(),
    ])
    // But for the moment at which the server rendered it, which a cached page keeps for a while.
    const timeless = (html = '') => html.replaceAll(/\\?"u\\?":\d+/g, '')
    expect(timeless(mine)).toBe(timeless(anybody))
    await expectSignedIn(page, 'Asha')
    await settled(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (const path of ['/dental', '/diagnostics', '/consumables']) {
      await page.locator(`header nav a[href="${path}"]:visible`).first().click()
      await page.waitForURL(`**${path}`)
      await settled(page)
    }
    expect(asked).toContain('/api/get-customer')
  })
})

describe('signing out', () => {
  it('AUTH-04 leaves nothing of the buyer in the browser and goes to /account', async () => {
    const { page, context } = await browser.visit()
    const email = await makeCustomer(context.request, origin())
    await open(page, '/cart')
    await open(page, '/account')
    const guest = (await cookiesOf(context)).get('upchar_guest')?.value
    await page.evaluate(() => {
      document.cookie = 'g_state={"i_l":0}; path=/'
      for (const key of [
        'upchar.guest-form',
        'upchar.compare',
        'upchar.wishlist',
        'upchar.recent',
        'upchar.last-step',
      ])
        localStorage.setItem(key, '{"x":1}')
      sessionStorage.setItem('upchar.checkout-attempt', '{"content":"x","key":"y"}')
      Object.assign(window, {
        google: {
          accounts: { id: { disableAutoSelect: () => localStorage.setItem('auto-select', 'off') } },
        },
      })
    })
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('link', { name: 'Sign in or create an account' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/account')
    expect(await sessionCookies(context)).toEqual([])
    const left = await cookiesOf(context)
    expect([left.has('g_state'), left.get('upchar_guest')?.value === guest]).toEqual([false, false])
    const stored = await page.evaluate(() => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      all: JSON.stringify({ ...localStorage, ...sessionStorage }),
    }))
    expect(stored.local).not.toContain('upchar.account')
    expect(stored.all).not.toContain('"x":1')
    expect(stored.local).toContain('auto-select')
    expect(stored.session).not.toContain('upchar.checkout-attempt')
    expect(stored.all).not.toContain(email)
    await page.goBack()
    await settled(page)
    expect(await page.locator('body').innerText()).not.toContain(email)
  })

  it("AUTH-04 says 'Error occurred during logout' with the reason, and stays signed in", async () => {
    const { page, context } = await browser.visit()
    await makeCustomer(context.request, origin())
    await open(page, '/account')
    await page.route('**/api/authentication/logout', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: JSON.stringify({
          success: false,
          code: 'busy',
          message: 'We are very busy',
          request_id: 'x',
        }),
      }),
    )
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByText('Error occurred during logout: We are very busy').waitFor()
    expect(await sessionCookies(context)).toEqual(SESSION_COOKIES)
  })
})
