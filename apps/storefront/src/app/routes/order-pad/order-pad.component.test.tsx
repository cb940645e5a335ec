import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { broken, refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import { padStore } from '../../../features/order-pad/pad-store.ts'
import { cartOf, line } from '../../../testing/goods.ts'
import { showShop } from '../../../testing/show-shop.tsx'

type Line = Answer<'matchOrderPad'>['lines'][number]
type Choice = Line['choices'][number]

const choice = (sku_id: string, title: string, part: Partial<Choice> = {}): Choice => ({
  sku_id,
  title,
  option: '',
  slug: sku_id.toLowerCase(),
  brand: 'Glovex',
  pack_size: 1,
  moq: 1,
  max_oq: 100,
  price: 100,
  stock: { state: 'in_stock' },
  message: null,
  ...part,
})
const found: Record<string, Pick<Line, 'state' | 'reason' | 'choices'>> = {
  'IV cannula 20G': {
    state: 'matched',
    reason: null,
    choices: [choice('C-20', 'IV cannula', { option: 'Gauge: 20 G' }), choice('D-20', 'Cannula')],
  },
  Gloves: {
    state: 'doubtful',
    reason: 'Choose the size or type you need.',
    choices: [choice('G-M', 'Gloves', { option: 'Size: M', price: 250 }), choice('G-L', 'Gloves')],
  },
  'G-1': { state: 'matched', reason: null, choices: [choice('G-1', 'Gauze')] },
  Almirah: { state: 'absent', reason: 'We found nothing for this line.', choices: [] },
}
const answers: Parameters<typeof showShop>[1] = {
  matchOrderPad: ({ body }) => ({
    lines: body.lines.map(({ text, quantity = 1 }) => ({
      text,
      quantity,
      ...(found[text] ?? { state: 'absent' as const, reason: 'Nothing.', choices: [] }),
    })),
  }),
}
const lines = page.getByRole('list', { name: 'Lines of the order pad' }).getByRole('listitem')
const paste = async (text: string) => {
  await page.getByRole('textbox', { name: 'Paste or type your list' }).fill(text)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
}
beforeEach(() => padStore.setState({ lines: [] }))

describe('the order pad', () => {
  it('reads a pasted list by the keyboard and says what is matched, in doubt and absent', async () => {
    const shop = await showShop('/order-pad', answers)
    await paste('IV cannula 20G, 10\nGloves x 3\nAlmirah')
    await expect.element(lines).toHaveLength(3)
    await expect.element(page.getByText('3 lines: 1 ready, 2 to look at')).toBeVisible()
    expect(shop.calls('matchOrderPad')[0]?.body.lines).toEqual([
      { text: 'IV cannula 20G', quantity: 10 },
      { text: 'Gloves', quantity: 3 },
      { text: 'Almirah', quantity: 1 },
    ])
    const [cannula = '', gloves = '', almirah = ''] = lines
      .elements()
      .map(({ textContent }) => textContent ?? '')
    for (const part of ['Matched', 'IV cannula, Gauge: 20 G', '₹1,000.00', 'In stock'])
      expect.soft(cannula).toContain(part)
    for (const part of ['Choose', 'Choose the size or type you need.'])
      expect.soft(gloves).toContain(part)
    for (const part of ['Not found', 'We found nothing for this line.'])
      expect.soft(almirah).toContain(part)
  })

  it('adds what is ready, after a choice too, and tells each line what became of it', async () => {
    const shop = await showShop('/order-pad', {
      ...answers,
      addOrderPad: ({ body }) => ({
        cart: cartOf([line('C-20', 'IV cannula')]),
        message: '1 product added to your cart. 1 product could not be added in full.',
        lines: body.lines.map(({ sku_id, quantity = 1 }) => ({
          sku_id,
          title: sku_id,
          quantity,
          added: sku_id === 'G-M' ? 1 : quantity,
          message: sku_id === 'G-M' ? 'Only 1 left in your location.' : null,
        })),
      }),
    })
    await paste('IV cannula 20G, 10\nGloves x 3')
    await page.getByRole('button', { name: 'Next line to look at' }).click()
    await expect.element(page.getByRole('combobox', { name: 'Product of line 2' })).toHaveFocus()
    await page.getByRole('combobox', { name: 'Product of line 2' }).selectOptions('G-M')
    await page.getByRole('button', { name: 'Add 2 lines to cart' }).click()
    await expect.element(toast(/1 product added to your cart/)).toBeVisible()
    expect(shop.calls('addOrderPad')[0]?.body.lines).toEqual([
      { sku_id: 'C-20', quantity: 10 },
      { sku_id: 'G-M', quantity: 3 },
    ])
    await expect.element(page.getByText('10 in your cart')).toBeVisible()
    await expect
      .element(page.getByText('1 of 3 added. Only 1 left in your location.'))
      .toBeVisible()
    await expect.element(page.getByText('2 lines: 0 ready, 2 in your cart')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Add 0 lines to cart' })).toBeDisabled()
  })

  it('OPS-02 asks for a shelf life by line, keeps the wish, and leaves it to the cart once it is there', async () => {
    const shop = await showShop('/order-pad', {
      matchOrderPad: ({ body }) => ({
        lines: body.lines.map(({ text, quantity = 1 }) => ({
          text,
          quantity,
          state: 'matched' as const,
          reason: null,
          choices: [
            choice('V-1', 'Vaccine', {
              stock: {
                state: 'in_stock',
                shelf_life: { expires_on: '2027-03-31', most_months: 7 },
              },
            }),
          ],
        })),
      }),
      addOrderPad: ({ body }) => ({
        cart: cartOf([line('V-1', 'Vaccine')]),
        message: 'Added.',
        lines: body.lines.map(({ sku_id, quantity = 1 }) => ({
          sku_id,
          title: sku_id,
          quantity,
          added: quantity,
          message: null,
        })),
      }),
    })
    await paste('Vaccine, 10')
    const wish = page.getByRole('combobox', { name: 'Shelf life left on delivery of line 1' })
    await wish.selectOptions('At least 6 months')
    expect(wish.element().textContent).not.toContain('At least 9 months')
    expect(localStorage.getItem('upchar.order-pad')).toContain('"months":6')
    await page.getByRole('button', { name: 'Add 1 line to cart' }).click()
    await expect.element(page.getByText('10 in your cart')).toBeVisible()
    expect(shop.calls('addOrderPad')[0]?.body.lines).toEqual([
      { sku_id: 'V-1', quantity: 10, shelf_life_months: 6 },
    ])
    await expect
      .element(page.getByText('at least 6 months of shelf life left on delivery'))
      .toBeVisible()
    expect(wish.elements()).toEqual([])
  })

  it('adds the difference after a line was added: by its quantity, and by a scan', async () => {
    const shop = await showShop('/order-pad', {
      ...answers,
      addOrderPad: ({ body }) => ({
        cart: cartOf([line('C-20', 'IV cannula')]),
        message: 'Added.',
        lines: body.lines.map(({ sku_id, quantity = 1 }) => ({
          sku_id,
          title: sku_id,
          quantity,
          added: quantity,
          message: null,
        })),
      }),
    })
    const add = async (count: number, text: string) => {
      await page.getByRole('button', { name: `Add ${text} to cart` }).click()
      await expect.poll(() => shop.calls('addOrderPad').length).toBe(count)
      return shop.calls('addOrderPad')[count - 1]?.body.lines
    }
    await paste('IV cannula 20G, 10\nG-1, 2')
    await add(1, '2 lines')
    await expect.element(page.getByText('2 lines: 0 ready, 2 in your cart')).toBeVisible()
    const packs = page.getByRole('spinbutton', { name: 'Packs of line 1' })
    await packs.fill('12')
    await expect.element(page.getByText('10 in your cart: 2 more to add')).toBeVisible()
    const scan = page.getByRole('textbox', { name: 'Scan a barcode' })
    await scan.fill('G-1')
    await userEvent.keyboard('{Enter}')
    expect(await add(2, '2 lines')).toEqual([
      { sku_id: 'C-20', quantity: 2 },
      { sku_id: 'G-1', quantity: 1 },
    ])
    await expect.element(page.getByText('12 in your cart')).toBeVisible()
    await packs.fill('5')
    await expect.element(page.getByText(/12 in your cart\. To have fewer/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Add 0 lines to cart' })).toBeDisabled()
  })

  it('asks for a quantity that can’t be read, and adds the line only then', async () => {
    const shop = await showShop('/order-pad', answers)
    await paste('Item\tQty\nIV cannula 20G\tas required\nG-1\t2')
    await expect
      .element(lines.first())
      .toMatchTextContent(/How many\?.*Your list says “as required” for the quantity/)
    await expect.element(page.getByText('2 lines: 1 ready, 1 to look at')).toBeVisible()
    expect(shop.calls('matchOrderPad')[0]?.body.lines).toEqual([
      { text: 'IV cannula 20G', quantity: 1 },
      { text: 'G-1', quantity: 2 },
    ])
    expect(localStorage.getItem('upchar.order-pad')).toContain('"unread":"as required"')
    await page.getByRole('spinbutton', { name: 'Packs of line 1' }).fill('1')
    await expect.element(page.getByText('2 lines: 2 ready')).toBeVisible()
    expect(page.getByText(/Your list says/).elements()).toEqual([])
  })

  it('counts a code that is scanned again, and keeps the pad for the next visit', async () => {
    const shop = await showShop('/order-pad', answers)
    const scan = page.getByRole('textbox', { name: 'Scan a barcode' })
    for (const code of ['G-1', 'G-1', 'G-1', 'G-2', 'G-3']) {
      await scan.fill(code)
      await userEvent.keyboard('{Enter}')
    }
    await expect.element(lines).toHaveLength(3)
    await expect.element(page.getByRole('spinbutton', { name: 'Packs of line 1' })).toHaveValue(3)
    await expect.element(scan).toHaveFocus()
    expect(shop.calls('matchOrderPad')).toHaveLength(1)
    await expect
      .poll(() => localStorage.getItem('upchar.order-pad'))
      .toMatch(/^\{"lines":\[\{"text":"G-1","quantity":3,"sku":"G-1"\},/)
  })

  it('shows 200 lines and says which were left out', async () => {
    await showShop('/order-pad', answers)
    await paste(Array.from({ length: 203 }, (_, i) => `Line ${i}, 2`).join('\n'))
    await expect.element(lines).toHaveLength(200)
    await expect
      .element(toast('An order pad holds 200 lines: 3 lines more were left out.'))
      .toBeVisible()
    // Read to the end: an answer that comes later would fill the pad of the next test.
    await expect.element(page.getByText('200 lines: 0 ready, 200 to look at')).toBeVisible()
  })

  it('keeps lines that could not be read, and reads them again', async () => {
    let fails = true
    await showShop('/order-pad', {
      matchOrderPad: (call) => (fails ? broken() : (answers.matchOrderPad?.(call) ?? broken())),
    })
    await paste('Gloves x 3')
    await expect.element(toast('Something went wrong')).toBeVisible()
    const again = page.getByRole('button', { name: 'Read again' })
    await expect.element(again).toBeVisible()
    fails = false
    await again.click()
    await expect.element(page.getByText('Choose the size or type you need.')).toBeVisible()
  })

  it('asks a guest to sign in for lists by name', async () => {
    await showShop('/order-pad', answers)
    await expect
      .element(
        page.getByRole('region', { name: 'Your lists' }).getByRole('link', { name: 'Sign in' }),
      )
      .toBeVisible()
  })
})

describe('lists of a customer', () => {
  const id = '0193a1b2-0000-4000-8000-000000000001'
  const list = { id, name: 'Ward 3', line_count: 1, updated_at: '2026-11-20T10:00:00.000Z' }

  it('are opened, saved and deleted', async () => {
    let lists = [list]
    const shop = await showShop(
      '/order-pad',
      {
        ...answers,
        listOrderLists: () => ({ lists }),
        getOrderList: () => ({
          list: { ...list, lines: [{ text: 'Ward gauze', quantity: 4, sku_id: 'G-1' }] },
        }),
        saveOrderList: ({ body }) => ({
          list: { ...list, name: body.name },
          message: `Saved as “${body.name}”.`,
        }),
        deleteOrderList: () => {
          lists = []
          return { message: 'List deleted.' }
        },
      },
      { signedIn: true },
    )
    await page.getByRole('button', { name: /^Ward 3/ }).click()
    await expect.element(lines).toHaveLength(1)
    await expect.element(page.getByText('1 line: 1 ready')).toBeVisible()
    await expect.element(page.getByText('Ward gauze')).toBeVisible()
    // Codes that were scanned before may be read now.
    expect(shop.calls('matchOrderPad').map(({ body }) => body.lines)).toContainEqual([
      { text: 'G-1', quantity: 4 },
    ])
    await page.getByRole('button', { name: 'Save list' }).click()
    await expect.element(page.getByText(/Give the list a name/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Keep this pad as' }).fill('Theatre')
    await page.getByRole('button', { name: 'Save list' }).click()
    await expect.element(toast('Saved as “Theatre”.')).toBeVisible()
    expect(shop.calls('saveOrderList')[0]?.body).toEqual({
      name: 'Theatre',
      lines: [{ text: 'Ward gauze', quantity: 4, sku_id: 'G-1' }],
    })
    await page.getByRole('button', { name: 'Delete Ward 3' }).click()
    await page.getByRole('button', { name: 'Delete list' }).click()
    await expect.element(toast('List deleted.')).toBeVisible()
    await expect.element(page.getByText(/Keep a pad under a name/)).toBeVisible()
  })

  it('ask before they replace what is on the pad', async () => {
    await showShop(
      '/order-pad',
      {
        ...answers,
        listOrderLists: () => ({ lists: [list] }),
        getOrderList: () => ({
          list: { ...list, lines: [{ text: 'Ward gauze', quantity: 4, sku_id: 'G-1' }] },
        }),
      },
      { signedIn: true },
    )
    await paste('Gloves x 3')
    await expect.element(lines).toHaveLength(1)
    await page.getByRole('button', { name: /^Ward 3/ }).click()
    await expect.element(page.getByText('Its lines replace what is on the pad now.')).toBeVisible()
    expect(page.getByText('Ward gauze').elements()).toEqual([])
    await page.getByRole('button', { name: 'Open list' }).click()
    await expect.element(lines.first()).toMatchTextContent(/Ward gauze/)
  })

  it('say why one can’t be saved', async () => {
    await showShop(
      '/order-pad',
      {
        ...answers,
        listOrderLists: () => ({ lists: [] }),
        saveOrderList: () => refuse('lists_full', 'You keep 100 lists already.'),
      },
      { signedIn: true },
    )
    await paste('Gloves x 3')
    await page.getByRole('textbox', { name: 'Keep this pad as' }).fill('Theatre')
    await page.getByRole('button', { name: 'Save list' }).click()
    await expect.element(page.getByText(/You keep 100 lists already\./)).toBeVisible()
  })
})
