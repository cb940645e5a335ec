import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
} from 'playwright-core'
import { afterAll, afterEach, beforeEach, expect } from 'vitest'
import { theShop } from './shop.ts'
import { chromiumArguments, findChromium } from '../tools/chromium.ts'

export const smallPhone = { width: 320, height: 640 }
export const phone = { width: 390, height: 844 }
export const tablet = { width: 768, height: 1024 }
export const desktop = { width: 1440, height: 900 }

/**
 * React's hydration mismatch errors: the browser discarded the server's markup and rendered again.
 */
const BUILT_TWICE = /React error #(418|421|423|425)\b/

export type Visit = { page: Page; context: BrowserContext; errors: string[] }

type Traffic = { open: Set<Request>; quietSince: number }
const trafficOf = new WeakMap<Page, Traffic>()

function watchTraffic(page: Page): void {
  const traffic: Traffic = { open: new Set(), quietSince: Date.now() }
  trafficOf.set(page, traffic)
  const ended = (request: Request) => {
    traffic.open.delete(request)
    traffic.quietSince = Date.now()
  }
  page.on('request', (request) => {
    // What the former document had begun ends unheard.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) traffic.open.clear()
    traffic.open.add(request)
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
}

const quietMs = 250

/**
 * Waits until the page has loaded and nothing was requested for a moment: half of what Playwright's `networkidle` waits,
 * a hundred times in a run.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  const traffic = trafficOf.get(page)
  if (traffic === undefined) throw new Error('only pages of a visit are watched')
  await expect
    .poll(() => traffic.open.size === 0 && Date.now() - traffic.quietSince >= quietMs, {
      interval: 30,
    })
    .toBe(true)
}

let launched: Promise<Browser> | undefined

/** The worker's Chromium, for all its files: launching one costs as much as a page. It ends with the worker. */
async function theBrowser(): Promise<Browser> {
  if (launched !== undefined && (await launched).isConnected()) return launched
  const executablePath = findChromium()
  if (executablePath === undefined)
    throw new Error('Chromium is missing; npm test says how to install it')
  launched = chromium.launch({ executablePath, args: chromiumArguments, headless: true })
  return launched
}

/**
 * A browser for one test file. `visit` opens a new visitor with an empty profile and collects the
 * page's errors, so that a test can assert there were none. Hydration mismatches count as errors.
 * The visit ends with the test; one that `beforeAll` opens ends with the file.
 */
export function useBrowser(): {
  visit(options?: BrowserContextOptions): Promise<Visit>
  origin(): string
} {
  const ofFile: BrowserContext[] = []
  const ofTest: BrowserContext[] = []
  let open = ofFile
  const builtTwice: string[] = []
  const close = async (contexts: BrowserContext[]) => {
    for (const context of contexts.splice(0)) await context.close()
  }
  beforeEach(() => {
    open = ofTest
  })
  afterAll(() => close(ofFile))
  afterEach(async () => {
    await close(ofTest)
    const found = builtTwice.splice(0)
    if (found.length > 0)
      throw new Error(`Pages that were built a second time in the browser:\n${found.join('\n')}`)
  })
  return {
    origin: () => theShop().origin,
    visit: async (options = {}) => {
      const browser = await theBrowser()
      const context = await browser.newContext({
        baseURL: theShop().origin,
        viewport: desktop,
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        ...options,
      })
      open.push(context)
      // As the limit of a test: it ends only what hangs.
      context.setDefaultTimeout(120_000)
      context.on('weberror', (report) => {
        if (BUILT_TWICE.test(report.error().message)) builtTwice.push(report.page()?.url() ?? '')
      })
      context.on('page', watchTraffic)
      const page = await context.newPage()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      return { page, context, errors }
    },
  }
}
