import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { broken, refuse } from '@upchar/testkit/browser/fake-api'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { openMenu } from '../../../testing/open-menu.ts'
import { showConsole } from '../../../testing/show-console.tsx'

type List = Omit<Answer<'staffListUnreadWebhooks'>, 'success'>
type Message = Answer<'staffGetUnreadWebhook'>['webhook']

const row = {
  id: '01990000-0000-7000-8000-000000000001',
  partner: 'payment gateway' as const,
  received_at: '2026-11-20T10:00:00.000Z',
  size: 20_009,
  settled_at: null,
  settled_by: null,
  note: '',
}
const message = (part: Partial<Message> = {}): Message => ({
  ...row,
  body: '<img src=x onerror="document.title=1">',
  is_cut: true,
  ...part,
})
const settled = {
  settled_at: '2026-11-21T10:00:00.000Z',
  settled_by: { id: 'm-2', name: 'Bela Iyer', email: 'bela@upchar.example' },
  note: 'Order UP-1 was paid',
}
const list = (part: Partial<List> = {}): List => ({
  webhooks: [row],
  states: { open: 1, settled: 0 },
  total: 1,
  total_is_more: false,
  ...part,
})
const note = page.getByLabelText('What you found or did')
const done = page.getByRole('button', { name: 'Dealt with', exact: true })

describe('the list of unread messages', () => {
  it('counts what is open on the start page and in the menu, and leads there', async () => {
    const shop = showConsole(
      '/console',
      { staffListUnreadWebhooks: () => list({ states: { open: 12, settled: 1 } }) },
      { role: 'finance' },
    )
    const tile = page.getByRole('main').getByRole('link', { name: /Unread messages/ })
    await expect.element(tile.getByText('12', { exact: true })).toBeVisible()
    await tile.click()
    await expect.element(page.getByRole('heading', { name: 'Unread messages' })).toBeVisible()
    expect(shop.href()).toBe('/console/webhooks')
    await expect
      .element(page.getByRole('row', { name: /Payment gateway.*20 kB.*Open/ }))
      .toBeVisible()
  })

  it('isn’t offered to support', async () => {
    showConsole('/console', {}, { role: 'support' })
    await openMenu()
    await expect.element(page.getByRole('link', { name: 'Orders', exact: true })).toBeVisible()
    expect(page.getByRole('link', { name: /Unread messages/ }).elements()).toEqual([])
  })

  it('says that none is open', async () => {
    showConsole('/console/webhooks', {
      staffListUnreadWebhooks: () =>
        list({ webhooks: [], total: 0, states: { open: 0, settled: 0 } }),
    })
    await expect.element(page.getByText('No message is open')).toBeVisible()
  })

  it('offers another try when it fails', async () => {
    showConsole('/console/webhooks', { staffListUnreadWebhooks: broken })
    await expect.element(page.getByText('This list could not be loaded')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('numbers the pages of 10,000 and more', async () => {
    const shop = showConsole('/console/webhooks?page=2', {
      staffListUnreadWebhooks: () => list({ total: 10_000, total_is_more: true }),
    })
    await expect.element(page.getByText(/10,000/).first()).toBeVisible()
    expect(shop.calls('staffListUnreadWebhooks').map(({ query }) => query.page)).toContain(2)
  })
})

describe('an unread message', () => {
  it('shows its body as text, and how much of it', async () => {
    showConsole('/console/webhooks/01990000-0000-7000-8000-000000000001', {
      staffGetUnreadWebhook: () => ({ webhook: message() }),
    })
    await expect
      .element(page.getByText('<img src=x onerror="document.title=1">', { exact: true }))
      .toBeVisible()
    expect(document.querySelectorAll('main img')).toHaveLength(0)
    await expect
      .element(page.getByText('Only the first 38 characters of 20 kB are shown.'))
      .toBeVisible()
  })

  it('is opened and dealt with by keyboard, with a note', async () => {
    const shop = showConsole('/console/webhooks', {
      staffListUnreadWebhooks: () => list(),
      staffGetUnreadWebhook: () => ({ webhook: message() }),
      staffSettleUnreadWebhook: () => ({ webhook: message(settled) }),
    })
    await expect.element(page.getByRole('row', { name: /Payment gateway/ })).toBeVisible()
    await userEvent.keyboard('j{Enter}')
    await expect.poll(shop.href).toBe('/console/webhooks/01990000-0000-7000-8000-000000000001')
    await expect.element(done).toBeVisible()
    await done.click()
    await expect.element(page.getByText(/Say what you found or did/).first()).toBeVisible()
    expect(shop.calls('staffSettleUnreadWebhook')).toEqual([])
    note.element().focus()
    await userEvent.keyboard(' Order UP-1 was paid{Tab}{Enter}')
    await expect.poll(shop.href).toBe('/console/webhooks')
    expect(shop.calls('staffSettleUnreadWebhook').map(({ body }) => body)).toEqual([
      { note: 'Order UP-1 was paid' },
    ])
  })

  it('keeps what was typed when a colleague was faster, and shows who', async () => {
    let isOutrun = false
    showConsole('/console/webhooks/01990000-0000-7000-8000-000000000001', {
      staffGetUnreadWebhook: () => ({ webhook: message(isOutrun ? settled : {}) }),
      staffSettleUnreadWebhook: () => {
        isOutrun = true
        return refuse('changed_meanwhile', 'A colleague has dealt with this message.')
      },
    })
    await note.fill('Nothing to do')
    await done.click()
    await expect
      .element(page.getByText(/A colleague has dealt with this message. What you typed is still/))
      .toBeVisible()
    await expect.element(page.getByText(/Dealt with by Bela Iyer/)).toBeVisible()
    await expect.element(note).toHaveValue('Nothing to do')
    expect(done.elements()).toEqual([])
  })

  it('asks before unsaved words are left', async () => {
    const shop = showConsole('/console/webhooks/01990000-0000-7000-8000-000000000001', {
      staffListUnreadWebhooks: () => list(),
      staffGetUnreadWebhook: () => ({ webhook: message() }),
    })
    await note.fill('Nothing to do')
    await page.getByRole('main').getByRole('link', { name: 'Unread messages' }).click()
    await expect.element(page.getByText('Leave without saving?')).toBeVisible()
    expect(shop.href()).toBe('/console/webhooks/01990000-0000-7000-8000-000000000001')
  })

  it('shows how it was dealt with, without a form', async () => {
    showConsole('/console/webhooks/01990000-0000-7000-8000-000000000001', {
      staffGetUnreadWebhook: () => ({ webhook: message({ ...settled, body: '', is_cut: false }) }),
    })
    await expect.element(page.getByText('The message is empty.')).toBeVisible()
    await expect.element(page.getByText(/Bela Iyer.*Order UP-1 was paid/)).toBeVisible()
    expect(note.elements()).toEqual([])
  })
})
