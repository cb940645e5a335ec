import type { Answer } from '@upchar/contract/schema/endpoints'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showConsole } from '../../../testing/show-console.tsx'

type Checked = Omit<Answer<'staffGetCatalogueFile'>, 'success'>

const checked: Checked = {
  file: {
    id: 'f1',
    name: 'prices.csv',
    state: 'checked',
    only_columns: true,
    headings: [],
    rows_read: 3,
    uploaded_at: '2026-11-24T05:00:00.000Z',
    uploaded_by: null,
    finished_at: '2026-11-24T05:01:00.000Z',
    undone_by: null,
    undone_at: null,
    summary: {
      rows: 3,
      written: 2,
      outcomes: { made: 1, changed: 1, unchanged: 0, refused: 1 },
      waiting: 0,
      errors: 1,
      warnings: 0,
      unknown_headings: [],
      notes: [],
      failure: '',
    },
  },
  rows: [
    {
      line: 2,
      sku: 'A-1',
      title: 'Kidney tray',
      outcome: 'changed',
      changes: [{ field: 'price', before: '100', after: '120' }],
      problems: [],
    },
    {
      line: 3,
      sku: 'A-2',
      title: '',
      outcome: 'refused',
      changes: [],
      problems: [{ column: 'title', message: 'is missing', refuses: true }],
    },
  ],
  total: 2,
  total_is_more: false,
}

it('OPS-04 shows what a checked file would do, and imports it at a press', async () => {
  const shop = showConsole('/console/goods/files/f1', {
    staffGetCatalogueFile: () => checked,
    staffImportCatalogueFile: () => ({ file: { ...checked.file, state: 'waiting' } }),
  })
  await expect.element(page.getByRole('heading', { name: 'prices.csv' })).toBeVisible()
  const rows = page.getByRole('table', { name: 'Rows' })
  await expect.element(rows).toMatchTextContent(/Row 2 · A-1.*price: from 100.*to 120/)
  await expect.element(rows).toMatchTextContent(/Row 3 · A-2.*title is missing/)
  await expect.element(page.getByRole('link', { name: 'Refused 1' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'All errors by row (CSV)' }))
    .toHaveAttribute('href', '/api/staff/catalogue-files/f1/errors')
  await userEvent.click(page.getByRole('button', { name: 'Import 2 rows' }))
  await expect.poll(() => shop.calls('staffImportCatalogueFile').length).toBe(1)
})

it('OPS-04 checks a file again at a press, not while the arrow keys pass a choice', async () => {
  const shop = showConsole('/console/goods/files/f1', {
    staffGetCatalogueFile: () => checked,
    staffCheckCatalogueFile: () => ({ file: { ...checked.file, only_columns: false } }),
  })
  await page.getByRole('radio', { name: /^Only change the columns/ }).click()
  await userEvent.keyboard('{ArrowDown}')
  const complete = page.getByRole('radio', { name: /^Each row is the complete record/ })
  await expect.element(complete).toBeChecked()
  await expect.element(complete).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Import 2 rows' })).toBeDisabled()
  expect(shop.calls('staffCheckCatalogueFile')).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: 'Check again' }))
  await expect
    .poll(() => shop.calls('staffCheckCatalogueFile').map((call) => call.body))
    .toEqual([{ only_columns: false }])
})

it('lets nobody decide on a file who may only look at goods', async () => {
  showConsole(
    '/console/goods/files/f1',
    { staffGetCatalogueFile: () => checked },
    { role: 'support' },
  )
  await expect.element(page.getByRole('table', { name: 'Rows' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Import/ })).not.toBeInTheDocument()
})

it('OPS-04 shows what an undo of an import would do, and begins it at a second press', async () => {
  const nothing = { stock: { moved: 0, left: 0, why: null }, batch_stays: false, done: false }
  const change = { field: 'price', before: '120', after: '100' }
  const shop = showConsole('/console/goods/files/f1/undo', {
    staffGetCatalogueUndo: () => ({
      file: { ...checked.file, state: 'done' },
      results: { restored: 1, off_sale: 1, left: 1 },
      done: 0,
      rows: [
        {
          ...nothing,
          line: 2,
          sku: 'A-1',
          title: 'Kidney tray',
          result: 'restored',
          why: null,
          changes: [change, { field: 'stock', before: '15', after: '5' }],
          stock: { moved: -6, left: 4, why: 'sold' },
        },
        {
          ...nothing,
          line: 3,
          sku: 'A-2',
          title: 'Bowl',
          result: 'off_sale',
          why: null,
          changes: [],
        },
        {
          ...nothing,
          line: 4,
          sku: 'A-3',
          title: 'Gauze',
          result: 'left',
          why: 'changed_since',
          changes: [change],
        },
      ],
      total: 3,
      total_is_more: false,
    }),
    staffUndoCatalogueFile: () => ({ file: { ...checked.file, state: 'undoing' } }),
  })
  const rows = page.getByRole('table', { name: 'Rows' })
  await expect
    .element(rows)
    .toMatchTextContent(
      /A-1.*price: from 120.*to 100.*stock: 6 pieces less.*4 pieces of the import’s stock stay: sold/,
    )
  await expect.element(rows).toMatchTextContent(/A-2.*buyers no longer find it/)
  await expect.element(rows).toMatchTextContent(/A-3.*Somebody has changed it since/)
  await page.getByRole('button', { name: 'Undo the import' }).click()
  expect(shop.calls('staffUndoCatalogueFile')).toHaveLength(0)
  await page.getByRole('button', { name: 'Undo 2 rows' }).click()
  await expect.poll(() => shop.calls('staffUndoCatalogueFile').length).toBe(1)
})

it('OPS-04 asks what a heading means that may be the price, and sends every meaning', async () => {
  const shop = showConsole('/console/goods/files/f1', {
    staffGetCatalogueFile: () => ({
      ...checked,
      file: {
        ...checked.file,
        state: 'unmapped',
        headings: [
          { heading: 'Item code', column: 'sku', how: 'name' },
          { heading: 'Rate', column: 'price', how: 'open' },
          { heading: 'Shelf', column: null, how: 'name' },
        ],
      },
      rows: [],
      total: 0,
    }),
    staffCheckCatalogueFile: () => ({ file: { ...checked.file, state: 'checking' } }),
  })
  const check = page.getByRole('button', { name: 'Check with these columns' })
  await expect.element(page.getByLabelText('Rate')).toHaveValue('?')
  await expect.element(page.getByLabelText('Item code')).toHaveValue('sku')
  await expect.element(page.getByText(/rows? read/)).not.toBeInTheDocument()
  await check.click()
  await expect.element(page.getByText('Error: Choose a column for Rate')).toBeVisible()
  expect(shop.calls('staffCheckCatalogueFile')).toHaveLength(0)
  await page.getByLabelText('Rate').selectOptions('price')
  await check.click()
  await expect
    .poll(() => shop.calls('staffCheckCatalogueFile').map((call) => call.body))
    .toEqual([
      {
        only_columns: true,
        headings: [
          { heading: 'Item code', column: 'sku' },
          { heading: 'Rate', column: 'price' },
          { heading: 'Shelf', column: null },
        ],
      },
    ])
})
