import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from '@upchar/testkit/browser/toast'
import { showConsole } from '../../../testing/show-console.tsx'

const paging = { total: 1, total_is_more: false }
const who = { id: 'm1', name: 'Asha Rao', email: 'asha@upchar.example' }
const request = {
  id: '0198c0de-0000-7000-8000-000000000001',
  reference: 'UBK7M2Q9RT',
  way: 'transfer' as const,
  by_hand: true,
  name: 'Meera Nair',
  organisation: 'Sanjeevani Hospital and Research Centre',
  email: 'accounts@sanjeevani.example',
  phone: '9876543210',
  amount: 10500,
  arrived: 10000,
  missing: 500,
  requested_at: '2026-11-22T05:00:00.000Z',
  due_at: '2026-11-27T18:29:59.000Z',
  days_left: 3,
  state: 'open' as const,
  order_number: null,
  credits: [
    {
      id: '0198c0de-0000-7000-8000-00000000000c',
      bank_reference: 'HDFCN52026112401',
      amount: 700,
      credited_on: '2026-11-24',
      state: 'waiting' as const,
      recorded_by: who,
      alone_from: null,
      recorded_at: '2026-11-24T05:00:00.000Z',
      decided_by: null,
    },
  ],
}
const answers = {
  staffListPaymentRequests: () => ({ requests: [request], missing: 500, ...paging }),
  staffRecordCredit: () => ({
    request: { ...request, state: 'paid' as const, order_number: 'UP-261124-AAAAA' },
  }),
  staffDecideCredit: () => ({ request }),
}
const table = page.getByRole('table', { name: 'Awaited payments' })

it('CHECKOUT-15 lists what waits with the days left, and matches a transfer', async () => {
  const shop = showConsole('/console/payment-requests', answers, { role: 'finance' })
  await expect
    .element(table)
    .toMatchTextContent(/UBK7M2Q9RT.*Sanjeevani.*₹10,000 arrived, ₹500 missing.*3 days left/)
  await table.getByRole('button', { name: 'Match a transfer to UBK7M2Q9RT' }).click()
  const dialog = page.getByRole('dialog', { name: 'Match a transfer to UBK7M2Q9RT' })
  await dialog.getByRole('textbox', { name: 'Bank reference (UTR)' }).fill('HDFCN52026112402')
  await dialog.getByRole('textbox', { name: 'Amount in rupees' }).fill('500')
  await dialog.getByRole('button', { name: 'Record the transfer' }).click()
  await expect.element(toast(/The order UP-261124-AAAAA is placed/)).toBeVisible()
  expect(shop.calls('staffRecordCredit')[0]?.body).toMatchObject({
    bank_reference: 'HDFCN52026112402',
    amount: 500,
  })
})

it('CHECKOUT-15 a transfer that differs is accepted or refused', async () => {
  const shop = showConsole('/console/payment-requests?view=credits', answers, { role: 'finance' })
  await table.getByRole('button', { name: 'Accept HDFCN52026112401' }).click()
  await expect.element(toast(/The transfer is accepted/)).toBeVisible()
  expect(shop.calls('staffDecideCredit')[0]).toMatchObject({ body: { accept: true } })
})

it('CHECKOUT-15 says from when a shop of one person can accept what differs', async () => {
  const alone = request.credits.map((credit) => ({
    ...credit,
    alone_from: '2026-11-25T05:00:00.000Z',
  }))
  showConsole(
    '/console/payment-requests?view=credits',
    {
      ...answers,
      staffListPaymentRequests: () => ({
        requests: [{ ...request, credits: alone }],
        missing: 500,
        ...paging,
      }),
    },
    { role: 'admin' },
  )
  await expect
    .element(table)
    .toMatchTextContent(/Nobody else can accept it: .+ can from .*25 Nov.*10:30/)
})

it('CHECKOUT-15 support sees what waits, and changes nothing', async () => {
  showConsole('/console/payment-requests', answers, { role: 'support' })
  await expect.element(table).toMatchTextContent(/UBK7M2Q9RT/)
  await expect.element(table.getByRole('button')).not.toBeInTheDocument()
})

it('CHECKOUT-15 administrators set the account that buyers transfer to', async () => {
  const shop = showConsole(
    '/console/payment-requests?view=terms',
    {
      staffGetRequestTerms: () => ({
        transfer: 'off' as const,
        link: false,
        upi_limit: 0,
        days: 5,
        guest_days: 2,
        account: null,
        version: '',
      }),
      staffSetRequestTerms: () => ({ version: 'v1' }),
    },
    { role: 'admin' },
  )
  await expect.element(page.getByText('Neither bank transfers nor payment links')).toBeVisible()
  await page.getByRole('button', { name: 'Change the terms' }).click()
  await page.getByRole('combobox', { name: 'Bank transfers' }).selectOptions('own')
  await page.getByRole('textbox', { name: 'Beneficiary' }).fill('Konkan Surgicals LLP')
  await page.getByRole('textbox', { name: 'Account number' }).fill('50200012345678')
  await page.getByRole('textbox', { name: 'IFSC' }).fill('HDFC0000123')
  await page.getByRole('textbox', { name: 'UPI codes up to ₹' }).fill('100000')
  await page.getByRole('button', { name: 'Save the terms' }).click()
  await expect.element(toast(/The terms are saved/)).toBeVisible()
  expect(shop.calls('staffSetRequestTerms')[0]?.body).toMatchObject({
    transfer: 'own',
    upi_limit: 100_000,
    days: 5,
    account: { number: '50200012345678', ifsc: 'HDFC0000123' },
  })
})

it('RET-04 a refund that no gateway makes is recorded with the bank’s reference', async () => {
  const shop = showConsole(
    '/console/payment-requests?view=refunds',
    {
      staffListHandRefunds: () => ({
        refunds: [
          {
            id: request.id,
            amount: 1000,
            reason: 'More than the order costs',
            bank_reference: 'HDFCN52026112401',
            reference: 'UBK7M2Q9RT',
            order_number: 'UP-261124-AAAAA',
            name: 'Meera Nair',
            email: request.email,
            came_back: false,
            awaits_account: false,
            pay_to: 'asha@okhdfc',
            since: '2026-11-24T05:00:00.000Z',
          },
        ],
        due: 1000,
        ...paging,
      }),
      staffPayHandRefund: () => ({}),
    },
    { role: 'finance' },
  )
  await expect
    .element(page.getByRole('link', { name: 'Returns' }).last())
    .toHaveAttribute('href', '/console/returns')
  await page.getByRole('button', { name: 'Record the transfer to Meera Nair' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund to Meera Nair' })
  const utr = dialog.getByRole('textbox', { name: 'Bank reference (UTR)' })
  await expect.element(utr).toHaveFocus()
  // The other way out stays closed until it is wanted, so that the transfer stands first.
  const wrong = dialog.getByRole('textbox', { name: /^What is wrong with the account/ })
  expect(wrong.elements()).toEqual([])
  await dialog.getByText('If the account is wrong').click()
  await expect.element(wrong).toBeVisible()
  await utr.fill('HDFCR520261125')
  await dialog.getByRole('button', { name: 'Record the transfer' }).click()
  await expect.element(toast(/The refund to Meera Nair is recorded/)).toBeVisible()
  expect(shop.calls('staffPayHandRefund')[0]?.body).toEqual({
    bank_reference: 'HDFCR520261125',
    pay_to: 'asha@okhdfc',
  })
})

it('shows the chosen tab on a phone, where the row of tabs is wider', async () => {
  await page.viewport(390, 844)
  showConsole('/console/payment-requests?view=returned', {
    staffListReturnedTransfers: () => ({ returned: [], ...paging, total: 0 }),
  })
  await expect.element(page.getByRole('link', { name: 'Came back' })).toBeInViewport({ ratio: 1 })
})

const transfer = {
  id: request.id,
  kind: 'return' as const,
  amount: 210,
  name: 'Meera Nair',
  email: request.email,
  order_number: 'UP-261124-AAAAA',
  reference: 'UP-261124-AAAAA/R1',
}

it('RET-04 a transfer that the bank returned is recorded with its reason', async () => {
  const shop = showConsole(
    '/console/payment-requests?view=paid',
    {
      staffListTransfers: () => ({
        transfers: [{ ...transfer, bank_reference: 'UTR1', paid_at: request.requested_at }],
        ...paging,
      }),
      staffRecordReturnedTransfer: () => ({
        returned: { ...back, state: 'waiting' as const, next: '' as const },
      }),
    },
    { role: 'finance' },
  )
  await page.getByRole('button', { name: 'It came back UTR1' }).click()
  const dialog = page.getByRole('dialog', { name: 'UTR1 came back' })
  await dialog.getByRole('textbox', { name: 'The bank’s reason' }).fill('Account closed')
  await dialog.getByRole('button', { name: 'Record it' }).click()
  await expect.element(toast(/A second person has to accept it/)).toBeVisible()
  expect(shop.calls('staffRecordReturnedTransfer')[0]?.body).toMatchObject({
    bank_reference: 'UTR1',
    reason: 'Account closed',
  })
})

const back = {
  id: '0198c0de-0000-7000-8000-00000000000d',
  payout: transfer,
  bank_reference: 'UTR1',
  returned_on: '2026-11-24',
  reason: 'Account closed',
  state: 'accepted' as const,
  recorded_by: who,
  recorded_at: request.requested_at,
  decided_by: null,
  alone_from: null,
  next: 'account' as const,
}

it('RET-04 a second person accepts that it came back; the list says what is next', async () => {
  const shop = showConsole(
    '/console/payment-requests?view=returned',
    {
      staffListReturnedTransfers: () => ({
        returned: [
          { ...back, state: 'waiting', next: '' },
          { ...back, id: request.id },
        ],
        ...paging,
      }),
      staffDecideReturnedTransfer: () => ({ returned: back }),
    },
    { role: 'finance' },
  )
  const list = page.getByRole('table', { name: 'Transfers that came back' })
  await expect
    .element(list)
    .toMatchTextContent(/Account closed.*To look at.*24 Nov 2026.*Waits for the buyer’s account/)
  await list.getByRole('button', { name: 'Accept UTR1' }).click()
  await expect.element(toast(/The buyer is asked for another account/)).toBeVisible()
  expect(shop.calls('staffDecideReturnedTransfer')[0]).toMatchObject({ body: { accept: true } })
})
