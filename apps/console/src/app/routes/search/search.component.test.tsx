import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
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
  await page.getByRole('link', { name: 'Find nothing 1' }).click()
  await expect.element(table.getByRole('link', { name: 'pacemaker' })).toBeVisible()
  expect(table.getByText('gloves').elements()).toEqual([])
  await page.getByRole('combobox', { name: 'Period' }).selectOptions('90 days')
  await expect.poll(() => api.calls('staffListSearches').at(-1)?.query).toEqual({ days: 90 })
})
