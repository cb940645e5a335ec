import { expect, it } from 'vitest'
import type { ApiCall } from '@upchar/web/api'
import { resultOf } from '@upchar/web/api'
import { formProblemText, isFormProblem } from '../shell/page/form-problems.ts'
import { addByForm, addSharedByForm, safeReturn } from './cart-form.ts'
import { readForm } from './read-form.ts'

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

it('CART-05 names a refusal by its code; the words are the shop’s own, never the address’s', async () => {
  const location = async (code: string, status = 409) =>
    (
      await addByForm(
        apiOf({ updateGuestCart: [[status, { success: false, code, message: 'x' }]] }),
        readForm({ sku_id: 'A' }),
        visitor,
      )
    ).location
  expect(await location('out_of_stock')).toBe('/cart?problem=out_of_stock')
  expect(await location('a_code_of_tomorrow')).toBe('/cart?problem=failed')
  expect(formProblemText('out_of_stock')).toBe('Oops! Out of stock in your location.')
  for (const stranger of ['Call +91 90000 00000 to pay', 'constructor', '__proto__'])
    expect([isFormProblem(stranger), formProblemText(stranger)]).toEqual([false, undefined])
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

it('CART-19 adds a shared cart without scripts, and leads back to it where nothing could be added', async () => {
  const add = async (status: number, body: object) =>
    addSharedByForm(apiOf({ addSharedCart: [[status, body]] }), readForm({ key: 'k-1' }), '110001')
  const lines = (added: number) => ({ success: true, lines: [{ added }, { added: 0 }] })
  expect(await add(200, lines(2))).toEqual({ location: '/cart' })
  expect(await add(200, lines(0))).toEqual({ location: '/cart/shared?key=k-1' })
  expect(await add(404, { success: false, code: 'link_unknown', message: 'x' })).toEqual({
    location: '/cart/shared?key=k-1',
  })
})
