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
