import { describe, expect, it } from 'vitest'
import { istDate } from '@upchar/kernel/dates'
import { page, userEvent } from 'vitest/browser'
import { away, broken, refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showConsole } from '../../../testing/show-console.tsx'

type Row = Answer<'staffListCustomers'>['customers'][number]
type Customer = Omit<Answer<'staffGetCustomer'>, 'success'>
const row = (id: string, name: string, part: Partial<Row> = {}): Row => ({
  id,
  email: `${id}@clinic.example`,
  name,
  phone: '9876543210',
  business_name: 'Rao Clinic',
  business_type: 2,
  gst: '',
  created_at: '2026-01-05T10:00:00.000Z',
  last_signed_in_at: null,
  is_closed: false,
  is_blocked: false,
  ...part,
})
const session = (id: string, device: string): Customer['sessions'][number] => ({
  id,
  device,
  method: 'password',
  created_at: '2026-11-20T10:00:00.000Z',
  last_used_at: '2026-11-21T10:00:00.000Z',
})
const asha = (part: Partial<Customer> = {}, who: Partial<Row> = {}): Customer => ({
  customer: {
    ...row('c-1', 'Asha Rao', who),
    customer_choices: ['dental'],
    has_password: true,
    has_google: false,
    closed_at: null,
    merged_into: null,
    first_name: 'Asha',
    last_name: 'Rao',
    blocked: null,
    updated_at: '2026-11-20T10:00:00.000Z',
  },
  kyc: { status: 'notVerified', pharma_kyc: false, application_id: null, licences: [] },
  sessions: [],
  consents: [],
  nominee: null,
  notes: [],
  ...part,
})
const noOrders = () => ({ count: 0, page: 1, pages: 0, orders: [] })
const home = {
  id: 'a-1',
  billingName: 'Asha',
  billingLastName: 'Rao',
  landmark: '',
  buildingName: '12',
  streetName: 'Marine Lines',
  phoneNumber: '9876543210',
  pinCode: '400001',
  city: 'Mumbai',
  state: 'Maharashtra',
  state_code: '27',
  country: 'India',
  emoji: '🇮🇳',
  gstin: '',
  businessName: '',
  delivery_note: '',
}
const book = (...addresses: (typeof home)[]) => ({
  addresses,
  default_shipping_address_id: null,
  default_billing_address_id: null,
  delivery_address: null,
  max_addresses: 20,
})
const noWallet = () => ({
  on: false,
  balance: 0,
  held: 0,
  parts: [],
  count: 0,
  page: 1,
  pages: 1,
  transactions: [],
  waiting: [],
  limit: 1_000,
})
const opened = (data = asha(), answers: Answers = {}): Answers => ({
  staffGetCustomer: () => data,
  staffListCustomerOrders: noOrders,
  staffListCustomerAddresses: () => book(),
  staffGetWallet: noWallet,
  ...answers,
})
const panel = (name: string) =>
  page.getByRole('region').filter({ has: page.getByRole('heading', { name, exact: true }) })
const dialog = page.getByRole('dialog')

const licence = (number: string, validUntil: string, inForce: boolean) => ({
  kind: '20/20B' as const,
  name: 'Drug licence, Form 20 or 20B',
  number,
  scope: '',
  valid_until: validUntil,
  in_force: inForce,
})

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

describe('OPS-10 staff change a customer', () => {
  it('sends what was typed anew, with the reason, and warns that licences stop counting', async () => {
    const verified = asha({
      kyc: { status: 'verified', pharma_kyc: true, application_id: null, licences: [] },
    })
    const shop = showConsole(
      '/console/customers/c-1',
      opened(verified, {
        staffChangeCustomer: () => ({ kyc: { before: 'verified', after: 'notVerified' } }),
      }),
      { role: 'support' },
    )
    await page.getByRole('button', { name: 'Edit the profile' }).click()
    const form = page.getByRole('form', { name: 'Edit the profile' })
    await form.getByRole('textbox', { name: /^First name/ }).fill('Usha')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect.element(form.getByText(/Why is missing/).first()).toBeVisible()
    await form.getByRole('combobox', { name: 'Business type' }).selectOptions('Hospital')
    await expect.element(form.getByText(/They stop counting/)).toBeVisible()
    await form.getByRole('textbox', { name: 'Why' }).fill('A typing error')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect.element(toast('The profile is changed, and so is the KYC')).toBeVisible()
    expect(shop.calls('staffChangeCustomer').at(-1)?.body).toEqual({
      first_name: 'Usha',
      business_type: 1,
      seen: '2026-11-20T10:00:00.000Z',
      reason: 'A typing error',
    })
  })

  it('blocks with a reason and shows why', async () => {
    let blocked: Customer['customer']['blocked'] = null
    showConsole(
      '/console/customers/c-1',
      opened(asha(), {
        staffGetCustomer: () => ({ ...asha(), customer: { ...asha().customer, blocked } }),
        staffBlockCustomer: ({ body }) => {
          blocked = { at: '2026-11-24T05:00:00.000Z', reason: body.reason }
          return { ended_sessions: 1 }
        },
      }),
      { role: 'support' },
    )
    await panel('Access').getByRole('button', { name: 'Block' }).click()
    await dialog.getByRole('button', { name: 'Block' }).click()
    await expect.element(dialog.getByText(/Enter a reason, for the record/)).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Why' }).fill('Paid with stolen cards')
    await dialog.getByRole('button', { name: 'Block' }).click()
    await expect.element(panel('Blocked').getByText(/Why: Paid with stolen cards/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Unblock' })).toBeVisible()
  })

  it('adds and deletes an address, and leaves both to who may', async () => {
    const shop = showConsole(
      '/console/customers/c-1',
      opened(asha(), {
        staffListCustomerAddresses: () => book(home),
        staffEditCustomerAddress: () => book(),
      }),
      { role: 'support' },
    )
    const addresses = panel('Addresses')
    await addresses.getByRole('button', { name: 'Delete the address of Asha Rao' }).click()
    await dialog.getByRole('textbox', { name: 'Why' }).fill('Moved')
    await dialog.getByRole('button', { name: 'Delete the address' }).click()
    await expect.element(toast('The address is deleted')).toBeVisible()
    expect(shop.calls('staffEditCustomerAddress').at(-1)?.body).toEqual({
      action: 'delete',
      address_id: 'a-1',
      address: {},
      reason: 'Moved',
    })
    await addresses.getByRole('button', { name: 'Add an address' }).click()
    await expect.element(page.getByRole('form', { name: 'Add an address' })).toBeVisible()
  })

  it('offers finance no change', async () => {
    showConsole(
      '/console/customers/c-1',
      opened(asha(), { staffListCustomerAddresses: () => book(home) }),
      { role: 'finance' },
    )
    await expect.element(panel('Addresses').getByText('12, Marine Lines')).toBeVisible()
    for (const name of ['Edit the profile', 'Add an address', 'Block'])
      expect(page.getByRole('button', { name }).elements(), name).toEqual([])
  })
})

describe('AUTH-13 ordering for a customer', () => {
  it('asks for a code with `admin`, and says why it is refused', async () => {
    const shop = showConsole(
      '/console/customers/c-1',
      opened(asha(), {
        sendOtp: () => ({
          message: 'OTP Sent Successfully',
          step: 2,
          resend_after: 30,
          expires_in: 600,
        }),
        validateEmail: () =>
          refuse('otp_wrong', 'That is not the code we sent. 4 tries are left.', {
            detail: { tries_left: 4 },
          }),
      }),
      { role: 'support' },
    )
    await panel('Order for the customer').getByRole('button', { name: 'Mail the code' }).click()
    await panel('Order for the customer').getByRole('textbox', { name: 'Code' }).fill('123456')
    await page.getByRole('button', { name: 'Open the shop' }).click()
    await expect.element(page.getByText(/That is not the code we sent/).first()).toBeVisible()
    expect(shop.calls('sendOtp').at(-1)?.body).toMatchObject({
      email: 'c-1@clinic.example',
      admin: true,
    })
    expect(shop.calls('validateEmail').at(-1)?.body).toMatchObject({ otp: '123456', admin: true })
  })

  it('is offered neither to finance nor for a blocked customer', async () => {
    const blocked = { at: '2026-11-24T05:00:00.000Z', reason: 'Cheats' }
    showConsole(
      '/console/customers/c-1',
      opened({ ...asha(), customer: { ...asha().customer, blocked } }),
      { role: 'support' },
    )
    await expect.element(panel('Blocked').getByText(/Why: Cheats/)).toBeVisible()
    expect(page.getByRole('button', { name: 'Mail the code' }).elements()).toEqual([])
  })
})

describe('OPS-10 two accounts of one buyer', () => {
  const preview = (conflicts: string[] = []) => ({
    from: { id: 'c-1', name: 'Asha Rao', email: 'asha@old.example' },
    into: { id: 'c-2', name: 'Dr. Rao', email: 'rao@clinic.example' },
    moves: [
      { what: 'orders' as const, words: '3 orders' },
      { what: 'wallet' as const, words: '₹120 in the wallet' },
    ],
    conflicts,
    seen: 'as-shown',
  })
  const open = async (conflicts: string[] = []) => {
    const shop = showConsole('/console/customers/c-1', {
      staffGetCustomer: ({ params }) => asha({}, { id: params.id }),
      staffListCustomerOrders: noOrders,
      staffPreviewMerge: () => preview(conflicts),
      staffMergeCustomer: () => ({ id: 'c-2', ended_sessions: 1 }),
    })
    await page.getByRole('button', { name: 'Merge into another account' }).click()
    await page.getByLabelText('Email address of the account that stays').fill('rao@clinic.example')
    await userEvent.keyboard('{Enter}')
    return shop
  }

  it('are merged with a reason after what moves was shown, and the one that stays opens', async () => {
    const shop = await open()
    const dialog = page.getByRole('dialog', { name: /^Merge asha@old.example into rao@/ })
    await expect.element(dialog.getByText('₹120 in the wallet')).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await dialog.getByRole('button', { name: 'Merge for good' }).click()
    await expect.element(dialog.getByText(/Enter a reason/).first()).toBeVisible()
    expect(shop.calls('staffMergeCustomer')).toEqual([])
    await dialog.getByLabelText('Why').fill('Two accounts by mistake')
    await dialog.getByRole('button', { name: 'Merge for good' }).click()
    await expect.poll(shop.href).toBe('/console/customers/c-2')
    expect(shop.calls('staffMergeCustomer').map(({ body }) => body)).toEqual([
      { into: 'rao@clinic.example', seen: 'as-shown', reason: 'Two accounts by mistake' },
    ])
  })

  it('stay apart where one can’t be right for both, and it says why', async () => {
    const shop = await open(['They have different GST numbers.'])
    const dialog = page.getByRole('dialog', { name: /Can’t be merged into rao@clinic.example/ })
    await expect.element(dialog.getByText('They have different GST numbers.')).toBeVisible()
    expect(shop.calls('staffMergeCustomer')).toEqual([])
  })

  it('leads from the account that ended to the one that has everything', async () => {
    const data = asha({}, { is_closed: true })
    showConsole('/console/customers/c-1', {
      staffGetCustomer: () => ({ ...data, customer: { ...data.customer, merged_into: 'c-2' } }),
      staffListCustomerOrders: noOrders,
    })
    await expect
      .element(page.getByRole('link', { name: 'the account it was merged into' }))
      .toHaveAttribute('href', '/console/customers/c-2')
  })
})
