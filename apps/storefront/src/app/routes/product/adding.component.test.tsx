import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { broken, refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import { cartOf, line, productPage, variant } from '../../../testing/goods.ts'
import { customer } from '../../../testing/people.ts'
import { add, main, open, quantity } from '../../../testing/product-page.ts'

describe('adding to the cart', () => {
  const inCart = (count: number): Answers => ({
    readCart: () => ({
      cart: cartOf(
        count === 0 ? [] : [line('GLV-M', 'Nitrile examination gloves', { quantity: count })],
      ),
      message: '',
    }),
    updateGuestCart: ({ body }) => ({
      cart: cartOf([
        line('GLV-M', 'Nitrile examination gloves', {
          quantity: count + (body.product.quantity ?? 0),
        }),
      ]),
      message: '',
    }),
  })

  it('confirms with the name, the cart’s total and both ways on', async () => {
    const shop = await open(productPage(), inCart(0))
    await add.click()
    const added = main.getByRole('region', { name: 'Added to cart' })
    await expect.element(added.getByText('Nitrile examination gloves')).toBeVisible()
    await expect.element(added.getByText('₹1,000.00')).toBeVisible()
    await expect
      .element(added.getByRole('link', { name: 'View cart' }))
      .toHaveAttribute('href', '/cart')
    await expect.element(toast('Product added to cart')).toBeVisible()
    expect(shop.calls('updateGuestCart').map(({ body }) => body.product)).toEqual([
      expect.objectContaining({ sku_id: 'GLV-M', quantity: 1 }),
    ])
    await added.getByRole('button', { name: 'Continue shopping' }).click()
    await expect.element(added).not.toBeInTheDocument()
  })

  it('adds once for a double click', async () => {
    const held = Promise.withResolvers<void>()
    const answers = inCart(0)
    const shop = await open(productPage(), {
      ...answers,
      updateGuestCart: async (asked) => {
        await held.promise
        return answers.updateGuestCart?.(asked) ?? broken()
      },
    })
    await add.dblClick()
    await expect.element(add).toHaveAttribute('aria-busy', 'true')
    held.resolve()
    await expect.element(main.getByRole('region', { name: 'Added to cart' })).toBeVisible()
    expect(shop.calls('updateGuestCart')).toHaveLength(1)
  })

  it('CART-07 caps a typed quantity at what may still be bought, in the words of the specification', async () => {
    const shop = await open(productPage(), inCart(3))
    await expect.element(main.getByRole('link', { name: '3 in your cart' })).toBeVisible()
    await quantity.fill('9')
    await userEvent.keyboard('{Tab}')
    await expect
      .element(
        main.getByText(
          'You already have 3 of this product in your cart. You can only buy 5 at a time.',
        ),
      )
      .toBeVisible()
    await expect.element(quantity).toHaveValue('2')
    await add.click()
    await expect.poll(() => shop.calls('updateGuestCart')[0]?.body.product.quantity).toBe(2)
  })

  it('CART-07 sends nothing when the cart has as many as may be bought', async () => {
    const shop = await open(productPage(), inCart(5))
    await expect.element(main.getByRole('link', { name: '5 in your cart' })).toBeVisible()
    await add.click()
    await expect
      .element(
        main.getByText(
          'You already have 5 of this product in your cart. You can only buy 5 at a time.',
        ),
      )
      .toBeVisible()
    expect(shop.names()).not.toContain('updateGuestCart')
  })

  it('begins with the minimum order and says it', async () => {
    await open(productPage({ variants: [variant('GLV-M', 'M', { moq: 3 })] }))
    await expect.element(quantity).toHaveValue('3')
    await expect.element(main.getByText(/Minimum order 3\. At most 5 at a time\./)).toBeVisible()
    await expect
      .element(main.getByRole('button', { name: 'One less: Nitrile examination gloves' }))
      .toBeDisabled()
  })

  it.each([
    [
      'has no stock',
      () => refuse('out_of_stock', 'No stock at 110001'),
      'Oops! Out of stock in your location.',
    ],
    ['breaks', broken, 'Something went wrong'],
  ])('says why when the server %s, and the button works again', async (_, answer, text) => {
    await open(productPage(), { ...inCart(0), updateGuestCart: answer })
    await add.click()
    await expect.element(toast(text)).toBeVisible()
    await expect.element(add).not.toHaveAttribute('aria-busy')
    expect(main.getByRole('region', { name: 'Added to cart' }).elements()).toEqual([])
  })

  it.each([
    ['opens the cart afterwards', true],
    ['stays on the page', false],
  ])('DATA-18 redirect_to_cart: %s', async (_, opens) => {
    const shop = await open(productPage(), inCart(0))
    if (opens) document.body.dataset['cartOpens'] = ''
    const before = shop.href()
    await add.click()
    if (opens) await expect.poll(shop.href).toBe('/cart')
    else {
      await expect.element(main.getByRole('region', { name: 'Added to cart' })).toBeVisible()
      expect(shop.href()).toBe(before)
    }
  })
})

describe('restricted goods', () => {
  const rule = main.getByRole('region', { name: 'How to buy this' })

  it('say which proof is needed before anything is added, and offer signing in', async () => {
    await open(
      productPage({
        buying: {
          state: 'needs_kyc',
          message: 'Only registered practitioners may buy this.',
          action: 'sign_in',
        },
      }),
    )
    await expect
      .element(rule.getByText(/Only registered practitioners may buy this\./))
      .toBeVisible()
    expect(add.elements()).toEqual([])
    await expect
      .element(rule.getByRole('link').first())
      .toHaveAttribute('href', expect.stringMatching(/^\/account\/login\?.*returnUrl=/))
  })

  it('are asked about instead of bought where a rule wants that', async () => {
    await open(
      productPage({
        buying: { state: 'lead_only', message: 'We sell this to hospitals by offer.' },
      }),
    )
    await rule.getByRole('button', { name: 'Send an enquiry' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await expect
      .element(main.getByText('We confirm price and delivery date in our quotation.'))
      .toBeVisible()
  })

  it('that nobody may buy lead to their category, without an enquiry', async () => {
    await open(
      productPage({ buying: { state: 'blocked', message: 'Not sold to your kind of business.' } }),
    )
    await expect.element(rule.getByText('Not sold to your kind of business.')).toBeVisible()
    await expect
      .element(rule.getByRole('link', { name: 'See other Gloves' }))
      .toHaveAttribute('href', '/categories/gloves')
    expect(rule.getByRole('button', { name: 'Send an enquiry' }).elements()).toEqual([])
  })

  it('open for a verified buyer once the server has told so', async () => {
    const shop = await open(
      productPage({ buying: { state: 'needs_kyc', message: 'Verify first.', action: 'sign_in' } }),
      {
        getCustomer: () => ({ user_info: customer({ is_kyc_complete: true }) }),
        getBuyingRights: () => ({ buying: { 'nitrile-gloves': { state: 'open' } } }),
      },
      { signedIn: true },
    )
    await expect.element(add).toBeVisible()
    expect(shop.calls('getBuyingRights')[0]?.query.slugs).toContain('nitrile-gloves')
    expect(rule.elements()).toEqual([])
  })

  it('OPS-04 at the price of a buyer’s business type, said in words and as no saving, with the tiers below it', async () => {
    const own = {
      price_gst: 480,
      price: 457.14,
      gst_rate: 5,
      mrp: 900,
      discount_percent: 46,
      price_per_piece: 4.8,
      unit_price: { price: 4.8, per: 'piece' },
      price_note: 'Price for hospitals',
    }
    await open(
      productPage(
        { variants: [variant('GLV-M', 'M', { mrp: 900, max_oq: 50 })] },
        {
          volume_prices: {
            'GLV-M': [
              { from: 3, price: 500 },
              { from: 10, price: 472.5 },
            ],
          },
        },
      ),
      {
        getCustomer: () => ({ user_info: customer({ is_kyc_complete: true }) }),
        getBuyingRights: () => ({
          buying: { 'nitrile-gloves': { state: 'open', prices: { 'GLV-M': own } } },
        }),
      },
      { signedIn: true },
    )
    await expect.element(main.getByText('Price for hospitals')).toBeVisible()
    await expect.element(main.getByText('₹480').first()).toBeVisible()
    expect(main.getByText(/^Save /).elements()).toEqual([])
    const table = main.getByRole('table', { name: 'Lower prices for more' })
    await expect.element(table).toMatchTextContent(/1 to 9.*₹480.*10 or more.*₹472\.50.*₹7\.50/)
    await expect.element(table).not.toMatchTextContent(/₹500/)
  })
})
