import { page } from 'vitest/browser'
import { expect } from 'vitest'

/** Opens every kind of work in the menu: what isn't there then isn't offered. */
export async function openMenu(): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Console' })
  await expect.element(menu).toBeVisible()
  const closed = menu.getByRole('button', { expanded: false })
  while (closed.elements().length > 0) await closed.first().click()
}
