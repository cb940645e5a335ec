import { expect, it } from 'vitest'
import type { ApiCall } from '@upchar/web/api'
import { resultOf } from '@upchar/web/api'
import { addByForm, safeReturn } from './cart-form.ts'
import { readForm } from './own-form.ts'

const apiOf = (answers: Record<string, [number, object][]>, asked: string[] = []): ApiCall =>
  ((name: string) => {
    asked.push(name)
    const [status, body] = answers[name]?.shift() ?? [500, {}]
    return Promise.resolve(resultOf(status, JSON.stringify(body)))
  }) as ApiCall

it('CART-02 adds without scripts: a visitor without a cart gets one first', async () => {
  const asked: string[] = []
  const api = apiOf({ updateGuestCart: [[401, { success: false, code: 'guest_unknown', message: 'x' }], [200, { success: true }]], createGuestCart: [[200, { success: true }]] }, asked)
  expect(await addByForm(api, readForm({ sku_id: 'A', quantity: '2' }), '110001')).toEqual({ location: '/cart' })
  expect(asked).toEqual(['updateGuestCart', 'createGuestCart', 'updateGuestCart'])
})

it('CART-05 carries the words of a refusal to the cart', async () => {
  const api = apiOf({ updateGuestCart: [[409, { success: false, code: 'out_of_stock', message: 'Oops! Out of stock in your location.' }]] })
  const { location } = await addByForm(api, readForm({ sku_id: 'A' }), '110001')
  expect(new URL(location, 'http://x').searchParams.get('message')).toBe('Oops! Out of stock in your location.')
})

it('returns to this shop only', () => {
  expect([safeReturn('/products?x=1'), safeReturn('//evil.example'), safeReturn('https://evil.example'), safeReturn('/\\evil'), safeReturn(undefined)]).toEqual(['/products?x=1', '/cart', '/cart', '/cart', '/cart'])
})
