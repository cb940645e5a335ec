import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { broken, refuse } from '@upchar/testkit/browser/fake-api'
import { showShop } from '../../../testing/show-shop.tsx'

type Complaint = Answer<'getComplaint'>['complaint']
const id = '01990000-0000-8000-a000-000000000001'
const complaint = (over: Partial<Complaint> = {}): Complaint => ({
  id,
  number: 'CMP-2ABCDEFG',
  subject: 'Damaged, wrong, expired or missing goods',
  order_number: 'UP-1001',
  state: 'received',
  received_at: '2026-11-24T05:30:00.000Z',
  acknowledge_by: '2026-11-26T05:30:00.000Z',
  acknowledged_at: null,
  resolve_by: '2026-12-24T05:30:00.000Z',
  escalated_at: null,
  settled_at: null,
  text: '<b>Two</b> boxes came torn.',
  thread: [],
  steps: ['write', 'escalate'],
  about_personal_data: false,
  officer: { name: 'Meera Kulkarni', email: 'officer@konkan.example', phone: '+91 22 2345 6000' },
  ...over,
})
const none = { order_number: null, complaints: [] }
const sent = {
  message: 'Your complaint has the number CMP-2ABCDEFG.',
  ticket: 'CMP-2ABCDEFG',
  complaint: { id, href: `/complaints?id=${id}&key=k1` },
}
const send = page.getByRole('button', { name: 'Send complaint' })

describe('making a complaint', () => {
  it('ENGAGE-03 asks what, how to answer, and shows number and page', async () => {
    const shop = await showShop('/complaints', {
      listComplaints: () => none,
      raiseComplaint: () => sent,
    })
    await send.click()
    await expect.element(page.getByText('Choose what it is about').first()).toBeVisible()
    expect(shop.calls('raiseComplaint')).toEqual([])
    await page.getByLabelText('What is it about?').selectOptions('A late delivery, or none')
    await page.getByLabelText(/^What went wrong/).fill('It has not come for a week.')
    await page.getByLabelText('Your name').fill('Asha Rao')
    await page.getByLabelText(/^Email/).fill('asha@clinic.in')
    await send.click()
    await expect.element(page.getByText(sent.message)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Open the complaint' }))
      .toHaveAttribute('href', sent.complaint.href)
    expect(shop.calls('raiseComplaint')[0]?.body).toMatchObject({
      subject: 'delivery',
      text: 'It has not come for a week.',
      email: 'asha@clinic.in',
    })
  })

  it('ENGAGE-03 about an order asks only what went wrong, with the link’s key', async () => {
    const shop = await showShop('/complaints?order=o-1&key=k1', {
      listComplaints: () => ({ order_number: 'UP-1001', complaints: [] }),
      raiseComplaint: () => sent,
    })
    await expect
      .element(page.getByRole('heading', { name: 'Complain about order UP-1001' }))
      .toBeVisible()
    expect(page.getByLabelText('Your name').elements()).toEqual([])
    await page.getByLabelText('What is it about?').selectOptions('Something else')
    await page.getByLabelText(/^What went wrong/).fill('The driver was rude.')
    await send.click()
    await expect
      .poll(() => shop.calls('raiseComplaint')[0]?.body)
      .toMatchObject({
        order_id: 'o-1',
        key: 'k1',
      })
    expect(shop.calls('listComplaints')[0]?.query).toEqual({ order_id: 'o-1', key: 'k1' })
  })

  it('DPDP s.12 a request about own data says so, with its subject chosen by the link', async () => {
    const shop = await showShop('/complaints?about=correction', {
      listComplaints: () => none,
      raiseComplaint: () => sent,
    })
    await expect
      .element(page.getByRole('heading', { name: 'Requests about your data', level: 1 }))
      .toBeVisible()
    await page.getByLabelText(/^What do you want us to do/).fill('My registration number is wrong.')
    await page.getByLabelText('Your name').fill('Asha Rao')
    await page.getByLabelText(/^Email/).fill('asha@clinic.in')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect
      .poll(() => shop.calls('raiseComplaint')[0]?.body)
      .toMatchObject({ subject: 'correction' })
  })

  it('DPDP s.12 a guest asks for erasure from an order, and reads what goes and what the law keeps', async () => {
    const shop = await showShop('/complaints?order=o-1&key=k1&about=erasure', {
      listComplaints: () => ({ order_number: 'UP-1001', complaints: [] }),
      raiseComplaint: () => sent,
    })
    await expect
      .element(page.getByRole('heading', { name: 'Request about your data, order UP-1001' }))
      .toBeVisible()
    await expect.element(page.getByText(/we delete your cart.*photos of returns/)).toBeVisible()
    await expect.element(page.getByText(/invoices.* for eight years/)).toBeVisible()
    await page.getByLabelText(/^What do you want us to do/).fill('Please delete all of it.')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect
      .poll(() => shop.calls('raiseComplaint')[0]?.body)
      .toMatchObject({ subject: 'erasure', order_id: 'o-1', key: 'k1' })
  })

  it('ENGAGE-03 lists those made before, and says when the API is away', async () => {
    await showShop('/complaints', {
      listComplaints: () => ({
        order_number: null,
        complaints: [{ ...complaint(), href: `/complaints?id=${id}&key=k1` }],
      }),
    })
    await expect.element(page.getByRole('link', { name: 'CMP-2ABCDEFG' })).toBeVisible()
    await showShop('/complaints', { listComplaints: () => broken() })
    await expect.element(page.getByText(/We can’t load complaints right now/)).toBeVisible()
  })
})

describe('the page of a complaint', () => {
  it('ENGAGE-03 shows state, both days, what was said and the way up; texts as texts', async () => {
    await showShop(`/complaints?id=${id}&key=k1`, {
      getComplaint: () => ({
        complaint: complaint({
          state: 'answered',
          acknowledged_at: '2026-11-24T06:30:00.000Z',
          thread: [
            { kind: 'mail', text: 'We send two boxes.', at: '2026-11-24T06:30:00.000Z' },
            { kind: 'sender', text: 'They came torn.', at: '2026-11-25T06:30:00.000Z' },
          ],
        }),
      }),
    })
    for (const text of [
      'Answered',
      '<b>Two</b> boxes came torn.',
      'We send two boxes.',
      'They came torn.',
      /Meera Kulkarni/,
    ])
      await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(page.getByText('24 Dec 2026')).toBeVisible()
    await expect.element(page.getByRole('link', { name: '1915' })).toBeVisible()
  })

  it.each([
    [true, /Write to the officer first.*Data Protection Board of India/, /Consumer|commission/],
    [false, /consumer commission/, /Board/],
  ])(
    'DPDP s.13 names the Data Protection Board for personal data, after our officer, else a consumer commission (%s)',
    async (ofData, named, other) => {
      await showShop(`/complaints?id=${id}&key=k1`, {
        getComplaint: () => ({ complaint: complaint({ about_personal_data: ofData }) }),
      })
      const wayUp = page.getByRole('region', { name: 'If you are not content' })
      await expect.element(wayUp).toMatchTextContent(named)
      await expect.element(wayUp).not.toMatchTextContent(other)
    },
  )

  it('ENGAGE-03 goes on to the grievance officer with words', async () => {
    const shop = await showShop(`/complaints?id=${id}&key=k1`, {
      getComplaint: () => ({ complaint: complaint() }),
      writeComplaint: () => ({ complaint: complaint({ state: 'escalated', steps: ['write'] }) }),
    })
    await page.getByRole('button', { name: 'Send it to the grievance officer' }).click()
    await page.getByRole('button', { name: 'Send to the grievance officer' }).click()
    await expect.element(page.getByText('Write at least a few words').first()).toBeVisible()
    await page.getByLabelText('What is still wrong?').fill('Nobody calls back.')
    await page.getByRole('button', { name: 'Send to the grievance officer' }).click()
    await expect
      .poll(() => shop.calls('writeComplaint')[0])
      .toMatchObject({
        body: { step: 'escalate', text: 'Nobody calls back.', key: 'k1' },
      })
  })

  it('ENGAGE-03 keeps what was typed when it is refused', async () => {
    await showShop(`/complaints?id=${id}&key=k1`, {
      getComplaint: () => ({ complaint: complaint({ state: 'settled', steps: ['reopen'] }) }),
      writeComplaint: () => refuse('step_not_open', 'This complaint has moved on meanwhile.'),
    })
    await page.getByRole('button', { name: 'Open it again' }).click()
    await page.getByLabelText('What is still wrong?').fill('It is torn again.')
    await page.getByRole('button', { name: 'Open the complaint again' }).click()
    await expect.element(page.getByText(/has moved on meanwhile/).first()).toBeVisible()
    await expect
      .element(page.getByLabelText('What is still wrong?'))
      .toHaveValue('It is torn again.')
  })

  it('ENGAGE-03 says that there is none, and that it can’t be loaded', async () => {
    await showShop(`/complaints?id=${id}&key=no`, {
      getComplaint: () => refuse('complaint_unknown', 'We can’t find this complaint. Sign in.'),
    })
    await expect.element(page.getByText('We can’t find this complaint. Sign in.')).toBeVisible()
    await showShop(`/complaints?id=${id}&key=k1`, { getComplaint: () => broken() })
    await expect.element(page.getByText(/We can’t load complaints right now/)).toBeVisible()
  })
})
