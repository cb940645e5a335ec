import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { afterEach, inject } from 'vitest'
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
 */
export function useBrowser(): {
  visit(options?: BrowserContextOptions): Promise<Visit>
  origin(): string
} {
  const open: BrowserContext[] = []
  const builtTwice: string[] = []
  afterEach(async () => {
    for (const context of open.splice(0)) await context.close()
    const found = builtTwice.splice(0)
    if (found.length > 0)
      throw new Error(`Pages that were built a second time in the browser:\n${found.join('\n')}`)
  })
  return {
    origin: () => inject('shopOrigin'),
    visit: async (options = {}) => {
      const browser = await theBrowser()
      const context = await browser.newContext({
        baseURL: inject('shopOrigin'),
        viewport: desktop,
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        ...options,
      })
      open.push(context)
      context.on('weberror', (report) => {
        if (BUILT_TWICE.test(report.error().message)) builtTwice.push(report.page()?.url() ?? '')
      })
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
