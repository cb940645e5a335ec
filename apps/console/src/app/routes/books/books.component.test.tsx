import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { broken } from '@upchar/testkit/browser/fake-api'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { openMenu } from '../../../testing/open-menu.ts'
import { showConsole } from '../../../testing/show-console.tsx'

type Books = Omit<Answer<'staffGetBooks'>, 'success'>
type Audit = Books['audits'][number]

const audit = (part: Partial<Audit> = {}): Audit => ({
  id: '01990000-0000-7000-8000-000000000001',
  state: 'clean',
  started_at: '2026-11-22T21:35:00.000Z',
  ended_at: '2026-11-22T21:35:09.000Z',
  started_by: null,
  orders: 120,
  differences: 0,
  failure: '',
  ...part,
})
const checks = [{ check: 'totals', title: 'Totals', rows: 4321, differences: 0 }]
const books = (part: Partial<Books> = {}): Books => ({
  audits: [audit()],
  shown: { id: audit().id, checks },
  differences: [],
  total: 0,
  total_is_more: false,
  ...part,
})
const wrong = audit({ state: 'differences', differences: 10_001 })
const found = books({
  audits: [wrong],
  shown: {
    id: wrong.id,
    checks: [{ check: 'totals', title: 'Totals', rows: 4321, differences: 10_001 }],
  },
  differences: [
    {
      nth: 1,
      check: 'totals',
      table: 'order',
      row: '01990000-0000-7000-8000-00000000000a',
      order: 'UP-261122-7K3M9',
      text: 'its total is ₹364.01, not ₹364.00',
      by: 1,
    },
  ],
  total: 10_000,
  total_is_more: true,
})
const run = page.getByRole('button', { name: 'Run now' })

describe('the books', () => {
  it('say that nothing was audited yet, and are audited at once', async () => {
    const [none, running] = [
      books({ audits: [], shown: null }),
      books({
        audits: [audit({ state: 'running', ended_at: null })],
        shown: { id: audit().id, checks: [] },
      }),
    ]
    let now = none
    showConsole(
      '/console/books',
      {
        staffGetBooks: () => now,
        staffAuditBooks: () => {
          now = running
          return { audits: running.audits }
        },
      },
      { role: 'finance' },
    )
    await expect.element(page.getByText('Nothing has been audited yet')).toBeVisible()
    await run.click()
    await expect.element(page.getByText(/An audit is running/)).toBeVisible()
    now = books()
    await expect.element(page.getByText(/: nothing differs\./)).toBeVisible()
    await expect.element(page.getByText('4,321')).toBeVisible()
  })

  it('list 10,000 differences in pages, each with a link to its order', async () => {
    showConsole('/console/books', { staffGetBooks: () => found }, { role: 'finance' })
    await expect.element(page.getByText('its total is ₹364.01, not ₹364.00')).toBeVisible()
    const order = page.getByRole('link', { name: 'UP-261122-7K3M9' })
    await expect.element(order.first()).toHaveAttribute('href', '/console/orders/UP-261122-7K3M9')
    await expect.element(page.getByText(/nightly: 10,001 differences/)).toBeVisible()
    await expect
      .element(page.getByRole('navigation', { name: 'Pages of differences' }))
      .toBeVisible()
  })

  it('alert on the start page and in the menu while something differs', async () => {
    showConsole('/console', { staffGetBooks: () => found }, { role: 'finance' })
    const tile = page.getByRole('main').getByRole('link', { name: /Differences in the books/ })
    await expect.element(tile.getByText(/10,000/)).toBeVisible()
  })

  it('mark the audit that is shown, among the earlier ones', async () => {
    const earlier = audit({
      id: '01990000-0000-7000-8000-000000000002',
      started_at: '2026-11-21T21:35:00.000Z',
    })
    showConsole(
      `/console/books?audit=${earlier.id}`,
      {
        staffGetBooks: () =>
          books({ audits: [audit(), earlier], shown: { id: earlier.id, checks } }),
      },
      { role: 'finance' },
    )
    const audits = page.getByRole('list', { name: 'Audits, newest first' }).getByRole('link')
    await expect.element(audits).toHaveLength(2)
    await expect.element(audits.nth(1)).toHaveAttribute('aria-current', 'true')
    await expect.element(audits.nth(0)).not.toHaveAttribute('aria-current')
  })

  it('say why an audit failed', async () => {
    const failed = audit({ state: 'failed', failure: 'It was interrupted.' })
    showConsole('/console/books', {
      staffGetBooks: () => books({ audits: [failed], shown: { id: failed.id, checks: [] } }),
    })
    await expect
      .element(page.getByText(/the books could not be audited\. It was interrupted\./))
      .toBeVisible()
  })

  it('can be tried again after a failed load', async () => {
    showConsole('/console/books', { staffGetBooks: () => broken() })
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('aren’t offered to support', async () => {
    showConsole('/console', {}, { role: 'support' })
    await openMenu()
    await expect.element(page.getByRole('link', { name: 'Orders', exact: true })).toBeVisible()
    expect(page.getByRole('link', { name: /Books/ }).elements()).toEqual([])
  })
})
