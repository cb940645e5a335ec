import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { broken, refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import { cartOf, line, listOf, card } from '../../../testing/goods.ts'
import { listing, cards } from '../../../testing/listing.ts'
import { accountStore } from '../../../shell/visitor/customer-store.ts'
import { showShop } from '../../../testing/show-shop.tsx'

type Wish = Answer<'listWishlist'>['items'][number]

const wish = (sku_id: string, title: string, part: Partial<Wish> = {}): Wish => ({
  sku_id,
  title,
  option: '',
  slug: sku_id.toLowerCase(),
  family: 'gloves',
  brand: 'Glovex',
  price: 500,
  mrp: null,
  price_then: null,
  stock: { state: 'in_stock' },
  back_in_stock: false,
  notices: true,
  moq: 1,
  message: null,
  added_at: '2026-11-20T10:00:00.000Z',
  ...part,
})
const items = page.getByRole('list', { name: 'Products on your wishlist' }).getByRole('listitem')
const showList = (wishes: Wish[], more: Parameters<typeof showShop>[1] = {}) =>
  showShop('/wishlist', { listWishlist: () => ({ items: wishes }), ...more })

describe('the wishlist', () => {
  it('WISH-01 says what each product costs, whether it can be had, and what changed', async () => {
    await showList([
      wish('G-1', 'Gloves', { option: 'Size: M', mrp: 650, price_then: 600, back_in_stock: true }),
      wish('M-1', 'Masks', { price_then: 450 }),
      wish('S-1', 'Sutures', {
        message: 'Oops! Out of stock in your location.',
        stock: { state: 'out_of_stock' },
      }),
      wish('L-1', 'Lamp', { slug: '', price: null, message: 'This product is no longer sold.' }),
    ])
    await expect.element(items).toHaveLength(4)
    const [gloves = '', masks = '', sutures = '', lamp = ''] = items
      .elements()
      .map(({ textContent }) => textContent ?? '')
    for (const part of [
      'Size: M',
      'Back in stock',
      '₹500',
      '₹650',
      'Price drop: ₹600 when you added it',
    ])
      expect.soft(gloves).toContain(part)
    expect.soft(masks).toContain('₹450 when you added it')
    for (const part of ['Price drop', 'Back in stock']) expect.soft(masks).not.toContain(part)
    expect.soft(sutures).toContain('Oops! Out of stock in your location.')
    expect.soft(lamp).toContain('This product is no longer sold.')
    expect.soft(lamp).not.toContain('₹')
    expect(
      page
        .getByRole('button', { name: /^Move to cart/ })
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Move to cart Gloves, Size: M', 'Move to cart Masks'])
    await expect.element(page.getByRole('button', { name: 'Notify me Sutures' })).toBeVisible()
    await expect.element(page.getByText('(4 products)')).toBeVisible()
  })

  it('WISH-01 moves a product to the cart, and says so', async () => {
    const shop = await showList([wish('G-1', 'Gloves'), wish('M-1', 'Masks')], {
      moveToCart: () => ({
        message: 'Item moved to cart',
        cart: cartOf([line('G-1', 'Gloves')]),
        sku_ids: ['M-1'],
      }),
    })
    await page.getByRole('button', { name: 'Move to cart Gloves' }).click()
    await expect.element(toast('Item moved to cart')).toBeVisible()
    await expect.element(items).toHaveLength(1)
    await expect.element(page.getByRole('link', { name: 'Cart , 1 item' })).toBeVisible()
    expect(shop.calls('moveToCart')[0]?.body).toMatchObject({ sku_id: 'G-1' })
  })

  it('WISH-01 keeps what could not be moved, with the reason', async () => {
    await showList([wish('G-1', 'Gloves')], {
      moveToCart: () => refuse('out_of_stock', 'Only 1 left in your location.'),
    })
    await page.getByRole('button', { name: 'Move to cart Gloves' }).click()
    await expect.element(toast('Only 1 left in your location.')).toBeVisible()
    await expect.element(items).toHaveLength(1)
  })

  it('WISH-01 removes at once, brings back what could not be removed, and is empty in words', async () => {
    let fails = true
    await showList([wish('G-1', 'Gloves')], {
      deleteFromWishlist: () =>
        fails ? broken() : { message: 'Item removed from wishlist', sku_ids: [] },
    })
    const remove = page.getByRole('button', { name: 'Remove Gloves' })
    await remove.click()
    await expect.element(toast('Something went wrong')).toBeVisible()
    await expect.element(items).toHaveLength(1)
    fails = false
    await remove.click()
    await expect.element(toast('Item removed from wishlist')).toBeVisible()
    await expect
      .element(page.getByRole('heading', { name: 'Your wishlist is empty' }))
      .toBeVisible()
  })

  it('WISH-01 sells nothing while the shop takes no orders', async () => {
    await showShop(
      '/wishlist',
      { listWishlist: () => ({ items: [wish('G-1', 'Gloves')] }) },
      { flags: { cart: false } },
    )
    await expect.element(items).toHaveLength(1)
    expect(page.getByRole('button', { name: /^Move to cart/ }).elements()).toEqual([])
  })

  it('WISH-01 asks for an email when it costs less, with the buyer’s address and what it agrees to', async () => {
    const shop = await showList(
      [
        wish('G-1', 'Gloves'),
        wish('I-1', 'Insulin', { notices: false }),
        wish('S-1', 'Sutures', { notices: false, stock: { state: 'out_of_stock' } }),
      ],
      { notifyMe: () => ({ message: 'We write to you when this costs less.' }) },
    )
    await expect.poll(() => shop.names().includes('readCart')).toBe(true)
    accountStore.setState({ email: 'asha@clinic.example' })
    const asks = page.getByRole('button', { name: /^(Tell me|Notify me)/ })
    await expect.element(asks).toHaveLength(1)
    await asks.click()
    const dialog = page.getByRole('dialog', { name: 'Tell me if it costs less' })
    await expect.element(dialog).toMatchTextContent(/agree to that one email.*stops it/)
    await expect
      .element(dialog.getByRole('textbox', { name: 'Email' }))
      .toHaveValue('asha@clinic.example')
    await dialog.getByRole('button', { name: 'Tell me', exact: true }).click()
    await expect.element(toast('We write to you when this costs less.')).toBeVisible()
    expect(shop.calls('notifyMe').map(({ body }) => body)).toEqual([
      { sku: 'G-1', email: 'asha@clinic.example', pincode: '110001', about: 'price' },
    ])
  })

  it('WISH-01 shows 500', async () => {
    await showList(Array.from({ length: 500 }, (_, index) => wish(`G-${index}`, `Gloves ${index}`)))
    await expect.element(items).toHaveLength(500)
    await expect.element(page.getByText('(500 products)')).toBeVisible()
  })

  it('WISH-01 says when it can’t be loaded', async () => {
    await showShop('/wishlist', { listWishlist: () => broken() })
    await expect.element(page.getByText(/your wishlist/)).toBeVisible()
  })
})

describe('the heart of a card', () => {
  it('WISH-01 adds the shown variant and takes it off again', async () => {
    const shop = await showShop('/products?sort=price_asc', {
      ...listing({ listProducts: () => listOf([card('insulin', 'Insulin pens')]) }),
      addToWishlist: () => ({ message: 'Item added to wishlist', sku_ids: ['INSULIN'] }),
      deleteFromWishlist: () => ({ message: 'Item removed from wishlist', sku_ids: [] }),
    })
    const heart = cards.first().getByRole('button', { name: 'Wishlist: Insulin pens' })
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect.element(toast('Item added to wishlist')).toBeVisible()
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
    await heart.click()
    await expect.element(toast('Item removed from wishlist')).toBeVisible()
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    expect(shop.calls('addToWishlist').map(({ body }) => body.sku_id)).toEqual(['INSULIN'])
    expect(shop.calls('deleteFromWishlist').map(({ body }) => body.sku_id)).toEqual(['INSULIN'])
    expect(shop.href()).toMatch(/^\/products\?/)
  })
})
