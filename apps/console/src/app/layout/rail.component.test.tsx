import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showConsole } from '../../testing/show-console.tsx'

const none = { total: 0, total_is_more: false }

it('the menu of a phone closes over the page that is chosen in it', async () => {
  await page.viewport(390, 800)
  const shop = showConsole('/console/customers', {
    staffListCustomers: () => ({ customers: [], are_alike: false, ...none }),
    staffListAudit: () => ({ entries: [], ...none }),
    staffListMembers: () => ({ members: [], ...none }),
  })
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Settings' }).click()
  await menu.getByRole('link', { name: 'Audit log' }).click()
  await expect.poll(shop.href).toBe('/console/audit')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(menu).not.toBeInTheDocument()
})
