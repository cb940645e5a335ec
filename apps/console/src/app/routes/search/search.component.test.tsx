import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from '@upchar/testkit/browser/toast'
import { showConsole } from '../../../testing/show-console.tsx'

const words = (text: string, part = {}) => ({
  words: text,
  searches: 8,
  visitors: 5,
  opened: 2,
  found: 40,
  state: 'found' as const,
  ...part,
})
const table = page.getByRole('table', { name: 'Words that buyers search' })

it('SEARCH-03 staff see what is searched, opened and not found', async () => {
  const api = showConsole(
    '/console/search',
    {
      staffListSearches: () => ({
        searches: 120,
        opened: 30,
        words: [
          words('gloves'),
          words('pacemaker', { found: 0, opened: 0, state: 'nothing' }),
          words('bone drill', { found: 3, state: 'nearest' }),
        ],
      }),
    },
    { role: 'support' },
  )
  await expect.element(table).toMatchTextContent(/gloves.*8.*5.*25%.*40/)
  await expect.element(table).toMatchTextContent(/pacemaker.*0%.*Nothing/)
  await expect
    .element(page.getByText('120 searches recorded; after 25% something was opened.'))
    .toBeVisible()
  await page.getByRole('combobox', { name: 'Finds' }).selectOptions('Nothing (1)')
  await expect.element(table.getByRole('link', { name: 'pacemaker' })).toBeVisible()
  expect(table.getByText('gloves').elements()).toEqual([])
  await page.getByRole('combobox', { name: 'Period' }).selectOptions('90 days')
  await expect.poll(() => api.calls('staffListSearches').at(-1)?.query).toEqual({ days: 90 })
})

const rules = {
  blocked: [
    { term: 'morphine', by_law: true },
    { term: 'pacemaker', by_law: false },
  ],
  placements: [
    {
      id: 'p1',
      kind: 'pin' as const,
      phrase: 'gloves',
      target: 'Nitrile gloves',
      place: 1,
      last_day: '2026-12-24',
      reason: 'New season',
      made_by: null,
      made_at: '2026-11-24T05:30:00.000Z',
      ended_at: null,
    },
  ],
}

it('SEARCH-05 a change is put live after a look at before and after, with a reason', async () => {
  const api = showConsole('/console/search?show=placed', {
    staffListSearchRules: () => rules,
    staffPreviewSearch: () => ({
      rated: {
        queries: 300,
        before: 0.98,
        after: 0.971,
        changed: [{ query: 'masks', before: 1, after: 0.4 }],
      },
      shown: [{ query: 'masks', before: ['Face mask'], after: ['Oxygen mask', 'Face mask'] }],
    }),
    staffChangeSearch: () => ({}),
  })
  await page.getByRole('button', { name: 'Pin a product' }).click()
  await page.getByRole('textbox', { name: 'Words that buyers type' }).fill('masks')
  await page.getByRole('textbox', { name: /^SKU/ }).fill('OXY-1')
  await page.getByRole('textbox', { name: /^Last day/ }).fill('24-12-2026')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect.element(page.getByText(/0\.980 before, 0\.971 after/)).toBeVisible()
  await expect.element(page.getByText('masks: 1.000 → 0.400 (worse)')).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'masks' }))
    .toMatchTextContent(/Before.*Face mask.*After.*Oxygen mask/)
  expect(api.calls('staffChangeSearch')).toEqual([])
  await page.getByRole('textbox', { name: 'Why' }).fill('Winter')
  await page.getByRole('button', { name: 'Put it live' }).click()
  await expect.element(toast(/Live\. Buyers find by it/)).toBeVisible()
  const change = { kind: 'pin', phrase: 'masks', sku: 'OXY-1', place: 1, last_day: '2026-12-24' }
  expect(api.calls('staffPreviewSearch')[0]?.body).toEqual({ change })
  expect(api.calls('staffChangeSearch')[0]?.body).toEqual({ change, reason: 'Winter' })
})

it('SEARCH-05 says what is ended before it is previewed, and takes the focus there', async () => {
  showConsole('/console/search?show=placed', { staffListSearchRules: () => rules })
  const table = page.getByRole('table', { name: 'Pins and boosts' })
  await expect.element(table).toMatchTextContent(/A former member: New season/)
  await table.getByRole('button', { name: /^End/ }).click()
  const form = page.getByRole('form', { name: 'End the pin of Nitrile gloves' })
  await expect.element(form).toHaveFocus()
  await expect.element(form.getByText('End the pin of Nitrile gloves')).toBeVisible()
})

it('SEARCH-05 is only looked at by who may not change it', async () => {
  showConsole(
    '/console/search?show=blocked',
    { staffListSearchRules: () => rules },
    { role: 'support' },
  )
  const blocked = page.getByRole('table', { name: 'Blocked words' })
  await expect.element(blocked).toMatchTextContent(/pacemaker.*By staff.*morphine.*By law/)
  expect(page.getByRole('button', { name: /Block words|Unblock/ }).elements()).toEqual([])
})
