import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import { showPortal } from '../testing/show-portal.tsx'

const offer = {
  sku: 'KNK-T',
  variant: 'KNK-T',
  title: 'Cetzine tablets',
  option_label: 'Strip of 10',
  price: 42,
  mrp: 50,
  moq: 1,
  max_oq: 20,
  dispatch_days: 0,
  active: true,
  state: 'on_sale' as const,
  free: 1240,
  others: true,
  proposed: false,
  version: 'v1',
}
const shown = () => ({
  offers: [
    offer,
    { ...offer, sku: 'KNK-2', active: false, state: 'ended' as const, others: false, price: null },
    { ...offer, sku: 'KNK-3', state: 'licence' as const },
  ],
  total: 3,
  total_is_more: false,
})

describe('the products of the seller portal', () => {
  it('APP-01 OPS-04 have price, MRP, limits and stock, and say what keeps them off sale', async () => {
    showPortal('/seller/products', { sellerListOffers: shown })
    await expect
      .element(page.getByRole('row', { name: /KNK-T/ }))
      .toMatchTextContent(
        /Cetzine tablets, Strip of 10.*other sellers offer it, too.*On sale.*₹42.*MRP ₹50.*1 to 20 per order.*1,240/,
      )
    await expect
      .element(page.getByRole('row', { name: /KNK-2/ }))
      .toMatchTextContent(/Off sale.*Your offer was taken off sale.*On request/)
    await expect
      .element(page.getByRole('row', { name: /KNK-3/ }))
      .toMatchTextContent(/No licence of yours in force/)
    expect(page.getByRole('button', { name: 'Take off sale KNK-2' }).query()).toBeNull()
  })

  it('APP-01 OPS-04 are taken off sale after a question; a refusal stays in sight', async () => {
    let tries = 0
    const portal = showPortal(
      '/seller/products',
      {
        sellerListOffers: shown,
        sellerEndOffer: () =>
          tries++ === 0 ? refuse('offer_unknown', 'You have no such offer.') : {},
      },
      { role: 'operations' },
    )
    await page.getByRole('button', { name: 'Take off sale KNK-T' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Take it off sale' }).click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/You have no such offer/)
    await dialog.getByRole('button', { name: 'Take it off sale' }).click()
    await expect.element(toast('KNK-T is off sale.')).toBeVisible()
    expect(portal.calls('sellerEndOffer').at(-1)?.body).toEqual({ sku: 'KNK-T' })
    await expect.poll(() => portal.calls('sellerListOffers').length).toBe(2)
  })

  it('APP-01 are searched, narrowed and cleared by the address; accounts only reads', async () => {
    const none = { offers: [], total: 0, total_is_more: false }
    const portal = showPortal(
      '/seller/products',
      { sellerListOffers: ({ query }) => (query.q === 'tape' ? none : shown()) },
      { role: 'accounts' },
    )
    await expect.element(page.getByRole('row', { name: /KNK-T/ })).toBeVisible()
    expect(page.getByRole('button', { name: /off sale/ }).elements()).toEqual([])
    await page.getByRole('combobox', { name: 'On sale' }).selectOptions('off')
    await page.getByRole('searchbox', { name: 'Search products' }).fill('tape')
    await expect.element(page.getByText('No product fits')).toBeVisible()
    expect(portal.calls('sellerListOffers').at(-1)?.query).toEqual({
      q: 'tape',
      sale: 'off',
      page: 1,
      limit: 25,
    })
    await page.getByRole('link', { name: 'Clear' }).click()
    await expect.poll(portal.href).toBe('/seller/products')
  })

  it('APP-01 say when there is none yet', async () => {
    showPortal('/seller/products', {
      sellerListOffers: () => ({ offers: [], total: 0, total_is_more: false }),
    })
    await expect.element(page.getByText('You sell nothing yet')).toBeVisible()
  })

  it('APP-01 OPS-04 ask for another price; a refusal keeps what was typed, a waiting proposal shows', async () => {
    const proposal = {
      id: '0b5fb3f5-6a5f-4c9e-9d0b-6f6a5a2b7c11',
      sku: 'KNK-T',
      variant: 'KNK-T',
      title: 'Cetzine tablets',
      option_label: '',
      before: null,
      after: { price: 40, mrp: 50, moq: 1, max_oq: 20, dispatch_days: 0, active: true },
      state: 'open' as const,
      reason: '',
      stale: false,
      proposed_at: '2026-11-27T05:30:00.000Z',
      decided_at: null,
    }
    const portal = showPortal('/seller/products', {
      sellerListOffers: () => ({
        ...shown(),
        offers: [offer, { ...offer, sku: 'KNK-9', proposed: true }],
      }),
      sellerProposeOffer: ({ body }) =>
        body.price === 60
          ? refuse('offer_invalid', 'The offer can’t be saved like this.', {
              fields: [{ field: 'price', message: 'The price is above the MRP' }],
            })
          : { proposal },
    })
    await expect
      .element(page.getByRole('row', { name: /KNK-9/ }))
      .toMatchTextContent(/Your proposal for it waits/)
    expect(page.getByRole('button', { name: 'Change KNK-9' }).query()).toBeNull()
    await page.getByRole('button', { name: 'Change KNK-T' }).click()
    const form = page.getByRole('form', { name: 'Change KNK-T' })
    await form.getByLabelText('Price, rupees').fill('60')
    await form.getByRole('button', { name: 'Propose it' }).click()
    await expect
      .element(form.getByLabelText('Price, rupees'))
      .toHaveAccessibleDescription(/above the MRP/)
    await form.getByLabelText('Price, rupees').fill('40')
    await form.getByLabelText('Dispatched within, working days').fill('3')
    await form.getByRole('button', { name: 'Propose it' }).click()
    await expect.element(toast(/KNK-T waits for the marketplace/)).toBeVisible()
    expect(portal.calls('sellerProposeOffer').at(-1)?.body).toEqual({
      variant: 'KNK-T',
      sku: 'KNK-T',
      price: 40,
      mrp: 50,
      moq: 1,
      max_oq: 20,
      dispatch_days: 3,
      version: 'v1',
    })
  })

  it('APP-01 OPS-04 offer another article, which is searched; proposals are listed and withdrawn', async () => {
    const article = { variant: 'GAU-1', title: 'Gauze', option_label: '10 cm' }
    const proposal = {
      id: '0b5fb3f5-6a5f-4c9e-9d0b-6f6a5a2b7c11',
      sku: 'S-GAU',
      title: 'Gauze',
      variant: 'GAU-1',
      option_label: '10 cm',
      before: null,
      after: { price: 40, mrp: null, moq: 1, max_oq: 50, dispatch_days: 0, active: true },
      state: 'open' as const,
      reason: '',
      stale: false,
      proposed_at: '2026-11-27T05:30:00.000Z',
      decided_at: null,
    }
    const portal = showPortal('/seller/products/new', {
      sellerListOffers: shown,
      sellerFindArticles: ({ query }) => ({ articles: query.q === 'gauze' ? [article] : [] }),
      sellerProposeOffer: () => ({ proposal }),
      sellerListProposals: () => ({ proposals: [proposal], total: 1, total_is_more: false }),
      sellerWithdrawProposal: () => ({ proposal: { ...proposal, state: 'withdrawn' as const } }),
    })
    const search = page.getByRole('searchbox', { name: 'Search articles' })
    await search.fill('tape')
    await expect.element(page.getByText('No article fits')).toBeVisible()
    await search.fill('gauze')
    await page.getByRole('button', { name: 'Offer it GAU-1' }).click()
    const form = page.getByRole('form', { name: 'Offer GAU-1' })
    await form.getByRole('button', { name: 'Propose it' }).click()
    await expect
      .element(form.getByLabelText('Your SKU'))
      .toHaveAccessibleDescription(/Your SKU is missing/)
    await form.getByLabelText('Your SKU').fill('S-GAU')
    await form.getByLabelText('Price, rupees').fill('40')
    await form.getByRole('button', { name: 'Propose it' }).click()
    await expect.element(toast(/S-GAU waits for the marketplace/)).toBeVisible()
    await expect.element(search).toBeVisible()
    expect(portal.calls('sellerProposeOffer').at(-1)?.body).toMatchObject({
      variant: 'GAU-1',
      sku: 'S-GAU',
      mrp: null,
      version: '',
    })
    await page.getByRole('link', { name: 'Products' }).last().click()
    await page.getByRole('link', { name: 'Proposals' }).click()
    await page.getByRole('button', { name: 'Withdraw S-GAU' }).click()
    await expect.element(toast('The proposal for S-GAU is withdrawn.')).toBeVisible()
    expect(portal.calls('sellerWithdrawProposal').map(({ params }) => params)).toEqual([
      { id: '0b5fb3f5-6a5f-4c9e-9d0b-6f6a5a2b7c11' },
    ])
  })
})
