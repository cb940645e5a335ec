import { expect, it } from 'vitest'
import type { ApiCall } from '@upchar/web/api'
import { resultOf } from '@upchar/web/api'
import { addByForm, safeReturn } from './cart-form.ts'
import { readForm } from './own-form.ts'

const visitor = { pincode: '110001', signedIn: false }

const apiOf = (answers: Record<string, [number, object][]>, asked: string[] = []): ApiCall =>
  ((name: string) => {
    asked.push(name)
    const [status, body] = answers[name]?.shift() ?? [500, {}]
    return Promise.resolve(resultOf(status, JSON.stringify(body)))
  }) as ApiCall

it('CART-02 adds without scripts: a visitor without a cart gets one first', async () => {
  const asked: string[] = []
  const api = apiOf(
    {
      updateGuestCart: [
        [401, { success: false, code: 'guest_unknown', message: 'x' }],
        [200, { success: true }],
      ],
      createGuestCart: [[200, { success: true }]],
    },
    asked,
  )
  expect(await addByForm(api, readForm({ sku_id: 'A', quantity: '2' }), visitor)).toEqual({
    location: '/cart',
  })
  expect(asked).toEqual(['updateGuestCart', 'createGuestCart', 'updateGuestCart'])
})

it('AUTH-09 adds to the customer’s cart while the session stands, to the visitor’s once it has ended', async () => {
  const refused = (session: string): [number, object] => [
    401,
    { success: false, code: 'not_signed_in', message: 'x', detail: { session } },
  ]
  const add = async (answers: Record<string, [number, object][]>) => {
    const asked: string[] = []
    return {
      asked,
      ...(await addByForm(apiOf(answers, asked), readForm({ sku_id: 'A' }), {
        pincode: '110001',
        signedIn: true,
      })),
    }
  }
  expect(await add({ updateCart: [[200, { success: true }]] })).toMatchObject({
    asked: ['updateCart'],
    location: '/cart',
  })
  expect(
    await add({ updateCart: [refused('ended')], updateGuestCart: [[200, { success: true }]] }),
  ).toMatchObject({ asked: ['updateCart', 'updateGuestCart'], location: '/cart' })
  const expired = await add({ updateCart: [refused('expired')] })
  expect(expired.asked).toEqual(['updateCart'])
  expect(expired.location).toMatch(/^\/api\/authentication\/resume\?return_to=%2Fcart/)
})

it('CART-05 shows a refusal’s message in the cart', async () => {
  const api = apiOf({
    updateGuestCart: [
      [
        409,
        { success: false, code: 'out_of_stock', message: 'Oops! Out of stock in your location.' },
      ],
    ],
  })
  const { location } = await addByForm(api, readForm({ sku_id: 'A' }), visitor)
  expect(new URL(location, 'http://x').searchParams.get('message')).toBe(
    'Oops! Out of stock in your location.',
  )
})

it('returns to this shop only', () => {
  expect([
    safeReturn('/products?x=1'),
    safeReturn('//evil.example'),
    safeReturn('https://evil.example'),
    safeReturn('/\\evil'),
    safeReturn(undefined),
  ]).toEqual(['/products?x=1', '/cart', '/cart', '/cart', '/cart'])
})
