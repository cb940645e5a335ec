import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { away } from '@upchar/testkit/browser/fake-api'
import { customer } from '../../../../testing/people.ts'
import { showShop } from '../../../../testing/show-shop.tsx'

const main = page.getByRole('main')
const document: Answer<'listTaxDocuments'>['documents'][number] = {
  id: 'i-1',
  title: 'Tax invoice',
  number: 'CS/26-27/00001',
  issued_on: '2026-10-05',
  seller: 'Cochin Surgicals',
  seller_gstin: '32AABCU7421K1ZE',
  gstin: '27AAPFU0939F1ZV',
  against: null,
  order: 'UP-261001-AAAAA',
  taxable: 300,
  tax: 15,
  total: 315,
  url: '/api/orders/o-1/invoice/i-1',
}
const found: Omit<Answer<'listTaxDocuments'>, 'success'> = {
  count: 2,
  gstins: ['27AAPFU0939F1ZV', '32AABCU7421K1ZE'],
  totals: { taxable: 200, igst: 0, cgst: 5, sgst: 5, total: 210 },
  documents: [
    document,
    {
      ...document,
      id: 'c-1',
      title: 'Credit note',
      number: 'CSC/26-27/00001',
      against: document.number,
      taxable: 100,
      tax: 5,
      total: 105,
    },
  ],
}
const open = (answer: () => typeof found, at = '/account/documents?month=2026-10') =>
  showShop(
    at,
    { getCustomer: () => ({ user_info: customer() }), listTaxDocuments: answer },
    { signedIn: true },
  )

it('ORDER-06 a month’s invoices and credit notes stand with their tax, as PDF and as one file', async () => {
  const shop = await open(() => found)
  expect(shop.calls('listTaxDocuments')[0]?.query).toMatchObject({ month: '2026-10', gstin: '' })
  await expect
    .element(main.getByRole('region', { name: 'Totals of Oct 2026' }))
    .toMatchTextContent(/Central tax.*₹5.00.*Invoices less credit notes.*₹210.00/)
  await expect
    .element(main.getByRole('link', { name: '2 documents as CSV' }))
    .toHaveAttribute('href', '/api/orders/documents-file?month=2026-10')
  await expect
    .element(main.getByRole('link', { name: '2 documents as PDF' }))
    .toHaveAttribute('href', '/api/orders/documents-file?month=2026-10&format=pdf')
  await expect
    .element(main.getByRole('link', { name: 'Tax invoice CS/26-27/00001 (PDF)' }))
    .toHaveAttribute('href', document.url)
  await expect
    .element(main.getByRole('listitem').last())
    .toMatchTextContent(/Credit note.*reduces CS\/26-27\/00001.*−₹105.00/)
})

it('ORDER-06 another month and GSTIN are chosen in an address that can be kept', async () => {
  const shop = await open(() => found)
  await main.getByRole('combobox', { name: 'GSTIN' }).selectOptions('32AABCU7421K1ZE')
  await main.getByRole('button', { name: 'Show' }).click()
  await expect
    .poll(() => shop.calls('listTaxDocuments').at(-1)?.query)
    .toMatchObject({ month: '2026-10', gstin: '32AABCU7421K1ZE' })
})

it('says where nothing was issued, and when it can’t be known', async () => {
  await open(() => ({ ...found, count: 0, gstins: [], documents: [] }))
  await expect.element(main.getByText('Nothing was issued in Oct 2026')).toBeVisible()
  expect(main.getByRole('combobox', { name: 'GSTIN' }).elements()).toEqual([])
  await open(away)
  await expect.element(main.getByRole('button', { name: 'Try again' })).toBeVisible()
})
