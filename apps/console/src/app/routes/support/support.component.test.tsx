import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { broken, refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { openMenu } from '../../../testing/open-menu.ts'
import { showConsole } from '../../../testing/show-console.tsx'

type List = Omit<Answer<'staffListTickets'>, 'success'>
type Ticket = Answer<'staffGetTicket'>['ticket']

const id = '01990000-0000-7000-8000-000000000001'
const row = {
  id,
  number: 'HLP-2ABCDEFG',
  kind: 'question' as const,
  subject: 'A product, before I buy: Size, gauge or strength',
  name: 'Dr. Asha Rao',
  state: 'open' as const,
  assignee: null,
  created_at: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  due_at: new Date(Date.now() + 45.5 * 3_600_000).toISOString(),
  complaint: null,
}
const list = (part: Partial<List> = {}): List => ({
  tickets: [row],
  states: { open: 1, answered: 4, closed: 0 },
  total: 1,
  total_is_more: false,
  ...part,
})
const ticket = (part: Partial<Ticket> = {}): Ticket => ({
  ...row,
  text: '<img src=x onerror="document.title=1">\nDoes it come with a balloon?',
  phone: '+919876543210',
  email: 'asha@clinic.in',
  pincode: null,
  order_number: 'UP-7',
  sku: null,
  rating: null,
  page: '/products/foley',
  answered_at: null,
  revision: 3,
  may_erase: false,
  entries: [],
  ...part,
})
const colleague = { id: 'm-2', name: 'Bela Iyer', email: 'bela@upchar.example' }
const words = (name: string) => page.getByLabelText(name, { exact: true })
const send = page.getByRole('button', { name: 'Send answer' })

describe('OPS-03 the list of tickets', () => {
  it('counts who waits on the start page and in the menu, and leads to the longest waiting', async () => {
    const shop = showConsole(
      '/console',
      { staffListTickets: () => list({ states: { open: 12, answered: 0, closed: 0 } }) },
      { role: 'support' },
    )
    await expect
      .element(page.getByRole('main').getByRole('link', { name: /Past the promised day/ }))
      .toHaveAttribute('href', '/console/support?only=late')
    const tile = page.getByRole('main').getByRole('link', { name: /Waiting for an answer/ })
    await expect.element(tile.getByText('12', { exact: true })).toBeVisible()
    await tile.click()
    await expect.element(page.getByRole('heading', { name: 'Support', level: 1 })).toBeVisible()
    expect(shop.href()).toBe('/console/support')
    await expect
      .element(
        page.getByRole('row', { name: /Size, gauge.*HLP-2ABCDEFG.*Asha Rao.*45 hours left/ }),
      )
      .toBeVisible()
  })

  it('says how late an answer is', async () => {
    const due = new Date(Date.now() - 90 * 60_000).toISOString()
    showConsole('/console/support', {
      staffListTickets: () => list({ tickets: [{ ...row, due_at: due }] }),
    })
    await expect.element(page.getByRole('row', { name: /1 hour late/ })).toBeVisible()
  })

  it('asks for a state, one’s own, and words', async () => {
    const shop = showConsole('/console/support?state=answered&whose=mine&q=rao&page=2', {
      staffListTickets: () => list({ tickets: [], total: 0 }),
    })
    await expect.element(page.getByText('No ticket matches')).toBeVisible()
    expect(shop.calls('staffListTickets').map(({ query }) => query)).toContainEqual({
      state: 'answered',
      whose: 'mine',
      q: 'rao',
      page: 2,
      limit: 25,
    })
  })

  it('shows a complaint’s clock and whether the grievance officer has it, and can show those alone', async () => {
    const clocks = {
      acknowledge_by: row.due_at,
      acknowledged_at: row.created_at,
      resolve_by: new Date(Date.now() + 20.5 * 86_400_000).toISOString(),
      escalated_at: row.created_at,
      settled_at: null,
    }
    const shop = showConsole('/console/support?only=escalated', {
      staffListTickets: () =>
        list({
          tickets: [
            {
              ...row,
              kind: 'complaint',
              due_at: clocks.resolve_by,
              complaint: { ...clocks, state: 'escalated' },
            },
          ],
        }),
    })
    const found = page.getByRole('row', { name: /Complaint.*20 days left.*grievance officer/ })
    await expect.element(found).toBeVisible()
    expect(shop.calls('staffListTickets').map(({ query }) => query?.['only'])).toContain(
      'escalated',
    )
  })

  it('says that nobody waits', async () => {
    showConsole('/console/support', { staffListTickets: () => list({ tickets: [], total: 0 }) })
    await expect.element(page.getByText('Nobody waits for an answer')).toBeVisible()
  })

  it('offers another try when it fails', async () => {
    showConsole('/console/support', { staffListTickets: broken })
    await expect.element(page.getByText('This list could not be loaded')).toBeVisible()
  })

  it('isn’t offered to finance', async () => {
    showConsole('/console', {}, { role: 'finance' })
    await openMenu()
    await expect.element(page.getByRole('link', { name: 'Orders', exact: true })).toBeVisible()
    expect(page.getByRole('link', { name: 'Support', exact: true }).elements()).toEqual([])
  })
})

describe('OPS-03 a ticket', () => {
  it('of a complaint says until when it is acknowledged and settled, and what taking it does', async () => {
    showConsole(`/console/support/${id}`, {
      staffGetTicket: () => ({
        ticket: ticket({
          kind: 'complaint',
          complaint: {
            state: 'received',
            acknowledge_by: row.due_at,
            acknowledged_at: null,
            resolve_by: row.due_at,
            escalated_at: null,
            settled_at: null,
          },
          entries: [
            { id: 'e1', kind: 'sender', text: 'Still torn.', by: null, at: row.created_at },
          ],
        }),
      }),
    })
    for (const name of ['Take it and acknowledge', 'Close as settled'])
      await expect.element(page.getByRole('button', { name })).toBeVisible()
    for (const text of ['Acknowledge by', 'Settle by', 'Written by the sender', 'Still torn.'])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  })

  it('shows what was written as text, and leads to phone, customer and order', async () => {
    showConsole(`/console/support/${id}`, { staffGetTicket: () => ({ ticket: ticket() }) })
    await expect.element(page.getByText(/<img src=x onerror/)).toBeVisible()
    expect(document.querySelectorAll('main img')).toHaveLength(0)
    for (const [name, href] of [
      [/98765/, 'tel:+919876543210'],
      ['asha@clinic.in', '/console/customers?q=asha%40clinic.in'],
      ['UP-7', '/console/orders?q=UP-7'],
    ] as const)
      expect(page.getByRole('main').getByRole('link', { name }).element()).toHaveAttribute(
        'href',
        href,
      )
  })

  it('is opened and answered by keyboard; the answer carries what was read', async () => {
    let answered = false
    const shop = showConsole('/console/support', {
      staffListTickets: () => list(),
      staffGetTicket: () => ({
        ticket: answered ? ticket({ state: 'answered', due_at: null, revision: 4 }) : ticket(),
      }),
      staffWriteTicket: () => {
        answered = true
        return { ticket: ticket({ state: 'answered', due_at: null, revision: 4 }) }
      },
    })
    await expect.element(page.getByRole('row', { name: /HLP-2ABCDEFG/ })).toBeVisible()
    await userEvent.keyboard('j{Enter}')
    await expect.poll(shop.href).toBe(`/console/support/${id}`)
    await expect.element(send).toBeVisible()
    await send.click()
    await expect.element(page.getByText(/Write at least a few words/).first()).toBeVisible()
    expect(shop.calls('staffWriteTicket')).toEqual([])
    words('Your answer').element().focus()
    await userEvent.keyboard(' Yes, with 30 ml.{Tab}{Enter}')
    await expect.element(page.getByText(/The answer is sent/).first()).toBeVisible()
    expect(shop.calls('staffWriteTicket').map(({ body }) => body)).toEqual([
      { revision: 3, kind: 'mail', text: 'Yes, with 30 ml.' },
    ])
    await expect.element(words('Your answer')).toHaveValue('')
    await expect.element(page.getByText('Answered', { exact: true }).first()).toBeVisible()
  })

  it('is answered on the phone where there is no address', async () => {
    const shop = showConsole(`/console/support/${id}`, {
      staffGetTicket: () => ({ ticket: ticket({ email: null }) }),
      staffWriteTicket: () => ({ ticket: ticket({ email: null, revision: 4 }) }),
    })
    await words('What was said').fill('Told her: yes')
    expect(page.getByLabelText(/Answer by mail/).elements()).toEqual([])
    await page.getByRole('button', { name: 'Save call' }).click()
    await expect.poll(() => shop.calls('staffWriteTicket').length).toBe(1)
    expect(shop.calls('staffWriteTicket')[0]?.body).toMatchObject({ kind: 'call' })
  })

  it('tells who will read what was said on the phone: of a complaint the sender, too', async () => {
    const hidden = page.getByText('Colleagues read it; the sender doesn’t')
    const shown = page.getByText('The sender reads it on the page of the complaint')
    const complaint = {
      state: 'received' as const,
      acknowledge_by: row.due_at,
      acknowledged_at: null,
      resolve_by: row.due_at,
      escalated_at: null,
      settled_at: null,
    }
    showConsole(`/console/support/${id}`, {
      staffGetTicket: () => ({ ticket: ticket({ kind: 'complaint', complaint }) }),
    })
    await page.getByText('Write down a call').click()
    await expect.element(shown).toBeVisible()
    expect(hidden.elements()).toEqual([])
    await page.getByText('Note for colleagues').click()
    expect(shown.elements()).toEqual([])
  })

  it('keeps what was typed when a colleague was faster, and shows their answer', async () => {
    let isOutrun = false
    const theirs = {
      id: 'e-1',
      kind: 'mail' as const,
      text: 'Yes, both sizes.',
      by: colleague,
      at: new Date().toISOString(),
    }
    showConsole(`/console/support/${id}`, {
      staffGetTicket: () => ({
        ticket: isOutrun ? ticket({ revision: 4, entries: [theirs] }) : ticket(),
      }),
      staffWriteTicket: () => {
        isOutrun = true
        return refuse('changed_meanwhile', 'A colleague has changed this ticket.')
      },
    })
    await words('Your answer').fill('Yes, with 30 ml.')
    await send.click()
    await expect
      .element(page.getByText(/A colleague has changed this ticket. What you typed is still here/))
      .toBeVisible()
    await expect.element(page.getByText('Yes, both sizes.')).toBeVisible()
    await expect.element(words('Your answer')).toHaveValue('Yes, with 30 ml.')
  })

  it('is taken over from a colleague, and closed', async () => {
    const shop = showConsole(`/console/support/${id}`, {
      staffGetTicket: () => ({ ticket: ticket({ assignee: colleague }) }),
      staffMoveTicket: () => ({ ticket: ticket({ revision: 4 }) }),
    })
    await expect.element(page.getByText(/looked after by Bela Iyer/)).toBeVisible()
    await page.getByRole('button', { name: 'Take it over' }).click()
    await expect.element(page.getByText(/You look after this ticket/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect
      .poll(() => shop.calls('staffMoveTicket').map(({ body }) => body))
      .toEqual([
        { revision: 3, move: 'take' },
        { revision: 3, move: 'close' },
      ])
  })

  it('erases the data of a guest who asked for it, after saying what the law keeps', async () => {
    let erased = false
    const shop = showConsole(`/console/support/${id}`, {
      staffGetTicket: () => ({
        ticket: ticket({ may_erase: true, revision: erased ? 4 : 3 }),
      }),
      staffEraseGuest: () => {
        erased = true
        return { ticket: ticket({ may_erase: true, revision: 4 }) }
      },
    })
    const open = page.getByRole('button', { name: 'Erase the guest’s data' })
    await open.click()
    await expect.element(page.getByText(/from the page of order UP-7/)).toBeVisible()
    await expect.element(page.getByText(/invoices.* for eight years/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus()
    await page.getByRole('button', { name: 'Keep it' }).click()
    expect(shop.calls('staffEraseGuest')).toEqual([])
    await open.click()
    await page.getByRole('button', { name: 'Erase and answer' }).click()
    await expect.element(page.getByText(/data is erased, and a mail says so/).first()).toBeVisible()
    expect(shop.calls('staffEraseGuest').map(({ body }) => body)).toEqual([{ revision: 3 }])
  })

  it('offers no erasure where no guest asked for it', async () => {
    showConsole(`/console/support/${id}`, { staffGetTicket: () => ({ ticket: ticket() }) })
    await expect.element(send).toBeVisible()
    await expect.element(page.getByRole('button', { name: /Erase/ })).not.toBeInTheDocument()
  })

  it('asks before unsaved words are left', async () => {
    const shop = showConsole(`/console/support/${id}`, {
      staffListTickets: () => list(),
      staffGetTicket: () => ({ ticket: ticket() }),
    })
    await words('Your answer').fill('Yes, with')
    await page.getByRole('main').getByRole('link', { name: 'Support' }).click()
    await expect.element(page.getByText('Leave without saving?')).toBeVisible()
    expect(shop.href()).toBe(`/console/support/${id}`)
  })
})

describe('OPS-03 canned answers', () => {
  const one = {
    id: '0198c0de-0000-7000-8000-000000000001',
    title: 'Warranty',
    text: 'Send us the invoice, please.',
  }
  const open = (more: Partial<Answers> = {}) =>
    showConsole(
      `/console/support/${row.id}`,
      {
        staffGetTicket: () => ({ ticket: ticket() }),
        staffListCannedAnswers: () => ({ answers: [one] }),
        ...more,
      },
      { role: 'support' },
    )

  it('are put below what is typed, and sent only with the button', async () => {
    const shop = open()
    await words('Your answer').fill('Yes, it does.')
    await page.getByText('Canned answers (1)').click()
    await page.getByRole('button', { name: 'Insert Warranty' }).click()
    await expect
      .element(words('Your answer'))
      .toHaveValue('Yes, it does.\n\nSend us the invoice, please.')
    expect(shop.calls('staffWriteTicket')).toEqual([])
  })

  it('are kept from what is typed, without sending it', async () => {
    const shop = open({
      staffSaveCannedAnswer: () => ({ answers: [one, { ...one, id: other, title: 'Balloon' }] }),
    })
    await words('Your answer').fill('It comes with one.')
    await page.getByText('Canned answers (1)').click()
    await words('Keep what is typed, as').fill('Balloon')
    await userEvent.keyboard('{Enter}')
    await page.getByRole('button', { name: 'Keep', exact: true }).click()
    await expect.element(page.getByText('Canned answers (2)')).toBeVisible()
    expect(shop.calls('staffSaveCannedAnswer')[0]?.body).toEqual({
      title: 'Balloon',
      text: 'It comes with one.',
    })
    expect(shop.calls('staffWriteTicket')).toEqual([])
    await expect.element(words('Your answer')).toHaveValue('It comes with one.')
  })

  it('are deleted for all by a second press', async () => {
    const shop = open({ staffDeleteCannedAnswer: () => ({ answers: [] }) })
    await page.getByText('Canned answers (1)').click()
    await page.getByRole('button', { name: 'Delete Warranty' }).click()
    expect(shop.calls('staffDeleteCannedAnswer')).toEqual([])
    await page.getByRole('button', { name: 'Delete for all Warranty' }).click()
    await expect.element(page.getByText(/None yet/)).toBeVisible()
    expect(shop.calls('staffDeleteCannedAnswer')[0]?.params).toEqual({ id: one.id })
  })
})
const other = '0198c0de-0000-7000-8000-000000000002'

describe('ENGAGE-01 a quotation', () => {
  it('ENGAGE-01 is made of SKUs with packs; its prices are shown before it is sent', async () => {
    const shop = showConsole(`/console/support/${id}`, {
      staffGetTicket: () => ({
        ticket: ticket({ kind: 'enquiry', sku: 'GLV-1024', pincode: '400001' }),
      }),
      staffPriceQuotation: () => ({
        lines: [
          {
            sku_id: 'GLV-1024',
            title: 'Nitrile examination gloves, powder-free, M, 100 pieces',
            option: 'Size: M',
            quantity: 20,
            price: 100,
            gst_rate: 5,
            tax: 95.24,
            total: 2000,
          },
        ],
        shipping: 50,
        tax: 102.86,
        total: 2050,
        left_out: [{ title: 'OLD-1', message: 'It is no longer sold.' }],
        days: 15,
        is_customer: false,
      }),
      staffQuoteTicket: () => ({ ticket: ticket({ state: 'answered', revision: 4 }) }),
    })
    await page.getByText('Make a quotation').click()
    const lines = words('Goods')
    await expect.element(lines).toHaveValue('GLV-1024 x 1')
    await lines.fill('GLV-1024 x 20\nOLD-1 x 2')
    await page.getByRole('button', { name: 'Show prices' }).click()
    const prices = page.getByRole('region', { name: 'Prices of the quotation' })
    await expect.element(prices.getByText('₹2,050.00')).toBeVisible()
    // On a phone, each price stands at the end of its line, however long the title is.
    await page.viewport(390, 844)
    const ends = () =>
      ['₹2,000.00', '₹50.00', '₹2,050.00'].map((price) =>
        Math.round(
          prices.getByText(price, { exact: true }).element().getBoundingClientRect().right,
        ),
      )
    await expect.poll(() => new Set(ends()).size).toBe(1)
    await expect.element(prices.getByText('Not quoted: OLD-1: It is no longer sold.')).toBeVisible()
    expect(shop.calls('staffQuoteTicket')).toEqual([])
    await page.getByRole('button', { name: 'Send quotation' }).click()
    await expect
      .poll(() => shop.calls('staffQuoteTicket').map(({ body }) => body))
      .toEqual([
        {
          revision: 3,
          lines: [
            { sku_id: 'GLV-1024', quantity: 20 },
            { sku_id: 'OLD-1', quantity: 2 },
          ],
          pincode: '400001',
          name: 'Dr. Asha Rao',
          text: '',
        },
      ])
  })
})
