import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { shortcutStore } from '../../kit/shortcuts.ts'
import { row } from '../../testing/customers.ts'
import { showConsole } from '../../testing/show-console.tsx'

const customers: Answers = {
  staffListCustomers: () => ({
    customers: [row('c-1', 'Asha'), row('c-2', 'Bela'), row('c-3', 'Chandra')],
    are_alike: false,
    total: 3,
    total_is_more: false,
  }),
  staffListAudit: () => ({ entries: [], total: 0, total_is_more: false }),
  staffListMembers: () => ({ members: [], total: 0, total_is_more: false }),
}
const field = page.getByRole('searchbox', { name: 'Search customers' })
const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const focusedRow = () => document.activeElement?.closest('tr')?.getAttribute('data-row')

beforeEach(() => shortcutStore.setState(shortcutStore.getInitialState(), true))

async function openCustomers() {
  const shop = showConsole('/console/customers', customers)
  await expect.element(page.getByRole('link', { name: 'Chandra' })).toBeVisible()
  return shop
}

describe('the console by keys alone', () => {
  it('skips the menu first, and moves the focus to the page that opens', async () => {
    const shop = await openCustomers()
    await userEvent.keyboard('{Tab}')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect.element(skip).toHaveFocus()
    await expect.element(skip).toBeVisible()
    // The last one leads back to the first page of the visit.
    for (const [group, name, href] of [
      ['Settings', 'Audit log', '/console/audit'],
      ['Customers', 'Customers', '/console/customers'],
    ] as const) {
      await page.getByRole('button', { name: group }).click()
      page
        .getByRole('navigation', { name: 'Console' })
        .getByRole('link', { name })
        .element()
        .focus()
      await userEvent.keyboard('{Enter}')
      await expect.poll(shop.href).toBe(href)
      await expect.poll(() => document.activeElement?.id).toBe('main')
    }
  })

  it('goes to the search field with /, where letters are letters again', async () => {
    await openCustomers()
    await userEvent.keyboard('/')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('j?')
    await expect.element(field).toHaveValue('j?')
    expect(help.elements()).toEqual([])
  })

  it('shows its shortcuts with ?, and nothing else happens until they are closed', async () => {
    await openCustomers()
    await userEvent.keyboard('?')
    await expect.element(help).toBeVisible()
    await userEvent.keyboard('j')
    expect(focusedRow()).toBeUndefined()
    await userEvent.keyboard('{Escape}')
    await expect.element(help).not.toBeInTheDocument()
    await userEvent.keyboard('j')
    expect(focusedRow()).toBe('c-1')
  })

  it('begins a list at its last row with k, and stops at both ends', async () => {
    await openCustomers()
    await userEvent.keyboard('k')
    expect(focusedRow()).toBe('c-3')
    await userEvent.keyboard('j')
    expect(focusedRow()).toBe('c-3')
    await userEvent.keyboard('kkk')
    expect(focusedRow()).toBe('c-1')
  })

  it('leaves letters and arrows to a filter: a list is left by Arrow Down from its search field only', async () => {
    await openCustomers()
    const filter = page.getByRole('combobox', { name: 'Account' })
    filter.element().focus()
    await userEvent.keyboard('jk{ArrowDown}')
    await expect.element(filter).toHaveFocus()
    field.element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(focusedRow).toBe('c-1')
  })

  it('leaves the browser’s own combinations alone', async () => {
    await openCustomers()
    await userEvent.keyboard('{Control>}j{/Control}{Alt>}k{/Alt}')
    expect(focusedRow()).toBeUndefined()
  })

  it('switches single keys off for those who speak to the computer, and remembers it (WCAG 2.1.4)', async () => {
    await openCustomers()
    await userEvent.keyboard('?')
    const single = help.getByRole('switch', { name: 'Single-key shortcuts' })
    await expect.element(single).toBeChecked()
    await single.click()
    await expect.element(single).not.toBeChecked()
    expect(localStorage.getItem('upchar.console.shortcuts')).toBe('off')
    await userEvent.keyboard('{Escape}')
    await expect.element(help).not.toBeInTheDocument()
    await userEvent.keyboard('j?')
    expect(focusedRow()).toBeUndefined()
    expect(help.elements()).toEqual([])
  })
})

describe('a page that a role may not see', () => {
  it('AUTH-09 says so instead of loading it, and leaves the menu', async () => {
    const shop = showConsole('/console/audit', customers, { role: 'catalogue' })
    await expect.element(page.getByRole('navigation', { name: 'Console' })).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(shop.calls('staffListAudit')).toEqual([])
  })
})
