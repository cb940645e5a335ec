import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { away } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showConsole } from '../../../testing/show-console.tsx'

type Entry = Answer<'staffListAudit'>['entries'][number]
const meera = { id: 'm-1', name: 'Meera', email: 'meera@upchar.example' }
const entry = (id: string, words: string, part: Partial<Entry> = {}): Entry => ({
  id,
  at: '2026-11-21T10:00:00.000Z',
  by: meera,
  action: 'flag.change',
  words,
  subject: { kind: 'flag', id: 'cart', name: null },
  before: { value: true },
  after: { value: false },
  ...part,
})
const recorded = (...entries: Entry[]): Answers => ({
  staffListMembers: () => ({ members: [], total: 0, total_is_more: false }),
  staffListAudit: () => ({ entries, total: entries.length, total_is_more: false }),
})
const sheet = (name: string) => page.getByRole('dialog', { name })

describe('audit log', () => {
  it('says when nothing was recorded, unlike when nothing fits', async () => {
    showConsole('/console/audit', recorded())
    await expect.element(page.getByText('Nothing has been recorded yet')).toBeVisible()
  })

  it('says when nothing fits the filters, and clears them', async () => {
    const shop = showConsole('/console/audit?action=flag.change', recorded())
    await expect.element(page.getByText('No entries match')).toBeVisible()
    await page.getByRole('link', { name: 'Clear' }).click()
    await expect.poll(shop.href).toBe('/console/audit')
  })

  it('names who did what and when in India, and the system where nobody did', async () => {
    showConsole(
      '/console/audit',
      recorded(
        entry('1', 'Changed a flag'),
        entry('2', 'Ended a licence', { by: null }),
        entry('3', 'Named a nominee', { by: null, action: 'customer.nominee' }),
      ),
    )
    const row = (words: string) => page.getByRole('row').filter({ hasText: words })
    await expect.element(row('Changed a flag')).toMatchTextContent(/Meera/)
    await expect.element(row('Changed a flag')).toMatchTextContent(/3:30/)
    await expect.element(row('Ended a licence')).toMatchTextContent('The system')
    await expect.element(row('Named a nominee')).toMatchTextContent('The customer')
  })

  it('opens an entry with before and after in words, and gives the focus back', async () => {
    showConsole('/console/audit', recorded(entry('1', 'Changed a flag')))
    const opener = page.getByRole('button', { name: 'Changed a flag' })
    await opener.click()
    const changes = sheet('Changed a flag').getByRole('region', { name: 'Before and after' })
    await expect.element(changes).toMatchTextContent(/Before:.*After:/)
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet('Changed a flag')).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  it('says that nothing was changed by looking', async () => {
    showConsole(
      '/console/audit',
      recorded(entry('1', 'Looked at a customer', { before: null, after: null })),
    )
    await page.getByRole('button', { name: 'Looked at a customer' }).click()
    await expect.element(page.getByText('No values were changed.')).toBeVisible()
  })

  it('goes from an entry to everything about the same thing, and closes on the way', async () => {
    const shop = showConsole('/console/audit', recorded(entry('1', 'Changed a flag')))
    await page.getByRole('button', { name: 'Changed a flag' }).click()
    await page.getByRole('link', { name: 'All entries about it' }).click()
    await expect.poll(shop.href).toBe('/console/audit?subject=flag&id=cart')
    await expect.element(sheet('Changed a flag')).not.toBeInTheDocument()
    expect(shop.calls('staffListAudit').at(-1)?.query).toMatchObject({
      subject_kind: 'flag',
      subject_id: 'cart',
    })
  })

  it('asks the server for the days that were chosen', async () => {
    const shop = showConsole('/console/audit', recorded(entry('1', 'Changed a flag')))
    await page.getByLabelText('From').fill('2026-11-01')
    await expect.poll(() => shop.calls('staffListAudit').at(-1)?.query.from).toBe('2026-11-01')
    expect(shop.href()).toBe('/console/audit?from=2026-11-01')
  })

  it('takes a day typed day first, once it is whole and in order, and lets it go again', async () => {
    const shop = showConsole(
      '/console/audit?from=2026-11-10&to=2026-11-20',
      recorded(entry('1', 'Changed a flag')),
    )
    const [from, to] = [page.getByLabelText('From'), page.getByLabelText('To')]
    await expect.element(from).toHaveValue('10-11-2026')
    for (const day of ['21-11-2026', '05-03', '5/3/26']) await from.fill(day)
    await expect.poll(shop.href).toBe('/console/audit?from=2026-03-05&to=2026-11-20')
    await to.fill('4/3/26')
    await to.fill('5/3/26')
    await expect.poll(shop.href).toBe('/console/audit?from=2026-03-05&to=2026-03-05')
    const asked = shop.calls('staffListAudit').map(({ query }) => `${query.from} ${query.to}`)
    expect([...new Set(asked)]).toEqual([
      '2026-11-10 2026-11-20',
      '2026-03-05 2026-11-20',
      '2026-03-05 2026-03-05',
    ])
    await to.fill('')
    await expect.poll(shop.href).toBe('/console/audit?from=2026-03-05')
  })

  it('keeps the filters while it can’t be loaded', async () => {
    showConsole('/console/audit?action=flag.change', {
      ...recorded(),
      staffListAudit: away,
    })
    await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be loaded/)
    await expect.element(page.getByRole('combobox', { name: 'What' })).toHaveValue('flag.change')
  })
})
