import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { row } from '../../../testing/customers.ts'
import { showConsole } from '../../../testing/show-console.tsx'

const asha = row('c-1', 'Asha Rao', { email: 'asha@clinic.example' })
const none = { total: 0, total_is_more: false }
const answers: Answers = {
  staffListCustomers: ({ query }) => ({
    customers: 'rao clinic'.includes(query.q.toLowerCase()) ? [asha] : [],
    are_alike: false,
    ...none,
  }),
  staffListOrders: () => ({ orders: [], older: null, newer: null }),
  staffListProducts: () => ({ products: [], ...none }),
  staffListAudit: () => ({ entries: [], ...none }),
  staffListMembers: () => ({ members: [], ...none }),
}
const sheet = page.getByRole('dialog', { name: 'Go to' })
const field = sheet.getByRole('combobox', { name: 'Page, order, customer or product' })
const options = () =>
  sheet
    .getByRole('option')
    .elements()
    .map((one) => one.textContent)

describe('going to a place by typing', () => {
  beforeEach(async () => {
    await page.viewport(1280, 900)
  })

  it('opens with Ctrl+K also in a field, lists the pages of the role, and goes with Enter', async () => {
    const shop = showConsole('/console/customers', answers)
    const search = page.getByRole('searchbox', { name: 'Search customers' })
    await search.click()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('aud')
    await expect.poll(options).toEqual(['Audit logSettings'])
    await userEvent.keyboard('{Enter}')
    await expect.poll(shop.href).toBe('/console/audit')
    await expect.element(sheet).not.toBeInTheDocument()
  })

  it('finds customers by their words, and leads to one by arrow keys', async () => {
    const shop = showConsole('/console/audit', answers)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('rao')
    await expect.poll(options).toEqual(['Rao ClinicCustomer · asha@clinic.example'])
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    await expect.poll(shop.href).toBe('/console/customers/c-1')
  })

  it('asks for nothing below three letters or outside the role, and says when nothing is called that', async () => {
    const shop = showConsole('/console', answers, { role: 'catalogue' })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    const before = shop.calls('staffListProducts').length
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('zz')
    await expect.element(sheet.getByText(/^Nothing is called that/)).toBeVisible()
    expect(shop.calls('staffListProducts')).toHaveLength(before)
    await userEvent.keyboard('zz')
    await expect.poll(() => shop.calls('staffListProducts').length).toBe(before + 1)
    expect(shop.calls('staffListCustomers')).toEqual([])
  })
})

describe('the menu by kinds of work', () => {
  it('shows the pages of the current kind, and opens and closes the others', async () => {
    showConsole('/console/customers', answers)
    const menu = page.getByRole('navigation', { name: 'Console' })
    await expect.element(menu.getByRole('link', { name: 'KYC reviews' })).toBeVisible()
    const settings = menu.getByRole('button', { name: 'Settings' })
    await expect.element(settings).toHaveAttribute('aria-expanded', 'false')
    await expect.element(menu.getByRole('link', { name: 'Audit log' })).not.toBeInTheDocument()
    await settings.click()
    await expect.element(menu.getByRole('link', { name: 'Audit log' })).toBeVisible()
    await menu.getByRole('button', { name: 'Customers' }).click()
    await expect.element(menu.getByRole('link', { name: 'KYC reviews' })).not.toBeInTheDocument()
  })
})
