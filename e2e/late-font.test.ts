import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, phone, settled, useBrowser } from './browser.ts'
import { paintOf, watchPaint } from './page-quality.ts'

const browser = useBrowser()

/** Where header and menu stand, and everything in them. */
const places = (page: Page) =>
  page.getByRole('banner').evaluate((header) =>
    [header, ...header.querySelectorAll('a, button, summary, input, nav, li')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return `${element.tagName} ${element.textContent?.trim().slice(0, 30)}: ${x} ${y} ${width} ${height}`
    }),
  )

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

const isFont = (url: URL) => url.pathname.endsWith('.woff2')

describe.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('on a %s whose web font comes after the first paint', (_device, viewport) => {
  it.each(['/shop', '/consumables', '/products?search=gloves'])(
    '%s keeps header, menu and everything below where they are',
    async (path) => {
      const { page } = await browser.visit({ viewport })
      const painting = Promise.withResolvers<void>()
      const fonts: string[] = []
      await page.route(isFont, async (route) => {
        fonts.push(route.request().url())
        await painting.promise
        await route.continue()
      })
      await watchPaint(page)
      await page.goto(path, { waitUntil: 'commit' })
      await painted(page)
      const before = await places(page)
      expect(before.length).toBeGreaterThan(5)
      painting.resolve()
      await settled(page)
      expect(fonts.length).toBeGreaterThan(0)
      // Scripts add a button to a filled search field.
      expect(await places(page)).toEqual(expect.arrayContaining(before))
      expect((await paintOf(page)).shifts.filter(({ value }) => value >= 0.001)).toEqual([])
    },
  )
})
