import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { opened, row } from '../../../testing/customers.ts'
import type { Row } from '../../../testing/customers.ts'
import { showConsole } from '../../../testing/show-console.tsx'

describe('customers', () => {
  const table = page.getByRole('table', { name: 'Customers' })
  const listing = (...customers: Row[]): Answers => ({
    staffListCustomers: ({ query }) => ({
      customers: customers.filter(({ name }) => query.q === 'Ahsa' || name.includes(query.q)),
      are_alike: query.q === 'Ahsa',
      total: customers.length,
      total_is_more: false,
    }),
  })

  it('says that there are none yet, unlike when none fits', async () => {
    showConsole('/console/customers', listing())
    await expect.element(page.getByText('No customers yet')).toBeVisible()
  })

  it('says what can be searched for when none fits', async () => {
    showConsole('/console/customers?q=zzz', listing())
    await expect.element(page.getByText('No customers match')).toBeVisible()
    await expect.element(page.getByText(/beginning of the email or GST number/)).toBeVisible()
  })

  it('OPS-10 says that nobody is called as typed when it shows who is called alike', async () => {
    showConsole('/console/customers?q=Ahsa', listing(row('c-1', 'Asha')))
    await expect.element(table.getByRole('link', { name: 'Asha' })).toBeVisible()
    await expect
      .element(
        page.getByRole('status').getByText('Nobody is called “Ahsa”. These are called alike.'),
      )
      .toBeVisible()
  })

  it('searches the server for what was typed last, and keeps it in the address', async () => {
    const shop = showConsole('/console/customers', listing(row('c-1', 'Asha'), row('c-2', 'Bela')))
    await expect.element(table.getByRole('link')).toHaveLength(2)
    await page.getByRole('searchbox', { name: 'Search customers' }).fill('Bela')
    await expect.element(table.getByRole('link')).toHaveLength(1)
    expect(shop.href()).toBe('/console/customers?q=Bela')
    expect(shop.calls('staffListCustomers').at(-1)?.query.q).toBe('Bela')
  })

  it('shows the rows of the last question, whichever answer comes last', async () => {
    const slow = Promise.withResolvers<void>()
    const shop = showConsole('/console/customers', {
      staffListCustomers: async ({ query: { state } }) => {
        if (state === 'closed') await slow.promise
        const name = state === 'closed' ? 'Closed one' : state === 'open' ? 'Open one' : 'Anyone'
        return { customers: [row('c-1', name)], are_alike: false, total: 1, total_is_more: false }
      },
    })
    await expect.element(table.getByRole('link', { name: 'Anyone' })).toBeVisible()
    const account = page.getByRole('combobox', { name: 'Account' })
    await account.selectOptions('Closed')
    await expect.poll(() => shop.calls('staffListCustomers').length).toBe(2)
    await account.selectOptions('Open')
    await expect.element(table.getByRole('link', { name: 'Open one' })).toBeVisible()
    slow.resolve()
    await (await fetch(location.href)).text()
    await expect.element(table.getByRole('link', { name: 'Open one' })).toBeVisible()
  })

  it('goes from row to row with j and k, and opens one with Enter', async () => {
    const shop = showConsole('/console/customers', {
      ...listing(row('c-1', 'Asha'), row('c-2', 'Bela')),
      ...opened(),
    })
    await expect.element(table.getByRole('link')).toHaveLength(2)
    await userEvent.keyboard('jj')
    await expect.element(table.getByRole('link', { name: 'Bela' })).toHaveFocus()
    await userEvent.keyboard('k')
    await expect.element(table.getByRole('link', { name: 'Asha' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(shop.href).toBe('/console/customers/c-1')
  })

  it('calls a closed account by what it is: it has neither name nor email any more', async () => {
    showConsole('/console/customers', listing(row('c-1', '', { email: '', is_closed: true })))
    await expect.element(table.getByRole('link', { name: 'Closed account' })).toBeVisible()
  })
})
