import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import { showPortal } from '../testing/show-portal.tsx'

const parcel = {
  id: 'p-1',
  order_number: 'UP-100012',
  placed_at: '2026-11-27T05:30:00.000Z',
  state: 'placed' as const,
  state_label: 'Placed',
  promised: { from: '2026-11-29', to: '2026-11-30' },
  courier: '',
  cold_chain: true,
  missing: ['e-way bill'],
  recalled: [],
  contents: [
    { sku_id: 'GAU-1', title: 'Gauze', quantity: 3, batch: 'B7', expires_on: '2028-01-31' },
  ],
}
const shown = {
  warehouses: [
    { id: 1, name: 'Bhiwandi', city: 'Mumbai', waiting: 1 },
    { id: 2, name: 'Butibori', city: 'Nagpur', waiting: 0 },
  ],
  warehouse: 1,
  totals: { to_pack: 1, packed: 2, handed_over: 0 },
  total: 1,
  total_is_more: false,
  parcels: [parcel],
}
const id = '0b5fb3f5-6a5f-4c9e-9d0b-6f6a5a2b7c11'
const statement = {
  id,
  number: 'ST-3-1',
  from: '2026-11-16',
  until: '2026-11-22',
  documents: 1,
  gross: 1050,
  commission: 80,
  closing_fees: 10,
  fee_gst: 16.2,
  gateway_fees: 0,
  tcs: 5,
  tds: 1.05,
  net: 937.75,
  carried: 0,
  payout: 937.75,
  by_split: 0,
  by_bank: 937.75,
  closed_at: '2026-11-23T05:30:00.000Z',
  is_disputed: false,
  note: '',
  payout_state: 'paid' as const,
}

const portalLinks = () =>
  page
    .getByRole('navigation', { name: 'Portal' })
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)

describe('the areas of the seller portal', () => {
  it.each([
    [
      'owner',
      ['Start', 'To pack', 'Products', 'Stock', 'Returns', 'Performance', 'Statements', 'Team'],
    ],
    ['operations', ['Start', 'To pack', 'Products', 'Stock', 'Returns', 'Performance']],
    ['accounts', ['Start', 'Products', 'Performance', 'Statements']],
  ] as const)('APP-01 offers the areas of the role %s', async (role, names) => {
    showPortal('/seller', {}, { role })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(portalLinks()).toEqual(names)
  })

  it('APP-01 shows what is to be packed, of the chosen warehouse and stage', async () => {
    const portal = showPortal('/seller/parcels', { sellerListParcels: () => shown })
    await expect.element(page.getByText('UP-100012')).toBeVisible()
    await expect.element(page.getByText('Keep cold')).toBeVisible()
    await expect.element(page.getByText('e-way bill')).toBeVisible()
    await expect.element(page.getByText(/GAU-1, batch B7, expires/)).toBeVisible()
    await page.getByRole('combobox', { name: 'Warehouse' }).selectOptions('2')
    await expect.poll(portal.href).toBe('/seller/parcels?warehouse=2')
    await page.getByRole('link', { name: /^Packed/ }).click()
    await expect.poll(portal.href).toBe('/seller/parcels?warehouse=2&stage=packed')
    expect(portal.calls('sellerListParcels').at(-1)?.query).toMatchObject({
      warehouse: 2,
      stage: 'packed',
    })
  })

  it('APP-01 lets an owner change the team, but not the own access', async () => {
    const state = {
      invitation_ends_at: null,
      last_signed_in_at: null,
      state: 'active' as const,
      disabled_by_staff: false,
    }
    const team = {
      seller: { id: 3, trade_name: 'Sahyadri' },
      members: [
        {
          id: 'm-owner',
          name: 'Ravi Owner',
          email: 'r@s.example',
          role: 'owner' as const,
          ...state,
        },
        { id: 'm-2', name: 'Asha Rao', email: 'a@s.example', role: 'accounts' as const, ...state },
        {
          id: 'm-3',
          name: 'Dev Nair',
          email: 'd@s.example',
          role: 'operations' as const,
          ...state,
          state: 'disabled' as const,
          disabled_by_staff: true,
        },
      ],
    }
    const portal = showPortal('/seller/team', {
      sellerListMembers: () => team,
      sellerChangeMember: () => team,
      sellerInviteMember: () =>
        refuse('member_exists', 'Somebody works for a seller already.', {
          fields: [{ field: 'email', message: 'Somebody works for a seller already.' }],
        }),
    })
    await page.getByRole('button', { name: 'Change Asha Rao' }).click()
    expect(page.getByRole('button', { name: 'Change Ravi Owner' }).elements()).toEqual([])
    await expect.element(page.getByText('by the marketplace')).toBeVisible()
    expect(page.getByRole('button', { name: 'Change Dev Nair' }).elements()).toEqual([])
    await page.getByRole('menuitem', { name: 'Disable' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
    await expect.element(toast('Asha Rao is disabled')).toBeVisible()
    expect(portal.calls('sellerChangeMember').map(({ params }) => params)).toEqual([{ id: 'm-2' }])
    await page.getByRole('button', { name: 'Invite somebody' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabelText('Name').fill('Asha Rao')
    await dialog.getByLabelText('Work email').fill('a@s.example')
    await dialog.getByRole('button', { name: 'Send the invitation' }).click()
    await expect
      .element(dialog.getByLabelText('Work email'))
      .toHaveAccessibleDescription(/Somebody works for a seller already/)
  })

  it('APP-01 says when nothing is to be packed, and when the role may not see it', async () => {
    showPortal('/seller/parcels', {
      sellerListParcels: () => ({
        ...shown,
        parcels: [],
        total: 0,
        totals: { to_pack: 0, packed: 0, handed_over: 0 },
      }),
    })
    await expect.element(page.getByText('Nothing to pack')).toBeVisible()
  })

  it('APP-01 doesn’t show a list that the role may not see, and offers no further try', async () => {
    const message = 'Your role may not do this. Owner or Operations can.'
    showPortal(
      '/seller/parcels',
      { sellerListParcels: () => refuse('permission_missing', message) },
      { role: 'accounts' },
    )
    await expect.element(page.getByText(message)).toBeVisible()
    expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([])
  })

  it('APP-01 shows the number of each stage at 390 px', async () => {
    await page.viewport(390, 844)
    showPortal('/seller/parcels', {
      sellerListParcels: () => ({
        ...shown,
        totals: { to_pack: 128, packed: 28, handed_over: 128 },
      }),
    })
    const stage = page.getByRole('link', { name: /^Left today/ })
    await expect.element(stage).toBeVisible()
    // The fallback font is narrower.
    await document.fonts.ready
    const many = stage.getByText('128')
    await expect.poll(() => many.element().getBoundingClientRect().right).toBeLessThanOrEqual(390)
    await page.viewport(1280, 900)
  })

  it('APP-01 shows a statement with its payout, its documents and its files', async () => {
    showPortal('/seller/statements', {
      sellerListStatements: () => ({ statements: [statement], total: 1, total_is_more: false }),
      sellerGetStatement: () => ({
        statement,
        payout: {
          paid_at: '2026-11-24T05:30:00.000Z',
          bank_reference: 'N327261234',
          split_reference: '',
        },
        entries: [
          {
            id,
            kind: 'invoice',
            number: 'SY1/26-27/12',
            order_number: 'UP-100012',
            issued_on: '2026-11-10',
            channel: 'bank',
            gross: 1050,
            taxable: 1000,
            commission: 80,
            closing_fee: 10,
            gateway_fee: 0,
          },
        ],
        taxes: [],
      }),
    })
    await page.getByRole('link', { name: 'ST-3-1' }).click()
    await expect.element(page.getByRole('heading', { name: 'Statement ST-3-1' })).toBeVisible()
    await expect.element(page.getByText(/^Paid on .*, reference N327261234\.$/)).toBeVisible()
    await expect.element(page.getByText('SY1/26-27/12')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'PDF' }))
      .toHaveAttribute('href', `/api/seller/statements/${id}/file?format=pdf`)
    // The order's page is the console's.
    expect(page.getByRole('link', { name: 'UP-100012' }).elements()).toEqual([])
  })
})
