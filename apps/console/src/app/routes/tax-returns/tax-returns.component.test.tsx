import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showConsole } from '../../../testing/show-console.tsx'

const gstin = '27AABCK1234M1Z5'
const own = {
  gstin,
  name: 'Konkan Surgicals LLP',
  form: 'gstr-1' as const,
  due_on: '2024-12-11',
  documents: 120,
  waiting: 2,
  taxable: 604_000,
  tax: 30_200,
  filed: null,
}
const tcs = {
  ...own,
  gstin: '27AAECU1234F1ZX',
  name: 'Upchar',
  form: 'gstr-8' as const,
  waiting: 0,
  tax: 3020,
}
const section = {
  table: '4, 6B',
  name: 'Invoices to registered buyers',
  rows: 31,
  taxable: 400_000,
  igst: 20_000,
  cgst: 0,
  sgst: 0,
}
const main = page.getByRole('main')

it('OPS-07 lists the returns of a month, and says which are overdue', async () => {
  const shop = showConsole('/console/tax-returns?month=2024-11', {
    staffListTaxReturns: () => ({ month: '2024-11', returns: [tcs, own] }),
  })
  await expect
    .element(main.getByRole('link', { name: 'GSTR-1 of Konkan Surgicals LLP' }))
    .toHaveAttribute('href', `/console/tax-returns?month=2024-11&gstin=${gstin}&form=gstr-1`)
  await expect.element(main.getByText('Was due 11 Dec 2024').last()).toBeVisible()
  await expect.element(main.getByText('tax ₹3,020')).toBeVisible()
  expect(shop.calls('staffListTaxReturns')[0]?.query).toEqual({ month: '2024-11' })
})

it('OPS-07 says that nothing was issued', async () => {
  showConsole('/console/tax-returns?month=2024-11', {
    staffListTaxReturns: () => ({ month: '2024-11', returns: [] }),
  })
  await expect.element(main.getByText('Nothing was issued in Nov 2024')).toBeVisible()
})

it('OPS-07 shows a return by its tables, offers its files, and records that it was filed', async () => {
  const filed = { arn: 'AA271124123456B', filed_on: '2024-12-10', by: 'Meera Kulkarni' }
  const shop = showConsole(`/console/tax-returns?month=2024-11&gstin=${gstin}&form=gstr-1`, {
    staffGetTaxReturn: () => ({
      return: own,
      sections: [section],
      issued: [
        {
          kind: 'Invoices',
          from: 'KS/24-25/000001',
          to: 'KS/24-25/000118',
          count: 118,
          cancelled: 1,
        },
        {
          kind: 'Invoices',
          from: 'KS/24-25/000121',
          to: 'KS/24-25/000121',
          count: 1,
          cancelled: 0,
        },
      ],
      missing: [{ from: 'KS/24-25/000119', to: 'KS/24-25/000120', count: 2 }],
      sellers: [],
    }),
    staffFileTaxReturn: () => ({ return: { ...own, filed } }),
  })
  await expect.element(main.getByText('integrated ₹20,000')).toBeVisible()
  await expect
    .element(main.getByText('2 documents without Invoice Reference Number', { exact: false }))
    .toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'JSON for the portal' }))
    .toHaveAttribute('href', `/api/staff/tax-returns/${gstin}/gstr-1/2024-11/file?format=json`)
  await expect
    .element(main.getByRole('link', { name: 'Sales register' }))
    .toHaveAttribute('href', `/api/staff/seller-books/${gstin}/2024-11/file?format=csv`)
  await expect
    .element(main.getByRole('link', { name: 'Vouchers for Tally' }))
    .toHaveAttribute('href', `/api/staff/seller-books/${gstin}/2024-11/file?format=zip`)
  await expect
    .element(
      main.getByText('No document has the numbers KS/24-25/000119 to KS/24-25/000120.', {
        exact: false,
      }),
    )
    .toBeVisible()
  await expect
    .element(main.getByRole('table', { name: 'Documents issued (table 13)' }))
    .toMatchTextContent(/KS\/24-25\/000001 to KS\/24-25\/000118.*118.*1 cancelled/s)
  await main.getByRole('button', { name: 'Record as filed' }).click()
  await userEvent.fill(main.getByLabelText('ARN'), 'AA2711241234')
  await main.getByRole('button', { name: 'Record it' }).click()
  await expect
    .element(main.getByText('Enter the 15 letters and digits of the ARN').first())
    .toBeVisible()
  await userEvent.fill(main.getByLabelText('ARN'), filed.arn)
  await main.getByRole('button', { name: 'Record it' }).click()
  await expect
    .poll(() => shop.calls('staffFileTaxReturn')[0]?.body)
    .toMatchObject({ arn: filed.arn })
})

it('OPS-07 shows what was collected from each seller', async () => {
  showConsole(`/console/tax-returns?month=2024-11&gstin=${tcs.gstin}&form=gstr-8`, {
    staffGetTaxReturn: () => ({
      return: tcs,
      sections: [],
      issued: [],
      missing: [],
      sellers: [
        {
          gstin,
          name: 'Konkan Surgicals LLP',
          registered: 500_000,
          returned_by_registered: 20_000,
          unregistered: 130_000,
          returned_by_unregistered: 5000,
          net: 604_000,
          igst: 2000,
          cgst: 510,
          sgst: 510,
          kept: 1510,
        },
      ],
    }),
  })
  await expect.element(main.getByText('registered ₹4,80,000')).toBeVisible()
  await expect.element(main.getByText('integrated ₹2,000, central ₹510, state ₹510')).toBeVisible()
  await expect.element(main.getByText('kept in statements ₹1,510')).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'JSON for the portal' })).toBeVisible()
})
