import { beforeAll, describe, expect, it } from 'vitest'
import type { QueryInput } from '@upchar/contract/schema/endpoints'
import { useWorld } from '@upchar/testkit/world'
import { newGuestId } from '../../platform/http/guest.ts'

const world = useWorld()
let slug = ''
beforeAll(async () => {
  const { products } = (await world.visitor().call('listProducts', { query: { limit: 20 } })).body
  slug = products.find((one) => one.buying.state === 'open')?.slug ?? ''
})
const product = (query: QueryInput<'getProduct'> = {}, visitor = world.visitor()) =>
  visitor.call('getProduct', { params: { slug }, query })

describe('PROD-01 the parameters of a product', () => {
  it('PROD-01 is_pdp answers the whole page, or without it what a card needs', async () => {
    const [page, card] = [await product({ is_pdp: 'true' }), await product({ is_pdp: 'false' })]
    expect((await product()).body).toEqual(page.body)
    expect(page.body.product.description).not.toBe('')
    expect(page.body.product.facts.length).toBeGreaterThan(0)
    expect(card.body.product).toEqual({
      ...page.body.product,
      description: '',
      highlights: [],
      facts: [],
      specialities: [],
      procedures: [],
    })
    expect(card.body.stock).toEqual(page.body.stock)
  })

  it('PROD-01 lead_only answers it as a product that is sold on enquiry only', async () => {
    const { body } = await product({ lead_only: 'true' })
    expect(body.product).toMatchObject({
      lead_only: true,
      buying: { state: 'lead_only', action: 'enquire' },
    })
    expect((await product({ lead_only: 'false' })).body.product.lead_only).toBe(false)
  })

  it('PROD-01 guest_user_id records a view for that guest, and for nobody who isn’t', async () => {
    const id = newGuestId(world.context.config.secret)
    const seen = async () => {
      const visitor = world.visitor()
      visitor.cookies.set('upchar_guest', id)
      return (await visitor.call('recentlyViewed')).body.products.map((card) => card.slug)
    }
    await product()
    expect(await seen()).toEqual([])
    expect((await product({ guest_user_id: id })).status).toBe(200)
    expect(await seen()).toEqual([slug])
    expect(await product({ guest_user_id: 'forged.0123456789abcdefghijkl' })).toMatchObject({
      status: 401,
      body: { code: 'guest_unknown' },
    })
    const other = world.visitor()
    other.cookies.set('upchar_guest', newGuestId(world.context.config.secret))
    expect(await product({ guest_user_id: id }, other)).toMatchObject({
      status: 403,
      body: { code: 'guest_mismatch' },
    })
  })

  it('PROD-01 refuses other values', async () => {
    for (const query of ['is_pdp=maybe', 'lead_only=1'])
      expect((await world.app.inject({ url: `/api/products/${slug}?${query}` })).statusCode).toBe(
        400,
      )
  })
})
