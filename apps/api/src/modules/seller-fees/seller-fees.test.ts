import { beforeAll, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { auditOf } from '@upchar/testkit/audit'
import { useDesk } from '@upchar/testkit/desk'
import { packOrders } from '@upchar/testkit/packing'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
const { goods } = useDesk(world)
let finance: Visitor
beforeAll(async () => {
  finance = (await signedInStaff(world, 'finance')).visitor
})

const wanted = (
  part: Partial<BodyInput<'staffPreviewSellerFee'>> = {},
): BodyInput<'staffPreviewSellerFee'> => ({
  kind: 'commission',
  seller_id: null,
  family_key: null,
  percent: null,
  amount: null,
  section: '',
  valid_from: '2026-11-25',
  ...part,
})
const list = async () => (await finance.call('staffListSellerFees')).body
const set = async (part: Partial<BodyInput<'staffPreviewSellerFee'>>) =>
  finance.call('staffSetSellerFee', {
    body: {
      ...wanted(part),
      source: 'Price list of winter',
      seen_revision: (await list()).revision,
    },
  })

describe('OPS-06 commission and fees', () => {
  it('OPS-06 finance sets dated rules after a preview on the latest sales; the most specific counts', async () => {
    // GST and TDS are known from the start, with the section of the new Income-tax Act.
    const { rules, today } = await list()
    expect(today).toBe('2026-11-24')
    expect(
      rules
        .filter(({ state }) => state === 'now')
        .map(({ kind, percent, section }) => [kind, percent, section]),
    ).toEqual([
      ['tds', 0.1, '393(1), table no. 8(v)'],
      ['service_gst', 18, 'SAC 9985'],
    ])

    const mumbai = goods.sellers.mumbai
    // ₹100 a piece without GST, ₹105 with it.
    const { sku } = await goods.addVariant({ stock: { mumbai: 50 } })
    const { order } = await buyInCash(world, { sku, quantity: 10 })
    await packOrders(world, order.order_id)
    const preview = async (part: Partial<BodyInput<'staffPreviewSellerFee'>>) =>
      (await finance.call('staffPreviewSellerFee', { body: wanted(part) })).body
    expect(await preview({ percent: 10 })).toMatchObject({
      days: 30,
      base: 1000,
      before: 0,
      after: 100,
    })
    expect(await preview({ kind: 'closing_fee', amount: 12.5 })).toMatchObject({
      base: 1,
      before: 0,
      after: 12.5,
    })
    expect(
      await preview({ kind: 'tds', percent: 0.5, amount: 500_000, section: 'x' }),
    ).toMatchObject({
      base: 1050,
      before: 1.05,
      after: 5.25,
    })
    expect((await set({ percent: 10 })).status).toBe(200)
    expect((await set({ percent: 6, seller_id: mumbai })).status).toBe(200)
    // The general rule decides nothing of this seller any more; ending the seller's brings it back.
    expect(await preview({ percent: 20 })).toMatchObject({ before: 60, after: 60 })
    expect(await preview({ seller_id: mumbai })).toMatchObject({ before: 60, after: 100 })
    expect((await list()).rules.slice(0, 2)).toMatchObject([
      {
        seller: { id: mumbai },
        percent: 6,
        state: 'planned',
        made_by: { name: expect.any(String) },
      },
      { seller: null, percent: 10, state: 'planned', source: 'Price list of winter' },
    ])
    expect((await auditOf(world.db, 'commission')).map(({ action }) => action)).toEqual([
      'seller_fee.set',
      'seller_fee.set',
    ])
  })

  it('OPS-06 refuses a day that is over, a target or value that doesn’t fit, a repeat, and what a colleague changed', async () => {
    const refused = async (part: Partial<BodyInput<'staffPreviewSellerFee'>>, field: string) =>
      expect(await set(part), field).toMatchObject({
        status: 400,
        body: { code: 'seller_fee_invalid', fields: [{ field }] },
      })
    await refused({ percent: 5, valid_from: '2026-11-24' }, 'valid_from')
    await refused({ percent: 5, valid_from: '2027-11-25' }, 'valid_from')
    await refused({ percent: 5, seller_id: 999_999 }, 'seller_id')
    await refused({ percent: 5, family_key: 'no-such' }, 'family_key')
    await refused({ kind: 'service_gst', percent: 5, seller_id: goods.sellers.delhi }, 'seller_id')
    await refused({ kind: 'closing_fee', amount: 5, family_key: 'no-such' }, 'family_key')
    await refused({}, 'percent')
    await refused({ kind: 'closing_fee' }, 'amount')
    await refused({ kind: 'tds', percent: 1 }, 'section')
    const delhi = { percent: 7.25, seller_id: goods.sellers.delhi }
    const { revision } = await list()
    expect((await set(delhi)).status).toBe(200)
    expect(await set(delhi)).toMatchObject({ status: 409, body: { code: 'seller_fee_same' } })
    expect(
      await finance.call('staffSetSellerFee', {
        body: { ...wanted({ percent: 9 }), source: 'Late', seen_revision: revision },
      }),
    ).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  })
})
