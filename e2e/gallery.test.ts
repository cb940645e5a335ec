import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { desktop, phone, tablet, useBrowser } from './browser.ts'
import { accessibilityProblems, sticksOut } from './page-quality.ts'

const browser = useBrowser()
const pictures = path.resolve(import.meta.dirname, 'pictures')

describe.each([phone, tablet, desktop])('the gallery of parts at $width px', (viewport) => {
  it('shows every part without accessibility problems and without sideways scrolling', async () => {
    const { page, errors } = await browser.visit({ viewport, bypassCSP: true })
    await page.goto('/dev/gallery')
    await page.getByRole('region', { name: 'Data table', exact: true }).waitFor()
    await page.evaluate(() => document.fonts.ready)
    expect(await sticksOut(page)).toBe(false)
    await page.screenshot({
      path: path.join(pictures, `gallery-${viewport.width}.png`),
      fullPage: true,
    })
    expect(await accessibilityProblems(page)).toEqual([])

    await page.getByRole('button', { name: 'Open at the side' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.screenshot({ path: path.join(pictures, `dialog-${viewport.width}.png`) })
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Actions', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Change role' }).waitFor()
    // An open menu is in no landmark.
    const problems = await accessibilityProblems(page)
    expect(problems.filter((problem) => !problem.startsWith('region: '))).toEqual([])
    await page.screenshot({ path: path.join(pictures, `menu-${viewport.width}.png`) })
    expect(errors).toEqual([])
  })
})
