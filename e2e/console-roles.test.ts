import { describe, expect, it } from 'vitest'
import { dialog, menu, menuNames, openMenu, toast, useConsole } from './console.ts'

const { origin, consoleOf } = useConsole()

describe('what a role may do', () => {
  it('determines menu and buttons, and the API refuses the rest', async () => {
    const { page, context } = await consoleOf('support')
    expect(await menuNames(page)).toEqual([
      'Start',
      'Orders',
      'Dispatch',
      'E-invoices & e-way bills',
      'Schedule H1 register',
      'Returns',
      'Quotations',
      'Customers',
      'Support',
      'Product reviews',
      'Wallets',
      'Credit lines',
      'Products',
      'Waiting goods',
      'Product types',
      'Price lists',
      'Ceiling prices',
      'Lowest prices',
      'Search',
      'Buying rules',
      'Stock',
      'Quarantine',
      'Recalls',
      'Sellers',
      'Proposed offers',
      'Vouchers',
      'Volume prices',
      'Bought together',
      'Sales codes',
      'Bank offers',
      'Deals',
      'Gifts and upsells',
      'Reward points',
      'Referrals',
      'Landing pages',
      'Content',
      'Awaited payments',
      'Disputes',
      'Couriers’ rates',
      'KYC questions',
      'Flags',
      'Scheduled reports',
    ])
    await page.goto('/console/flags')
    await page.getByText('Number of recent buyers').waitFor()
    expect(await page.getByRole('switch').count()).toBe(0)
    expect(await page.getByRole('combobox', { name: 'Buying without an account' }).count()).toBe(0)
    await page.goto('/console/audit')
    await page.getByText('Your role has no access to this page').waitFor()
    await page.getByText('Administrator can.').waitFor()
    const refused = await Promise.all(
      ['audit', 'members', 'kyc'].map(async (path) =>
        (await context.request.get(`${origin()}/api/staff/${path}`)).status(),
      ),
    )
    expect(refused).toEqual([403, 403, 403])
    const changed = await context.request.post(`${origin()}/api/staff/flags/cart`, {
      data: { value: false, seen_changed_at: null },
    })
    expect(changed.status()).toBe(403)
  })

  it('follows a role that an administrator changes, from the next call on', async () => {
    const { page: admin } = await consoleOf('admin', '/console/team')
    const { page, member } = await consoleOf('catalogue', '/console/account')
    expect(await menuNames(page)).toContain('Flags')
    await admin.getByLabel('Search members').fill(member.email)
    await admin.getByRole('button', { name: `Change ${member.name}` }).click()
    await admin.getByRole('menuitem', { name: 'Change role' }).click()
    await dialog(admin)
      .getByRole('radio', { name: /^KYC reviewer/ })
      .check()
    await dialog(admin).getByRole('button', { name: 'Make KYC reviewer' }).click()
    await toast(admin, `${member.name} is now KYC reviewer`)
    await openMenu(page)
    await menu(page).getByRole('link', { name: 'Flags' }).click()
    await page.getByText('Your role has no access to this page').waitFor()
    expect(await menuNames(page)).toEqual([
      'Start',
      'Customers',
      'KYC reviews',
      'Buying rules',
      'Sellers',
      'Seller applications',
      'KYC questions',
    ])
  })

  it('ends at once when a member is disabled', async () => {
    const { page: admin } = await consoleOf('admin', '/console/team')
    const { page, member } = await consoleOf('support')
    await admin.getByLabel('Search members').fill(member.email)
    await admin.getByRole('button', { name: `Change ${member.name}` }).click()
    await admin.getByRole('menuitem', { name: 'Disable' }).click()
    await dialog(admin).getByRole('button', { name: 'Disable' }).click()
    await toast(admin, `${member.name} can’t sign in any more`)
    await openMenu(page)
    await menu(page).getByRole('link', { name: 'Customers' }).click()
    await page.waitForURL('**/console/sign-in?reason=ended**')
    await page.getByText('Your session has ended.').waitFor()
  })
})
