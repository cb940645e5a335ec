import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showConsole } from '../../../testing/show-console.tsx'

type Content = Answer<'staffGetContent'>['content']
const version = (number: number, title: string, state: Content['versions'][number]['state']) => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  number,
  state,
  value: {
    kind: 'policy' as const,
    title,
    position: 1,
    blocks: [{ kind: 'text' as const, text: title }],
  },
  starts_at: '2026-11-02T00:00:00.000Z',
  ends_at: null,
  by_release: number === 1,
  published_by: null,
  published_at: '2026-11-02T00:00:00.000Z',
})
const content = (part: Partial<Content> = {}): Content => ({
  item: {
    kind: 'policy',
    key: 'terms',
    name: 'Terms',
    state: 'live',
    until: null,
    next_at: null,
    has_draft: false,
    newer_standard: false,
    changed_by: null,
    changed_at: '2026-11-02T00:00:00.000Z',
  },
  href: '/policy#terms',
  revision: 'r1',
  draft: null,
  begins_with: version(2, 'Terms', 'live').value,
  standard: version(1, 'Standard terms', 'past').value,
  versions: [version(2, 'Terms', 'live'), version(1, 'Old terms', 'past')],
  ...part,
})
const answers = (shown: Content) => ({
  staffListContent: () => ({ items: [shown.item], topics: [], campaigns: [], placeholders: [] }),
  staffListLandingPages: () => ({ pages: [], banners: [], uploaded: [] }),
  staffGetContent: () => ({ content: shown }),
})
const at = '/console/content/policy/terms'
const title = page.getByRole('textbox', { name: 'Title' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('a text of the shop', () => {
  it('ROUTE-22 is saved as a draft, then published', async () => {
    const draft = {
      value: version(2, 'New terms', 'live').value,
      preview: 'p',
      saved_by: null,
      saved_at: '2026-11-24T00:00:00.000Z',
    }
    const api = showConsole(at, {
      ...answers(content()),
      staffSaveContent: () => ({ content: content({ draft, revision: 'r2' }) }),
      staffPublishContent: () => ({ content: content({ revision: 'r3' }) }),
    })
    await expect.element(title).toHaveValue('Terms')
    await expect.element(button('Publish')).toBeDisabled()
    await title.fill('New terms')
    await button('Save draft').click()
    await expect.element(page.getByText('Saved, not published')).toBeVisible()
    expect(api.calls('staffSaveContent').at(-1)).toMatchObject({
      body: { value: { kind: 'policy', title: 'New terms' }, revision: 'r1' },
    })
    await button('Publish').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await expect.element(toast(/It is published/)).toBeVisible()
    expect(api.calls('staffPublishContent').at(-1)).toMatchObject({
      body: { from: null, until: null, revision: 'r2' },
    })
  })

  it('is brought back from the history into the form, and says where a line can’t be read', async () => {
    const api = showConsole(at, answers(content()))
    await page.getByRole('button', { name: 'Bring back version 1' }).click()
    await expect.element(title).toHaveValue('Old terms')
    await page
      .getByRole('textbox', { name: /^Words/ })
      .fill('Words\n\n[Away](https://evil.example)')
    await button('Save draft').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Line 3/)
    expect(api.names()).not.toContain('staffSaveContent')
  })

  it('says that the release has a newer standard text', async () => {
    const shown = content()
    showConsole(at, answers({ ...shown, item: { ...shown.item, newer_standard: true } }))
    await page.getByRole('button', { name: 'Put it into the form' }).click()
    await expect.element(title).toHaveValue('Standard terms')
  })

  it('can only be read by support', async () => {
    showConsole(at, answers(content()), { role: 'support' })
    await expect.element(title).toBeDisabled()
    expect(page.getByRole('button', { name: 'Save draft' }).query()).toBeNull()
    await userEvent.tab()
  })
})

describe('an event', () => {
  it('APP-02 is written with its times in India, and shows who registered', async () => {
    const value = {
      kind: 'event' as const,
      title: 'Vaccines',
      summary: 'A morning for clinics.',
      blocks: [{ kind: 'text' as const, text: 'Bring the log.' }],
      starts_at: '2026-12-04T05:30:00.000Z',
      ends_at: '2026-12-04T08:30:00.000Z',
      place: 'Hall 2, Mumbai',
      online: '',
      seats: 40,
      closes_at: null,
      called_off: '',
    }
    const shown = content({
      item: { ...content().item, kind: 'event', key: 'vaccines', name: 'Vaccines' },
      href: '/events/vaccines',
      begins_with: value,
      standard: null,
      versions: [],
    })
    const api = showConsole('/console/content/event/vaccines', {
      ...answers(shown),
      staffListRegistrations: () => ({
        registrations: [
          {
            id: 'r-1',
            name: '<b>Asha</b>',
            email: 'asha@clinic.in',
            state: 'coming',
            at: '2026-11-24T05:30:00.000Z',
            left_at: null,
          },
          {
            id: 'r-2',
            name: 'Ravi',
            email: 'ravi@clinic.in',
            state: 'waiting',
            at: '2026-11-24T05:30:00.000Z',
            left_at: null,
          },
        ],
      }),
      staffSaveContent: () => ({ content: shown }),
    })
    await expect.element(page.getByLabelText('Begins: time')).toHaveValue('11:00')
    await expect.element(page.getByText('<b>Asha</b>')).toBeVisible()
    await expect.element(page.getByText('1 place taken')).toBeVisible()
    await expect.element(page.getByText(/^On the waiting list, asked /)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Download as CSV' }))
      .toHaveAttribute('href', '/api/staff/events/vaccines/registrations-file')
    await page.getByLabelText('Ends: time').fill('10:00')
    await button('Save draft').click()
    await expect.element(page.getByText('The event must end after it begins').first()).toBeVisible()
    expect(api.calls('staffSaveContent')).toEqual([])
    await page.getByLabelText('Ends: time').fill('15:00')
    await page.getByLabelText(/^Cancelled because/).fill('The hall is closed.')
    await button('Save draft').click()
    await expect
      .poll(() => api.calls('staffSaveContent').at(-1))
      .toMatchObject({
        body: {
          value: {
            ...value,
            ends_at: '2026-12-04T09:30:00.000Z',
            called_off: 'The hall is closed.',
          },
        },
      })
  })
})

describe('a new text', () => {
  it('OPS-04 gets an address from its question, which may be another, and begins with it', async () => {
    const known = content({ item: { ...content().item, kind: 'question', key: 'gst-invoices' } })
    showConsole('/console/content?kind=question', answers(known))
    await button('New question').click()
    const address = page.getByLabelText('Address', { exact: true })
    const question = page.getByLabelText('Question', { exact: true })
    await question.fill(
      'Can I return opened, sterile gloves & masks after the 7 days of the policy?',
    )
    await expect
      .element(address)
      .toHaveValue('can-i-return-opened-sterile-gloves-and-masks-after-the-7')
    await question.fill('GST invoices?')
    await expect.element(address).toHaveValue('gst-invoices')
    await button('Write it').click()
    await expect.element(page.getByText('Another text has this address').first()).toBeVisible()
    await address.fill('Tax Invoices')
    await question.fill('Where are my GST invoices?')
    await expect.element(address).toHaveValue('Tax Invoices')
    await expect.element(page.getByText('/faq#tax-invoices')).toBeVisible()
    await button('Write it').click()
    await expect.element(page.getByText('Its address ends in tax-invoices')).toBeVisible()
    await expect.element(question).toHaveValue('Where are my GST invoices?')
    await expect.element(button('Save draft')).toBeEnabled()
  })
})
