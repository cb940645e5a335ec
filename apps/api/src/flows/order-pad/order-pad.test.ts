import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { signUp } from '@upchar/testkit/customers'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { multipartOf, plainPdf } from '@upchar/testkit/uploads'
import { workbookOf, zipOf } from '@upchar/testkit/workbooks'
import { useWorld, type Reply, type Visitor } from '@upchar/testkit/world'

const world = useWorld()
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})
const newVisitor = async () => {
  const visitor = world.visitor()
  await visitor.call('createGuestCart')
  return visitor
}
const addAll = (visitor: Visitor, lines: { sku_id: string; quantity: number }[]) =>
  visitor.call('addOrderPad', { body: { lines, pincode: '400001' } })

describe('a pad into the cart', () => {
  it('adds 200 lines in one request with as many statements as for two', async () => {
    const skus: string[] = []
    for (let i = 0; i < 200; i++) skus.push((await goods.addVariant()).sku)
    const add = async (count: number) => {
      const visitor = await newVisitor()
      const lines = skus.slice(0, count).map((sku_id) => ({ sku_id, quantity: 2 }))
      return world.statements(() => addAll(visitor, lines))
    }
    await add(1)
    const few = await add(2)
    const many = await add(200)
    expect(many.result).toMatchObject({
      status: 200,
      body: { message: '200 products added to your cart.', cart: { item_count: 200 } },
    })
    expect(many.result.body.cart.items.map(({ sku_id: sku }) => sku)).toEqual(skus)
    expect(many.statements.length).toBe(few.statements.length)
    expect(many.statements.length).toBeLessThanOrEqual(6)
  })

  it('tells by line what was left out: limit, minimum, stock, rights, pincode, unknown', async () => {
    const capped = await goods.addVariant({ maxOq: 5 })
    const packs = await goods.addVariant({ moq: 10 })
    const scarce = await goods.addVariant({ stock: { mumbai: 3 } })
    const gone = await goods.addVariant({ stock: { mumbai: 0 } })
    const device = await goods.addVariant({ productClass: 'DEV_C' })
    const twice = await goods.addVariant()
    const visitor = await newVisitor()
    const line = (sku_id: string, quantity: number) => ({ sku_id, quantity })
    const { body } = await addAll(visitor, [
      line(capped.sku, 8),
      line(packs.sku, 2),
      line(scarce.sku, 4),
      line(gone.sku, 1),
      line(device.sku, 1),
      line('NO-SUCH-SKU', 1),
      line(twice.sku, 2),
      line(twice.sku, 3),
    ])
    const told = body.lines.map(({ added, message }) => [added, message])
    expect(told).toEqual([
      [5, 'You can only buy 5 at a time.'],
      [10, null],
      [3, 'Only 3 left in your location.'],
      [0, 'Oops! Out of stock in your location.'],
      [0, expect.stringContaining('Sign in')],
      [0, 'This product is no longer sold.'],
      [5, null],
    ])
    expect(body.cart.items.find(({ sku_id: sku }) => sku === capped.sku)?.merge_note).toBe(
      '5 of 8 in your order pad were added. You can only buy 5 at a time.',
    )
    const army = await visitor.call('addOrderPad', {
      body: { lines: [line(twice.sku, 1)], pincode: '900056' },
    })
    expect(army.body.lines[0]).toMatchObject({ added: 0, message: expect.stringContaining('Army') })
  })

  it('never exceeds the limit of a product when several pads arrive at once', async () => {
    const { sku } = await goods.addVariant({ maxOq: 12 })
    const visitor = await newVisitor()
    await Promise.all(
      Array.from({ length: 8 }, () => addAll(visitor, [{ sku_id: sku, quantity: 5 }])),
    )
    const { items } = (await visitor.call('getCartItems', { body: { pincode: '400001' } })).body
    expect(items.map(({ quantity }) => quantity)).toEqual([12])
  })
})

describe('a pad of a hostile client', () => {
  it.each([-1, 0, 0.5, 2 ** 53, 1e300, 'NaN', null])(
    'adds and keeps nothing of a quantity of %s',
    async (quantity) => {
      const { sku } = await goods.addVariant()
      const { visitor } = await signUp(world)
      const post = (url: string, payload: object) => visitor.raw({ method: 'POST', url, payload })
      const lines = [{ text: 'IV set', sku_id: sku, quantity }]
      const refused = [
        await post('/api/order-pad/add-to-cart', { lines, pincode: '400001' }),
        await post('/api/order-lists', { name: 'Ward', lines }),
      ]
      expect(refused.map(({ status }) => status)).toEqual([400, 400])
      expect((await visitor.call('listOrderLists')).body.lists).toEqual([])
      const { items } = (await visitor.call('getCartItems', { body: { pincode: '400001' } })).body
      expect(items).toEqual([])
    },
  )

  it('takes no price or total from it', async () => {
    const { sku } = await goods.addVariant({ pricePaise: 10_500 })
    const visitor = await newVisitor()
    const line = { sku_id: sku, quantity: 2, price: 1, line_total: -5 }
    const payload = { lines: [line], pincode: '400001', total: 1 }
    await visitor.raw({ method: 'POST', url: '/api/order-pad/add-to-cart', payload })
    const { items } = (await visitor.call('getCartItems', { body: { pincode: '400001' } })).body
    expect(items).toMatchObject([{ quantity: 2, price: 105 }])
  })
})

describe('lists of a customer', () => {
  const save = (visitor: Visitor, name: string, text = 'IV set') =>
    visitor.call('saveOrderList', {
      body: {
        name,
        lines: [
          { text, quantity: 20, sku_id: null },
          { text: 'Gloves M', quantity: 5, sku_id: 'GLV-M' },
        ],
      },
    })

  it('keeps the list of each buyer where two give theirs the same name', async () => {
    const [{ visitor }, { visitor: other }] = [await signUp(world), await signUp(world)]
    const linesOf = async (by: Visitor, id: string) =>
      (await by.call('getOrderList', { params: { id } })).body.list.lines.map(({ text }) => text)
    const mine = (await save(visitor, 'Ward 3')).body.list.id
    const theirs = (await save(other, 'ward 3', 'Drip set')).body.list.id
    expect(await linesOf(visitor, mine)).toEqual(['IV set', 'Gloves M'])
    expect(await linesOf(other, theirs)).toEqual(['Drip set', 'Gloves M'])
  })

  it('keeps lines under a name, replaces a list of that name, and deletes it', async () => {
    const { visitor } = await signUp(world)
    const first = await save(visitor, 'Ward 3')
    expect(first.body.message).toBe('Saved as “Ward 3”.')
    world.clock.advance(60_000)
    const again = await save(visitor, 'ward 3', 'Drip set')
    expect(again.body).toMatchObject({
      message: '“ward 3” now holds these lines.',
      list: { id: first.body.list.id, line_count: 2 },
    })
    await save(visitor, 'Theatre')
    const { lists } = (await visitor.call('listOrderLists')).body
    expect(lists.map(({ name, line_count: count }) => [name, count]).toSorted()).toEqual([
      ['Theatre', 2],
      ['ward 3', 2],
    ])
    const { id } = first.body.list
    expect((await visitor.call('getOrderList', { params: { id } })).body.list.lines).toEqual([
      { text: 'Drip set', quantity: 20, sku_id: null },
      { text: 'Gloves M', quantity: 5, sku_id: 'GLV-M' },
    ])
    expect((await visitor.call('deleteOrderList', { params: { id } })).status).toBe(200)
    expect(await visitor.call('getOrderList', { params: { id } })).toMatchObject({
      status: 404,
      body: { code: 'list_unknown' },
    })
  })

  it('is one list when its name is saved several times at once', async () => {
    const { visitor } = await signUp(world)
    const saved = await Promise.all(['Ward', 'WARD', 'ward'].map((name) => save(visitor, name)))
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await visitor.call('listOrderLists')).body.lists).toMatchObject([{ line_count: 2 }])
  })

  it('are a customer’s, at most a hundred', async () => {
    expect((await (await newVisitor()).call('listOrderLists')).status).toBe(401)
    const { visitor } = await signUp(world)
    for (let i = 0; i < 100; i++) await save(visitor, `List ${i}`)
    expect(await save(visitor, 'One more')).toMatchObject({
      status: 409,
      body: { code: 'lists_full' },
    })
    expect((await save(visitor, 'List 7', 'Other')).status).toBe(200)
  })
})

describe('a file for the pad', () => {
  const read = async (name: string, content: string | Buffer) =>
    (await (
      await newVisitor()
    ).raw({
      method: 'POST',
      url: '/api/order-pad/read-file',
      ...multipartOf(Buffer.from(content), name),
    })) as Reply<Answer<'readOrderPadFile'>>
  const lines = [
    { text: 'Foley catheter 16 Fr', quantity: 25 },
    { text: 'GLV-1', quantity: 3 },
  ]

  it.each([
    ['list.csv', 'Item,Qty\nFoley catheter 16 Fr,25\nGLV-1,3\n'],
    ['list.txt', 'Foley catheter 16 Fr;25\nGLV-1;3\n'],
    [
      'list.xlsx',
      workbookOf({
        sheets: {
          Empty: [],
          Tender: [
            ['Sl. No.', 'Description of goods', 'Unit', 'Qty'],
            ['1', 'Foley catheter 16 Fr', 'Nos', '25'],
            ['2', 'GLV-1', 'Box', '3'],
          ],
        },
      }),
    ],
  ])('reads %s', async (name, content) => {
    expect((await read(name, content)).body).toMatchObject({ lines, left: 0 })
  })

  it('says how many lines of a long list were left', async () => {
    const rows = Array.from({ length: 450 }, (_, i) => `Gloves ${i},2`).join('\n')
    const { body } = await read('long.csv', rows)
    expect([body.lines.length, body.left]).toEqual([200, 250])
  })

  it.each([
    ['a PDF', 'list.pdf', plainPdf(), 'The file is a PDF'],
    ['an archive', 'list.xlsx', zipOf({ 'a.csv': 'x' }), 'without an Excel workbook'],
    [
      'a picture',
      'list.csv',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]),
      'Upload an Excel workbook',
    ],
    ['bytes', 'list.csv', Buffer.from('a,b\n\0\0,c'), 'Upload an Excel workbook'],
    ['nothing but a heading', 'list.csv', 'Item,Qty\n', 'There are no lines'],
  ])('refuses %s, with the reason', async (_, name, content, words) => {
    expect(await read(name, content)).toMatchObject({
      status: 422,
      body: { code: 'pad_unreadable', message: expect.stringContaining(words) },
    })
  })
})
