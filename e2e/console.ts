import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { useBrowser } from './browser.ts'
import { consoleOpen, signInStaff, useStaff } from './staff.ts'

/** A browser and members of staff, for tests of the console. */
export function useConsole() {
  const browser = useBrowser()
  const staff = useStaff()
  const origin = () => browser.origin()
  const shopText = async (path: string) => (await fetch(origin() + path)).text()
  return {
    browser,
    staff,
    origin,
    shopText,
    /** A browser in which a new member with this role has signed in. */
    consoleOf: async (role: Parameters<typeof staff.make>[0], path = '/console') => {
      const member = await staff.make(role)
      const visit = await browser.visit()
      await signInStaff(visit.context.request, origin(), member)
      await visit.page.goto(path)
      await consoleOpen(visit.page)
      return { member, ...visit }
    },
    /** Waits until the shop's page contains the text, or no longer does. */
    shopSays: (path: string, text: string, says = true) =>
      expect
        .poll(async () => (await shopText(path)).includes(text), {
          timeout: 20_000,
          message: `${path}: ${text}`,
        })
        .toBe(says),
  }
}

export const menu = (page: Page) => page.getByRole('navigation', { name: 'Console' })
/** Opens every kind of work in the menu. */
export async function openMenu(page: Page): Promise<void> {
  const closed = menu(page).getByRole('button', { expanded: false })
  while ((await closed.count()) > 0) await closed.first().click()
}

export const menuNames = async (page: Page) => {
  await openMenu(page)
  return (await menu(page).getByRole('link').allInnerTexts()).map((text) =>
    text.split('\n')[0]?.trim(),
  )
}
export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('status').getByText(text).waitFor()
export const dialog = (page: Page, name?: string | RegExp) =>
  page.getByRole('dialog', { ...(name !== undefined && { name, exact: true }) })
