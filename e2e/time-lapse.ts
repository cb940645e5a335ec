import type { Page } from 'playwright-core'
import { sourceLoaded } from './asset-of.ts'
import { open } from './buying.ts'

const TIMES = 20
const LONG_MS = 2000
/** The longest delay of a popup is half a minute (AUTH-08), plus a moment for its request. */
const ALL_HAVE_COME_MS = 30_000 / TIMES + 1000

/**
 * Timers of two seconds or longer run twenty times faster in this page. Frames, network and clock
 * stay as they are: faking the whole clock would also stop rendering and fetching.
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

/** The page is idle and its overlays are loaded. */
export const overlaysLoaded = (page: Page) => sourceLoaded(page, 'src/app/layout/overlays.tsx')

/** Stays on the page until every automatic popup is due. Needs `lapse`. */
export async function stayOn(page: Page): Promise<void> {
  await overlaysLoaded(page)
  await page.waitForTimeout(ALL_HAVE_COME_MS)
}

/** Opens a page in time lapse and stays until every automatic popup is due. */
export async function stay(page: Page, path = '/shop'): Promise<void> {
  await lapse(page)
  await open(page, path)
  await stayOn(page)
}

/** Popups that were dismissed before this visit. */
export async function dismissed(
  page: Page,
  ...kinds: ('special' | 'last-step' | 'feedback' | 'login')[]
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
