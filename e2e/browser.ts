import { chromium, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, afterEach, inject } from 'vitest'
import { chromiumArguments, findChromium } from '../tools/chromium.ts'

export const phone = { width: 390, height: 844 }
export const tablet = { width: 768, height: 1024 }
export const desktop = { width: 1440, height: 900 }

export type Visit = { page: Page; context: BrowserContext; errors: string[] }

/**
 * A browser for one test file. `visit` opens a new visitor with an empty profile; what the page reports as an error is
 * collected, so that a test can say that there was none.
 */
export function useBrowser(): { visit(options?: BrowserContextOptions): Promise<Visit>; origin(): string } {
  const executablePath = findChromium()
  const launched = executablePath === undefined
    ? Promise.reject(new Error('Chromium is missing; npm test says how to install it'))
    : chromium.launch({ executablePath, args: chromiumArguments, headless: true })
  launched.catch(() => undefined)
  const open: BrowserContext[] = []
  afterEach(async () => {
    for (const context of open.splice(0)) await context.close()
  })
  afterAll(async () => {
    await (await launched).close()
  })
  return {
    origin: () => inject('shopOrigin'),
    visit: async (options = {}) => {
      const browser = await launched
      const context = await browser.newContext({ baseURL: inject('shopOrigin'), viewport: desktop, locale: 'en-IN', timezoneId: 'Asia/Kolkata', ...options })
      open.push(context)
      const page = await context.newPage()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => { if (message.type() === 'error') errors.push(message.text()) })
      return { page, context, errors }
    },
  }
}
