import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { EndpointDeclaration } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

/** Numbers that set no amount, or whose part of a paisa is refused elsewhere. */
const others = new Set([
  // Confirm an amount that the API said: another one is refused.
  'staffSetWalletLimit.seen_limit',
  'staffBookParcel.cost',
  'staffCancelOrder.amount',
  'staffCancelOrders.orders.amount',
  'staffSettleReturn.credit',
  'placeOrder.total',
  'payByCredit.checkout.total',
  'cancelOrder.amount',
  // Refused by the use case, with the other rules of its field.
  'staffChangeWallet.amount',
  'staffMakeVoucher.value',
  'staffMakeVoucher.max_discount',
  'staffMakeVoucher.minimum_value',
  // Percentages, keys and values of flags.
  'staffReviewApplicant.hsn_digits',
  'staffAddSeller.hsn_digits',
  'staffChangeSeller.hsn_digits',
  'staffBeginRecall.class',
  'staffSellWaitingProduct.gst_rate',
  'staffCreateProduct.facts.variants.gst_rate',
  'staffSaveProduct.facts.variants.gst_rate',
  'staffPreviewProduct.facts.variants.gst_rate',
  'staffSetFlag.value',
  'staffSetBuyingRule.business_type',
  'staffSetGstRate.rate',
  'staffSetGstRate.slab.rate',
  'staffSetKycAsk.business_type',
])
/** By a rule of its own: "Use at most two decimals". */
const ruled = /^staffSetCharges\./

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The numbers in a JSON schema that may have more than two decimals. */
function finer(node: unknown, path: string): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => finer(one, path))
  if (!isNode(node)) return []
  const own = node['type'] === 'number' && node['multipleOf'] === undefined ? [path] : []
  const { properties, anyOf, oneOf, allOf, items } = node
  return [
    ...own,
    ...(isNode(properties)
      ? Object.entries(properties).flatMap(([key, value]) => finer(value, `${path}.${key}`))
      : []),
    ...[anyOf, oneOf, allOf, items].flatMap((part) => finer(part, path)),
  ]
}

describe('an amount that somebody sets', () => {
  it('takes no part of a paisa: it is refused, never rounded in silence', () => {
    const found = Object.entries(endpoints).flatMap(([name, endpoint]) => {
      const { body }: EndpointDeclaration = endpoint
      return body === undefined
        ? []
        : finer(
            z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', reused: 'inline' }),
            name,
          )
    })
    expect(found.filter((path) => !others.has(path) && !ruled.test(path))).toEqual([])
    expect([...others].filter((path) => !found.includes(path))).toEqual([])
  })

  it('is refused with a sentence', () => {
    const { body } = endpoints.staffSetWalletLimit
    const given = { limit: 10.005, seen_limit: 5 }
    expect(body.safeParse(given).error?.issues[0]?.message).toBe(
      'Enter rupees with at most two decimals',
    )
    // Two decimals that binary fractions can't hold exactly.
    for (const limit of [0.07, 1.1, 4.35, 99_999.99])
      expect(body.safeParse({ ...given, limit }).error?.issues ?? []).toEqual([])
  })
})
