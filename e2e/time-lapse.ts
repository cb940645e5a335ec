import type { Page } from 'playwright-core'
import { open } from './buying.ts'

const TIMES = 20
const LONG_MS = 2000
/** The longest a popup waits for is half a minute (AUTH-08); then a moment for what it asks the server. */
const ALL_HAVE_COME_MS = 30_000 / TIMES + 1000

/**
 * In this page, whoever waits for two seconds or longer waits a twentieth of that. Frames, the network and the time of day
 * stay as they are: stopping the page's whole clock would stop what is drawn and fetched as well.
 */
export async function lapse(page: Page): Promise<void> {
  await page.addInitScript(
    ([times, long]) => {
      const wait = window.setTimeout.bind(window)
      Object.assign(window, {
        setTimeout: (work: () => void, ms = 0) => wait(work, ms >= long ? ms / times : ms),
      })
    },
    [TIMES, LONG_MS] as const,
  )
}

/** What lies beside the page has come, and with it what may ask for attention later. */
export const besideIsThere = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/overlays-')),
  )

/** Stays on the page until every popup that could come by itself has come. Needs `lapse`. */
export async function stayOn(page: Page): Promise<void> {
  await besideIsThere(page)
  await page.waitForTimeout(ALL_HAVE_COME_MS)
}

/** Opens a page in time lapse and stays until every popup that could come has come. */
export async function stay(page: Page, path = '/shop'): Promise<void> {
  await lapse(page)
  await open(page, path)
  await stayOn(page)
}

/** The popups named were sent away before this visit. */
export async function sentAway(
  page: Page,
  ...kinds: ('special' | 'last-step' | 'feedback')[]
): Promise<void> {
  await page.context().addInitScript((away) => {
    if (!location.protocol.startsWith('http') || localStorage.getItem('upchar.popups') !== null)
      return
    localStorage.setItem(
      'upchar.popups',
      JSON.stringify(Object.fromEntries(away.map((kind) => [kind, Date.now() + 86_400_000]))),
    )
  }, kinds)
}
