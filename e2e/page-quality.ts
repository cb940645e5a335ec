import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Page, ViewportSize } from 'playwright-core'

const require = createRequire(import.meta.url)
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** Starts recording layout shifts and largest paints; call it before the first page is opened. */
export async function watchPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shifts: [] as { value: number; what: string }[], largest: '' }
    Object.assign(window, { upcharPaint: seen })
    const describe = (node: Node | null | undefined) =>
      node instanceof Element
        ? `${node.tagName.toLowerCase()}${node.id ? `#${node.id}` : ''} ${node.getAttribute('src') ?? node.textContent?.trim().slice(0, 60) ?? ''}`
        : 'nothing'
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node }[]
      })[]) {
        if (!entry.hadRecentInput)
          seen.shifts.push({
            value: entry.value,
            what: entry.sources.map((s) => describe(s.node)).join(' | '),
          })
      }
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as
        | (PerformanceEntry & { element?: Element })
        | undefined
      if (last !== undefined) seen.largest = describe(last.element)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

/** The recorded layout shifts and largest paint. */
export const paintOf = (
  page: Page,
): Promise<{ shifts: { value: number; what: string }[]; largest: string }> =>
  page.evaluate(
    () =>
      (
        window as unknown as {
          upcharPaint: { shifts: { value: number; what: string }[]; largest: string }
        }
      ).upcharPaint,
  )

/**
 * axe violations of WCAG 2.2 A and AA, one line each. The visitor's browser must bypass the content
 * policy.
 */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // Half a megabyte: inject it once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async () => {
    // An alert covers for some seconds what is checked here.
    for (let tries = 0; tries < 24; tries++) {
      const alerts = document.querySelectorAll<HTMLElement>('.toast-place .shadow-2')
      if (alerts.length === 0) break
      for (const alert of alerts)
        alert.querySelector<HTMLButtonElement>('button[aria-label="Dismiss"]')?.click()
      await new Promise((resolve) => {
        setTimeout(resolve, 50)
      })
    }
    // A sheet that is still sliding in covers its own buttons.
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
        .map((one) => one.finished),
    )
    type Axe = {
      run(
        options: object,
      ): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>
    }
    const { violations } = await (window as unknown as { axe: Axe }).axe.run({
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return violations.flatMap((v) =>
      v.nodes.slice(0, 3).map((n) => `${v.id}: ${v.help}: ${n.html.slice(0, 160)}`),
    )
  })
}

/** Whether the page is wider than its window. */
export const sticksOut = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/**
 * What sticks out at each of these sizes, and what axe finds at the narrowest and the widest, as lines to read: axe takes
 * half a second, and between these two the layout only changes its columns. It resizes the one page instead of opening it
 * at each width, which costs three times as much; the size it had is restored.
 */
export async function problemsAtSizes(
  page: Page,
  sizes: readonly ViewportSize[],
): Promise<string[]> {
  const before = page.viewportSize()
  const widths = sizes.map(({ width }) => width)
  const judged = [Math.min(...widths), Math.max(...widths)]
  const problems: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    // What lies half under the header is reached by scrolling: it counts where it stands.
    await page.evaluate(
      () =>
        new Promise((drawn) => {
          scrollTo(0, 0)
          requestAnimationFrame(() => requestAnimationFrame(drawn))
        }),
    )
    const found = judged.includes(size.width) ? await accessibilityProblems(page) : []
    if (await sticksOut(page)) found.push('something sticks out')
    problems.push(...found.map((line) => `at ${size.width} px: ${line}`))
  }
  if (before !== null) await page.setViewportSize(before)
  return problems
}
