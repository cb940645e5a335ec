import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import { asha, book, home, noOrders, opened, panel } from '../../../testing/customers.ts'
import type { Customer } from '../../../testing/customers.ts'
import { showConsole } from '../../../testing/show-console.tsx'

const dialog = page.getByRole('dialog')

describe('OPS-10 staff change a customer', () => {
  it('sends what was typed anew, with the reason, and warns that licences stop counting', async () => {
    const verified = asha({
      kyc: { status: 'verified', pharma_kyc: true, application_id: null, licences: [] },
    })
    const shop = showConsole(
      '/console/customers/c-1',
      opened(verified, {
        staffChangeCustomer: () => ({ kyc: { before: 'verified', after: 'notVerified' } }),
      }),
      { role: 'support' },
    )
    await page.getByRole('button', { name: 'Edit the profile' }).click()
    const form = page.getByRole('form', { name: 'Edit the profile' })
    await form.getByRole('textbox', { name: /^First name/ }).fill('Usha')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect.element(form.getByText(/Enter a reason, for the record/).first()).toBeVisible()
    await form.getByRole('combobox', { name: 'Business type' }).selectOptions('Hospital')
    await expect.element(form.getByText(/They stop counting/)).toBeVisible()
    await form.getByRole('textbox', { name: 'Why' }).fill('A typing error')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect.element(toast('The profile is changed, and so is the KYC')).toBeVisible()
    expect(shop.calls('staffChangeCustomer').at(-1)?.body).toEqual({
      first_name: 'Usha',
      business_type: 1,
      seen: '2026-11-20T10:00:00.000Z',
      reason: 'A typing error',
    })
  })

  it('blocks with a reason and shows why', async () => {
    let blocked: Customer['customer']['blocked'] = null
    showConsole(
      '/console/customers/c-1',
      opened(asha(), {
        staffGetCustomer: () => ({ ...asha(), customer: { ...asha().customer, blocked } }),
        staffBlockCustomer: ({ body }) => {
          blocked = { at: '2026-11-24T05:00:00.000Z', reason: body.reason }
          return { ended_sessions: 1 }
        },
      }),
      { role: 'support' },
    )
    await panel('Access').getByRole('button', { name: 'Block' }).click()
    await dialog.getByRole('button', { name: 'Block' }).click()
    await expect.element(dialog.getByText(/Enter a reason, for the record/)).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Why' }).fill('Paid with stolen cards')
    await dialog.getByRole('button', { name: 'Block' }).click()
    await expect.element(panel('Blocked').getByText(/Why: Paid with stolen cards/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Unblock' })).toBeVisible()
  })

  it('adds and deletes an address, and leaves both to who may', async () => {
    const shop = showConsole(
      '/console/customers/c-1',
      opened(asha(), {
        staffListCustomerAddresses: () => book(home),
        staffEditCustomerAddress: () => book(),
      }),
      { role: 'support' },
    )
    const addresses = panel('Addresses')
    await addresses.getByRole('button', { name: 'Delete the address of Asha Rao' }).click()
    await dialog.getByRole('textbox', { name: 'Why' }).fill('Moved')
    await dialog.getByRole('button', { name: 'Delete the address' }).click()
    await expect.element(toast('The address is deleted')).toBeVisible()
    expect(shop.calls('staffEditCustomerAddress').at(-1)?.body).toEqual({
      action: 'delete',
      address_id: 'a-1',
      address: {},
      reason: 'Moved',
    })
    await addresses.getByRole('button', { name: 'Add an address' }).click()
    await expect.element(page.getByRole('form', { name: 'Add an address' })).toBeVisible()
  })

  it('offers finance no change', async () => {
    showConsole(
      '/console/customers/c-1',
      opened(asha(), { staffListCustomerAddresses: () => book(home) }),
      { role: 'finance' },
    )
    await expect.element(panel('Addresses').getByText('12, Marine Lines')).toBeVisible()
    for (const name of ['Edit the profile', 'Add an address', 'Block'])
      expect(page.getByRole('button', { name }).elements(), name).toEqual([])
  })
})

describe('AUTH-13 ordering for a customer', () => {
  it('asks for a code with `admin`, and says why it is refused', async () => {
    const shop = showConsole(
      '/console/customers/c-1',
      opened(asha(), {
        sendOtp: () => ({
          message: 'OTP Sent Successfully',
          step: 2,
          resend_after: 30,
          expires_in: 600,
        }),
        validateEmail: () =>
          refuse('otp_wrong', 'That is not the code we sent. 4 tries are left.', {
            detail: { tries_left: 4 },
          }),
      }),
      { role: 'support' },
    )
    await panel('Order for the customer').getByRole('button', { name: 'Mail the code' }).click()
    await panel('Order for the customer').getByRole('textbox', { name: 'Code' }).fill('123456')
    await page.getByRole('button', { name: 'Open the shop' }).click()
    await expect.element(page.getByText(/That is not the code we sent/).first()).toBeVisible()
    expect(shop.calls('sendOtp').at(-1)?.body).toMatchObject({
      email: 'c-1@clinic.example',
      admin: true,
    })
    expect(shop.calls('validateEmail').at(-1)?.body).toMatchObject({ otp: '123456', admin: true })
  })

  it('is offered neither to finance nor for a blocked customer', async () => {
    const blocked = { at: '2026-11-24T05:00:00.000Z', reason: 'Cheats' }
    showConsole(
      '/console/customers/c-1',
      opened({ ...asha(), customer: { ...asha().customer, blocked } }),
      { role: 'support' },
    )
    await expect.element(panel('Blocked').getByText(/Why: Cheats/)).toBeVisible()
    expect(page.getByRole('button', { name: 'Mail the code' }).elements()).toEqual([])
  })
})

describe('OPS-10 two accounts of one buyer', () => {
  const preview = (conflicts: string[] = []) => ({
    from: { id: 'c-1', name: 'Asha Rao', email: 'asha@old.example' },
    into: { id: 'c-2', name: 'Dr. Rao', email: 'rao@clinic.example' },
    moves: [
      { what: 'orders' as const, words: '3 orders' },
      { what: 'wallet' as const, words: '₹120 in the wallet' },
    ],
    conflicts,
    seen: 'as-shown',
  })
  const open = async (conflicts: string[] = []) => {
    const shop = showConsole('/console/customers/c-1', {
      staffGetCustomer: ({ params }) => asha({}, { id: params.id }),
      staffListCustomerOrders: noOrders,
      staffPreviewMerge: () => preview(conflicts),
      staffMergeCustomer: () => ({ id: 'c-2', ended_sessions: 1 }),
    })
    await page.getByRole('button', { name: 'Merge into another account' }).click()
    await page.getByLabelText('Email address of the account that stays').fill('rao@clinic.example')
    await userEvent.keyboard('{Enter}')
    return shop
  }

  it('are merged with a reason after what moves was shown, and the one that stays opens', async () => {
    const shop = await open()
    const dialog = page.getByRole('dialog', { name: /^Merge asha@old.example into rao@/ })
    await expect.element(dialog.getByText('₹120 in the wallet')).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await dialog.getByRole('button', { name: 'Merge for good' }).click()
    await expect.element(dialog.getByText(/Enter a reason/).first()).toBeVisible()
    expect(shop.calls('staffMergeCustomer')).toEqual([])
    await dialog.getByLabelText('Why').fill('Two accounts by mistake')
    await dialog.getByRole('button', { name: 'Merge for good' }).click()
    await expect.poll(shop.href).toBe('/console/customers/c-2')
    expect(shop.calls('staffMergeCustomer').map(({ body }) => body)).toEqual([
      { into: 'rao@clinic.example', seen: 'as-shown', reason: 'Two accounts by mistake' },
    ])
  })

  it('stay apart where one can’t be right for both, and it says why', async () => {
    const shop = await open(['They have different GST numbers.'])
    const dialog = page.getByRole('dialog', { name: /Can’t be merged into rao@clinic.example/ })
    await expect.element(dialog.getByText('They have different GST numbers.')).toBeVisible()
    expect(shop.calls('staffMergeCustomer')).toEqual([])
  })

  it('leads from the account that ended to the one that has everything', async () => {
    const data = asha({}, { is_closed: true })
    showConsole('/console/customers/c-1', {
      staffGetCustomer: () => ({ ...data, customer: { ...data.customer, merged_into: 'c-2' } }),
      staffListCustomerOrders: noOrders,
    })
    await expect
      .element(page.getByRole('link', { name: 'the account it was merged into' }))
      .toHaveAttribute('href', '/console/customers/c-2')
  })
})
