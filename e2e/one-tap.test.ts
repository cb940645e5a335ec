import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { CryptoKey } from 'jose'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startNode, type Started } from '@upchar/testkit/start-node'
import { useBrowser } from './browser.ts'
import { open } from './buying.ts'
import { theShop } from './shop.ts'
import { overlaysLoaded, lapse, dismissed } from './time-lapse.ts'
import { expectSignedIn, makeCustomer, newEmail, toStep } from './signing-in.ts'

const clientId = 'shop.apps.googleusercontent.example'
const keyId = 'first'
const browser = useBrowser()

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    }),
  )

let shop: Started
let keys: Server
let privateKey: CryptoKey
let folder = ''
let baseURL = ''

// The same shop with One Tap configured, and our own keys instead of Google's.
beforeAll(async () => {
  const pair = await generateKeyPair('RS256')
  privateKey = pair.privateKey
  const jwk = await exportJWK(pair.publicKey)
  keys = createServer((_, response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ keys: [{ ...jwk, kid: keyId, alg: 'RS256', use: 'sig' }] })),
  )
  const keysPort = await listen(keys)
  const probe = createServer()
  const port = await listen(probe)
  await new Promise((resolve) => probe.close(resolve))
  folder = await mkdtemp(path.join(tmpdir(), 'upchar-one-tap-'))
  baseURL = `http://127.0.0.1:${port}`
  shop = await startNode(
    path.resolve(import.meta.dirname, '../server/src/start.ts'),
    [],
    {
      NODE_ENV: 'production',
      UPCHAR_SECRET: theShop().secret,
      DATABASE_URL: theShop().database,
      PORT: String(port),
      UPCHAR_ORIGIN: baseURL,
      UPCHAR_DATA_DIR: folder,
      RATE_LIMIT_PER_MINUTE: '0',
      LOG_LEVEL: 'error',
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_JWKS_URL: `http://127.0.0.1:${keysPort}/certs`,
    },
    `${baseURL}/health`,
  )
})
afterAll(async () => {
  await shop.stop()
  keys.close()
  await rm(folder, { recursive: true, force: true })
})

type OneTap = {
  client_id: string
  nonce: string
  callback: (answer: { credential: string }) => void
}
type Stub = { oneTap?: OneTap; prompts: number; cancels: number }

/** A fake of Google's script. */
const script = `window.stub={prompts:0,cancels:0};window.google={accounts:{id:{initialize:(options)=>{window.stub.oneTap=options},prompt:()=>{window.stub.prompts+=1},cancel:()=>{window.stub.cancels+=1},disableAutoSelect:()=>{}}}}`

/** A visitor whose requests to Google are answered here and counted. */
async function visitor(options: { javaScriptEnabled?: boolean } = {}) {
  const visit = await browser.visit({ baseURL, ...options })
  await dismissed(visit.page, 'special', 'last-step')
  await lapse(visit.page)
  const asked: string[] = []
  await visit.context.route('https://accounts.google.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: script })
  })
  return { ...visit, asked }
}

const stub = (page: Page): Promise<Stub | undefined> =>
  page.evaluate(
    () =>
      (window as unknown as { stub?: Stub }).stub && {
        prompts: (window as unknown as { stub: Stub }).stub.prompts,
        cancels: (window as unknown as { stub: Stub }).stub.cancels,
      },
  )

/** Interacts with the page until Google's prompt is requested. */
const prompted = (page: Page) =>
  expect
    .poll(
      async () => {
        await page.keyboard.press('Shift')
        return (await stub(page))?.prompts ?? 0
      },
      { timeout: 20_000 },
    )
    .toBe(1)

/** Interacts with the page, and waits until the browser has been idle. */
async function interact(page: Page): Promise<void> {
  await overlaysLoaded(page)
  for (let times = 0; times < 3; times += 1) {
    await page.keyboard.press('Shift')
    await page.evaluate(async () => {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }))
      await (await fetch('/health', { cache: 'no-store' })).text()
    })
    await page.waitForTimeout(250)
  }
}

/** The visitor chooses an account in Google's prompt. */
async function choose(
  page: Page,
  person: { sub: string; email: string; given_name?: string },
): Promise<void> {
  const nonce = await page.evaluate(
    () => (window as unknown as { stub: Stub }).stub.oneTap?.nonce ?? '',
  )
  const credential = await new SignJWT({ email_verified: true, nonce, ...person })
    .setProtectedHeader({ alg: 'RS256', kid: keyId })
    .setIssuer('https://accounts.google.com')
    .setAudience(clientId)
    .setSubject(person.sub)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(privateKey)
  await page.evaluate(
    (token) => (window as unknown as { stub: Stub }).stub.oneTap?.callback({ credential: token }),
    credential,
  )
}

describe('One Tap', () => {
  it('UI-03 asks nothing of Google before the visitor does something; then signs in with one tap, and the page stays', async () => {
    const { page, asked, errors } = await visitor()
    await open(page, '/shop')
    await overlaysLoaded(page)
    await page.waitForTimeout(1000)
    expect(asked).toEqual([])
    await prompted(page)
    expect(asked).toEqual(['https://accounts.google.com/gsi/client'])
    await choose(page, {
      sub: crypto.randomUUID(),
      email: newEmail('gmail.com'),
      given_name: 'Meera',
    })
    await expectSignedIn(page, 'Meera')
    expect(new URL(page.url()).pathname).toBe('/shop')
    expect(errors).toEqual([])
  })

  it('UI-03 offers it on product pages and /account, not elsewhere, and once a session', async () => {
    const list = (await (await fetch(`${baseURL}/api/get-data-json?limit=1`)).json()) as {
      products: { slug: string }[]
    }
    for (const address of ['/account', `/products/${list.products[0]?.slug}`]) {
      const { page, asked } = await visitor()
      await open(page, address)
      await prompted(page)
      await open(page, address)
      await interact(page)
      expect(asked, address).toHaveLength(1)
    }
    const { page, asked } = await visitor()
    for (const address of ['/cart', '/products', '/dental', '/account/login']) {
      await open(page, address)
      await interact(page)
      expect(asked, address).toEqual([])
    }
  })

  it('UI-03 asks neither signed-in buyers nor visitors who dismissed Google’s prompt', async () => {
    const buyer = await visitor()
    await makeCustomer(buyer.context.request, baseURL)
    await open(buyer.page, '/account')
    await interact(buyer.page)
    expect(buyer.asked).toEqual([])
    const tired = await visitor()
    await tired.context.addCookies([
      {
        name: 'g_state',
        value: JSON.stringify({ i_p: Date.now() + 3_600_000, i_l: 1 }),
        url: baseURL,
      },
    ])
    await open(tired.page, '/account')
    await interact(tired.page)
    expect(tired.asked).toEqual([])
  })

  it('UI-03 an account with the same address is signed in to once, then Google is linked', async () => {
    const email = await makeCustomer((await visitor()).context.request, baseURL)
    const { page } = await visitor()
    await open(page, '/account')
    await prompted(page)
    await choose(page, { sub: crypto.randomUUID(), email })
    await toStep(page, 'existing-password')
    await page.getByText('Sign in to it once, and Google is linked to it').waitFor()
    await page.getByRole('main').getByText(email).waitFor()
  })

  it('UI-03 is absent without a client id', async () => {
    const { page, context } = await browser.visit()
    const asked: string[] = []
    await lapse(page)
    await context.route('https://accounts.google.com/**', (route) => {
      asked.push(route.request().url())
      return route.abort()
    })
    const answer = await page.goto('/account')
    expect(answer?.headers()['content-security-policy']).not.toContain('google')
    await interact(page)
    expect(asked).toEqual([])
  })
})
