import { describe, expect, it } from 'vitest'
import { istDate } from '@upchar/kernel/dates'
import { page } from 'vitest/browser'
import { away, broken, refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import { asha, noOrders, opened, panel, session } from '../../../testing/customers.ts'
import type { Customer } from '../../../testing/customers.ts'
import { showConsole } from '../../../testing/show-console.tsx'

const dialog = page.getByRole('dialog')

const licence = (number: string, validUntil: string, inForce: boolean) => ({
  kind: '20/20B' as const,
  name: 'Drug licence, Form 20 or 20B',
  number,
  scope: '',
  valid_until: validUntil,
  in_force: inForce,
})

describe('a customer', () => {
  it('says that nothing is there where nothing is', async () => {
    showConsole('/console/customers/c-1', opened())
    await expect.element(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible()
    for (const words of [
      'No orders yet.',
      'Not signed in anywhere.',
      'No notes yet.',
      'No application yet.',
    ])
      await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(page.getByText('password, one-time code')).toBeVisible()
  })

  it('that doesn’t exist is not found', async () => {
    showConsole('/console/customers/c-9', {
      staffGetCustomer: () => refuse('customer_unknown', 'There is no such customer.'),
    })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible()
  })

  it('is shown though the orders can’t be loaded, and these come on request', async () => {
    let down = true
    showConsole(
      '/console/customers/c-1',
      opened(asha(), { staffListCustomerOrders: () => (down ? away() : noOrders()) }),
    )
    const failed = page.getByRole('alert')
    await expect.element(failed).toMatchTextContent(/orders could not be loaded/)
    down = false
    await failed.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByText('No orders yet.')).toBeVisible()
  })

  it('turns the pages of the orders and stops at both ends', async () => {
    showConsole(
      '/console/customers/c-1',
      opened(asha(), {
        staffListCustomerOrders: ({ query }) => ({
          count: 12,
          page: query.page,
          pages: 2,
          orders: [
            {
              number: `UP-${query.page}`,
              placed_at: '2026-11-20T10:00:00.000Z',
              payment: { label: 'Paid online', state: 'paid' },
              total: 1180,
              discount: 0,
              voucher: null,
              instructions: '',
              parcels: [],
            },
          ],
        }),
      }),
    )
    await expect.element(page.getByText('UP-1')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Newer' })).toBeDisabled()
    await page.getByRole('button', { name: 'Older' }).click()
    await expect.element(page.getByText('UP-2')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Older' })).toBeDisabled()
    await expect.element(page.getByText('Page 2 of 2')).toBeVisible()
  })

  it('leads to the newest application only who may review it', async () => {
    const data = asha({
      kyc: {
        status: 'partialVerified',
        pharma_kyc: false,
        application_id: 'k-1',
        licences: [],
      },
    })
    showConsole('/console/customers/c-1', opened(data), { role: 'support' })
    await expect
      .element(page.getByText('Can buy professional supplies but not medicines.'))
      .toBeVisible()
    expect(page.getByRole('link', { name: 'Newest application' }).elements()).toEqual([])
  })

  it('shows the licences on record with their last days', async () => {
    const today = istDate(Date.now())
    const data = asha({
      kyc: {
        status: 'partialVerified',
        pharma_kyc: false,
        application_id: 'k-1',
        licences: [
          licence('MH-20B-0', '2020-03-31', false),
          licence('MH-20B-1', '2099-03-31', true),
          // It still counts on its last day.
          licence('MH-20B-2', today, true),
        ],
      },
    })
    showConsole('/console/customers/c-1', opened(data))
    const kyc = page.getByRole('region', { name: 'KYC' })
    await expect.element(kyc).toMatchTextContent(/MH-20B-0Expired 31 Mar 2020/)
    await expect.element(kyc).toMatchTextContent(/MH-20B-1Valid until 31 Mar 2099/)
    await expect.element(kyc).toMatchTextContent(/MH-20B-2Valid until/)
  })
})

describe('ending sessions', () => {
  const two = asha({ sessions: [session('s-1', 'Chrome on Windows'), session('s-2', 'Safari')] })

  it('asks first, with the focus off the button that does it, and ends the one that was chosen', async () => {
    const shop = showConsole(
      '/console/customers/c-1',
      opened(two, { staffEndCustomerSessions: () => ({ ended_sessions: 1 }) }),
    )
    await page.getByRole('button', { name: 'End the session on Safari' }).click()
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await expect.element(dialog.getByText(/Asha Rao/)).toBeVisible()
    await dialog.getByRole('button', { name: 'End the session' }).click()
    await expect.element(toast('1 session ended')).toBeVisible()
    expect(shop.calls('staffEndCustomerSessions').map(({ body }) => body)).toEqual([
      { session_id: 's-2' },
    ])
    expect(shop.calls('staffGetCustomer')).toHaveLength(2)
  })

  it('ends all of them at once, when asked for that', async () => {
    const shop = showConsole(
      '/console/customers/c-1',
      opened(two, { staffEndCustomerSessions: () => ({ ended_sessions: 2 }) }),
    )
    await page.getByRole('button', { name: 'End all' }).click()
    await dialog.getByRole('button', { name: 'End 2 sessions' }).click()
    await expect.poll(() => shop.calls('staffEndCustomerSessions')[0]?.body).toEqual({ all: true })
  })

  it('keeps the question open, with the reason, when it fails', async () => {
    showConsole('/console/customers/c-1', opened(two, { staffEndCustomerSessions: broken }))
    await page.getByRole('button', { name: 'End all' }).click()
    await dialog.getByRole('button', { name: 'End 2 sessions' }).click()
    await expect.element(dialog.getByRole('alert')).toBeVisible()
  })

  it('is not offered to a role without the right', async () => {
    showConsole('/console/customers/c-1', opened(two), { role: 'finance' })
    await expect.element(page.getByText('Chrome on Windows')).toBeVisible()
    expect(page.getByRole('button', { name: /^End/ }).elements()).toEqual([])
  })
})

describe('consents', () => {
  it('DPDP s.6 show what the customer chose, when, and under which notice', async () => {
    const chosen: Customer['consents'][number] = {
      purpose: 'statistics',
      allowed: false,
      place: 'cookie_choices',
      at: '2026-11-21T10:00:00.000Z',
      notice: { version: 2, since: '2026-11-01T18:30:00.000Z' },
    }
    showConsole('/console/customers/c-1', {
      ...opened(),
      staffGetCustomer: () => asha({ consents: [chosen] }),
    })
    const panel = page.getByRole('region', { name: 'Consents' })
    await expect.element(panel.getByText('Usage statistics')).toBeVisible()
    await expect.element(panel.getByText('Refused')).toBeVisible()
    await expect
      .element(panel.getByText(/^under Cookie choices, .*version 2 of 2 Nov 2026$/))
      .toBeVisible()
  })
})

it('DPDP s.14 shows whom the customer has named', async () => {
  const nominee = {
    name: 'Tara Rao',
    relation: 'daughter',
    phone: '9876543210',
    email: '',
    named_at: '2026-11-21T10:00:00.000Z',
  }
  showConsole('/console/customers/c-1', { ...opened(), staffGetCustomer: () => asha({ nominee }) })
  const panel = page.getByRole('region', { name: 'Nominee' })
  await expect.element(panel.getByText('Tara Rao')).toBeVisible()
  await expect.element(panel.getByText('9876543210')).toBeVisible()
})

describe('notes', () => {
  const field = page.getByRole('textbox', { name: 'New note' })
  const add = page.getByRole('button', { name: 'Add note' })
  const note = (text: string): Customer['notes'][number] => ({
    id: text,
    text,
    by: { id: 'm-1', name: 'Meera', email: 'meera@upchar.example' },
    at: '2026-11-21T10:00:00.000Z',
  })

  it('are added once, shown with who wrote them, and leave the field empty', async () => {
    const notes: Customer['notes'] = []
    const shop = showConsole('/console/customers/c-1', {
      ...opened(),
      staffGetCustomer: () => asha({ notes: [...notes] }),
      staffAddNote: ({ body }) => {
        notes.push(note(body.text))
        return { note: note(body.text) }
      },
    })
    await field.fill('  Asked about gloves ')
    await add.dblClick()
    await expect.element(page.getByText('Asked about gloves')).toBeVisible()
    await expect.element(panel('Notes').getByText('Meera')).toBeVisible()
    await expect.element(field).toHaveValue('')
    expect(shop.calls('staffAddNote').map(({ body }) => body.text)).toEqual(['Asked about gloves'])
  })

  it('must say something', async () => {
    const shop = showConsole('/console/customers/c-1', opened())
    await field.fill('   ')
    await add.click()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveFocus()
    expect(shop.names()).not.toContain('staffAddNote')
  })

  it('stay in the field when they could not be saved', async () => {
    showConsole('/console/customers/c-1', opened(asha(), { staffAddNote: away }))
    await field.fill('Asked about gloves')
    await add.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be reached/)
    await expect.element(field).toHaveValue('Asked about gloves')
  })
})
