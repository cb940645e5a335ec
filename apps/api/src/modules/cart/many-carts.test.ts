import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { BUSINESS_TYPES } from '@upchar/kernel/business-types'
import {
  giftsKept,
  givenBack,
  keptQuote,
  mostFromWallet,
  referralReward,
  savingsOf,
  type Quote,
} from '../pricing/index.ts'
import type { Destination } from './destination.ts'
import { settleRows } from './gift-lines.ts'
import type { CartReferral } from '../referrals/index.ts'
import type { CartRow } from './model.ts'
import { priceRows } from './price-rows.ts'
import { expectedAmounts } from './testing/expected-cart.ts'
import {
  at,
  diceOf,
  mostPacks,
  randomChoices,
  randomShop,
  type Choices,
  type RandomGoods,
  type RandomShop,
  type ReferralProblem,
} from './testing/random-cart.ts'

/** `RANDOM_CARTS=100000 npm test -- apps/api/src/modules/cart/many-carts.test.ts` prices as many. */
const carts = Number(process.env['RANDOM_CARTS'] ?? 2_000)
const firstSeed = Number(process.env['RANDOM_CARTS_SEED'] ?? 1)

const rowOf = (goods: RandomGoods, quantity: number, gift: boolean): CartRow => ({
  offerId: goods.offerId,
  quantity,
  engravingName: null,
  gift,
  seenPricePaise: goods.held?.list ?? goods.list,
  seenVolumePrices: goods.held === null ? goods.steps : goods.held.steps,
  seenDeal: null,
  priceHeldUntil: goods.held === null ? null : new Date(at.getTime() + 60_000),
  voucherCode: null,
  autoVoucher: null,
  dataLogger: false,
  usePoints: false,
  salesCode: null,
  referralCode: null,
  referralTyped: false,
  purchaseId: null,
  mergeNote: null,
  sku: `S${goods.offerId}`,
  optionLabel: '',
  pricePaise: goods.list,
  ownPrice: null,
  volumePrices: goods.steps,
  deal: goods.deal,
  gifts: goods.gifts.length === 0 ? null : goods.gifts,
  mrpPaise: null,
  statedBp: goods.gstBp,
  statedFrom: '2026-01-01',
  gstTag: null,
  hsn: '40151200',
  packSize: 1,
  moq: 1,
  maxOq: mostPacks,
  active: true,
  slug: '',
  title: `Product ${goods.offerId}`,
  productClass: goods.productClass,
  dentalList: false,
  leadOnly: false,
  coldChain: false,
  dispatchDays: 0,
  engravable: false,
  brand: '',
  family: '',
  businessCategory: goods.vaccine ? 'vaccines' : 'consumables',
  categoryName: '',
  categoryEnabled: true,
  sellerId: goods.sellerId,
  sellerName: 'Seller',
  sellerStateCode: goods.stateCode,
  warehouses: [1],
  free: [goods.stock],
  expires: [null],
  shelfLifeMonths: null,
})

const hospital = BUSINESS_TYPES.find(({ key }) => key === 'hospital')?.id ?? 1
const destinationOf = (shop: RandomShop): Destination =>
  ({
    buyer: { businessTypeId: hospital, kycStatus: 'verified', signedIn: true },
    policy: ['GEN', 'DEV_A', 'DRUG_H', 'DRUG_H1', 'BIO_C'].map((productClass) => ({
      productClass,
      businessTypeId: hospital,
      requirement: 'allow',
      validFrom: '2026-01-01',
      validTo: null,
    })),
    licences: { premisesFor: () => 'all', isSuspended: () => false },
    gst: { termsOf: ({ statedBp }: CartRow) => ({ rateBp: statedBp, cheap: null }) },
    ceilings: { exceededBy: () => undefined },
    optionName: () => '',
    on: '2026-11-24',
    place: { pincode: '400001', stateCode: shop.placeOfSupply },
    plan: new Map([[1, { from: '', to: '', label: '', shipsFrom: '' }]]),
    charges: shop.charges,
    platformStateCode: '27',
    open: true,
    autoCoupon: true,
    points: shop.points ?? undefined,
    referral: shop.referral?.terms,
    at,
  }) as unknown as Destination

/** A friend's code as the cart of such a buyer has it. */
const referralOf = (problem: ReferralProblem, mostOrders: number): CartReferral => ({
  code: 'FRIEND',
  typed: true,
  found:
    problem === 'guest'
      ? null
      : {
          referrerId: 'friend',
          own: problem === 'own',
          ordered: problem === 'ordered',
          orderedByForm: false,
          ring: problem === 'ring',
          same: problem === 'same',
          sameByForm: false,
          uses: problem === 'used up' ? mostOrders : mostOrders - 1,
        },
})

/** The cart as its buyer built it: rows in the order of adding. */
function quoteOf(
  shop: RandomShop,
  { lines, gifts, voucher, points, logger, referral }: Choices,
): Quote {
  const goodsOf = new Map(shop.goods.map((one) => [one.offerId, one]))
  const rows = [
    ...[...lines].map(([offerId, quantity]) => ({ offerId, quantity, gift: false })),
    ...[...gifts].map((offerId) => ({ offerId, quantity: mostPacks, gift: true })),
  ].flatMap(({ offerId, quantity, gift }) => {
    const goods = goodsOf.get(offerId)
    return goods === undefined ? [] : [rowOf(goods, quantity, gift)]
  })
  const destination = destinationOf(shop)
  const counted = voucher === null ? undefined : shop.vouchers[voucher]
  return priceRows(settleRows(rows, destination), destination, {
    payment: shop.payment,
    dataLogger: logger,
    points: { heldPaise: shop.points?.heldPaise ?? 0, use: points },
    voucher: counted === undefined ? null : { counted, automatic: false },
    referral: referral
      ? referralOf(shop.referral?.problem ?? null, shop.referral?.terms.mostOrders ?? 1)
      : null,
    signedIn: true,
  }).quote
}

const byOffer = ({ lines, ...rest }: Quote) => ({
  ...rest,
  lines: lines.toSorted((a, b) => a.offerId - b.offerId),
})
const sum = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0)

class Wrong extends Error {}
const same = (what: string, is: unknown, due: unknown): void => {
  if (!isDeepStrictEqual(is, due))
    throw new Wrong(`${what}: ${JSON.stringify(is)}, not ${JSON.stringify(due)}`)
}
const atLeast = (what: string, is: number, least: number): void => {
  if (!Number.isSafeInteger(is) || is < least) throw new Wrong(`${what} is ${is}, below ${least}`)
}

/** Every part of a quote adds up, and nothing is below zero. */
function addsUp(quote: Quote): void {
  const parts = [...quote.lines, ...quote.charges]
  for (const part of parts) {
    const tax = part.cgstPaise + part.sgstPaise + part.igstPaise
    same('value and tax', part.taxablePaise + tax, part.totalPaise)
    for (const paise of [part.taxablePaise, part.cgstPaise, part.sgstPaise, part.igstPaise])
      atLeast('a part', paise, 0)
    same('CGST and SGST', part.cgstPaise, part.sgstPaise)
    // Domain reference 1.5: the value is rounded half up; of two equal heads the odd paisa is part of it.
    const value = Number(
      (BigInt(part.totalPaise) * 20_000n + BigInt(10_000 + part.gstBp)) /
        BigInt(2 * (10_000 + part.gstBp)),
    )
    const inside = part.totalPaise - value
    same('tax', tax, part.igstPaise > 0 ? inside : inside - (inside % 2))
  }
  for (const line of quote.lines) {
    same('gross', line.grossPaise, line.unitPricePaise * line.quantity)
    same('net', line.totalPaise, line.grossPaise - line.discountPaise)
    atLeast('a discount', line.discountPaise, 0)
    const given = (line.pointsPaise ?? 0) + (line.referralPaise ?? 0)
    atLeast('what the shop pays', line.platformPaidPaise, given)
    atLeast('what the buyer pays', line.totalPaise - line.platformPaidPaise, 0)
  }
  same(
    'the total',
    quote.totalPaise,
    sum(parts.map(({ totalPaise }) => totalPaise)) - quote.platformPaidPaise,
  )
  atLeast('the total', quote.totalPaise, 0)
}

function asExpected(shop: RandomShop, choices: Choices, quote: Quote): void {
  const due = expectedAmounts(shop, choices)
  same(
    'lines',
    byOffer(quote).lines.map((line) => [
      line.offerId,
      line.quantity,
      line.unitPricePaise,
      line.promotion?.kind ?? (line.dealId === undefined ? 'plain' : 'deal'),
    ]),
    due.lines.map(({ offerId, quantity, unit, kind }) => [offerId, quantity, unit, kind]),
  )
  same('discount', quote.discountPaise, due.discount)
  same('referral', quote.referralPaise ?? 0, due.referral)
  same('reward', referralReward(quote), due.reward)
  same('points', quote.pointsPaise ?? 0, due.points)
  const { charges } = due
  same('delivery', quote.shippingPaise, charges.shipping.due)
  same('platform fee', quote.platformFeePaise, charges.platform_fee.due)
  same('cash fee', quote.codFeePaise, charges.cod_fee.due)
  same('logger', quote.dataLogger?.added ? quote.dataLogger.paise : 0, charges.data_logger.due)
  same('total', quote.totalPaise, due.total)
  same('from a wallet', mostFromWallet(quote), due.total - due.notFromWallet)
  const { total, ...savings } = savingsOf(quote)
  same('savings', savings, {
    couponDiscount: due.discount,
    limitedOfferDiscount: due.savings('deal'),
    rewardPointDiscount: due.points,
    referralDiscount: due.referral,
    platformFeeWaiver: charges.platform_fee.waived,
    deliveryFeeWaiver: charges.shipping.waived,
    dataLoggerChargesWaiver: charges.data_logger.waived,
    codFeeWaiver: charges.cod_fee.waived,
    volumeBasedDiscount: due.savings('plain'),
    upsellDiscount: due.savings('upsell'),
  })
  same('all savings', total, sum(Object.values(savings)))
}

type Dice = ReturnType<typeof diceOf>

const shuffled = <T>({ chance }: Dice, of: Iterable<T>): T[] =>
  [...of]
    .map((one) => ({ one, key: chance() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one)

/** Another way to the same cart: other lines, gifts and choices come and go before. */
function detour(dice: Dice, shop: RandomShop, { lines, gifts, ...choices }: Choices): Choices {
  const other = randomChoices(dice, shop)
  quoteOf(shop, other)
  for (const [offerId, quantity] of shuffled(dice, lines)) {
    other.gifts.delete(offerId)
    other.lines.delete(offerId)
    other.lines.set(offerId, quantity)
  }
  for (const offerId of shuffled(dice, gifts)) {
    other.lines.delete(offerId)
    other.gifts.add(offerId)
  }
  for (const offerId of other.lines.keys()) if (!lines.has(offerId)) other.lines.delete(offerId)
  for (const offerId of other.gifts) if (!gifts.has(offerId)) other.gifts.delete(offerId)
  return { lines: other.lines, gifts: other.gifts, ...choices }
}

/** Adding a product or a choice and removing it again gives the quote that was. */
function restores(dice: Dice, shop: RandomShop, choices: Choices, quote: Quote): void {
  const absent = shop.goods.find(
    ({ offerId }) => !choices.lines.has(offerId) && !choices.gifts.has(offerId),
  )
  const changed: Choices = {
    ...choices,
    lines: new Map(choices.lines),
    gifts: new Set(choices.gifts),
    voucher: choices.voucher === null ? 0 : null,
    points: !choices.points,
    logger: !choices.logger,
    referral: !choices.referral,
  }
  if (absent) changed.lines.set(absent.offerId, dice.upTo(9))
  addsUp(quoteOf(shop, changed))
  if (absent) changed.lines.delete(absent.offerId)
  const { voucher, points, logger, referral } = choices
  same('after removing', quoteOf(shop, { ...changed, voucher, points, logger, referral }), quote)
}

/** How many of each gift the goods that stay still grant. */
function giftsLeft(shop: RandomShop, quote: Quote, kept: ReadonlyMap<number, number>) {
  const goodsOf = new Map(shop.goods.map((one) => [one.offerId, one]))
  return new Map(
    quote.lines.flatMap(({ offerId, quantity, unitPricePaise }) => {
      const own = goodsOf.get(offerId)
      const condition = own?.gifts.find(({ price }) => price === 0)?.condition
      if (unitPricePaise > 0 || condition === undefined) return []
      const counted = quote.lines.filter((line) => {
        const other = goodsOf.get(line.offerId)
        if (line.unitPricePaise === 0 || other?.sellerId !== own?.sellerId) return false
        if (['DRUG_H', 'DRUG_H1', 'BIO_C'].includes(other?.productClass ?? '')) return false
        return condition.kind === 'packs'
          ? line.offerId === condition.offerId
          : other?.gifts.every(({ price }) => price === 0) === true
      })
      const have = sum(
        counted.map(
          (line) =>
            (kept.get(line.offerId) ?? 0) * (condition.kind === 'packs' ? 1 : line.unitPricePaise),
        ),
      )
      const need = condition.kind === 'packs' ? condition.packs : condition.paise
      return [
        [offerId, Math.min(kept.get(offerId) ?? 0, quantity, Math.floor(have / need))] as const,
      ]
    }),
  )
}

/** Cut in random parts until nothing is left, gifts with their goods: all that was paid comes back. */
function comesBack(dice: Dice, shop: RandomShop, quote: Quote): void {
  const kept = new Map(quote.lines.map(({ offerId, quantity }) => [offerId, quantity]))
  let [before, back] = [quote, 0]
  while (before.lines.length > 0) {
    for (const [offerId, quantity] of kept)
      if (dice.chance() < 0.5) kept.set(offerId, quantity - Math.min(quantity, dice.upTo(6)))
    const stay = giftsKept(quote, kept)
    same('gifts that stay', [...stay], [...giftsLeft(shop, quote, kept)])
    for (const [offerId, quantity] of stay) kept.set(offerId, quantity)
    const after = keptQuote(quote, kept)
    addsUp(after)
    const cut = givenBack(before, after)
    atLeast('what comes back', cut.totalPaise, 0)
    same('its parts', sum([...cut.lines, ...cut.charges].map(({ paise }) => paise)), cut.totalPaise)
    back += cut.totalPaise
    before = after
  }
  same('all that comes back', back, quote.totalPaise)
}

it(
  `CART-09 CART-11 CART-13 CART-14 CART-16 CART-17 CART-18 CART-24 CART-27 CHECKOUT-05 RET-01 ${carts} random carts with every rule at once add up, in any order, and come back whole`,
  { timeout: 30_000 + carts * 20 },
  () => {
    const seen = {
      gift: 0,
      upsell: 0,
      deal: 0,
      plain: 0,
      voucher: 0,
      points: 0,
      logger: 0,
      referral: 0,
    }
    for (let i = 0; i < carts; i++) {
      const seed = firstSeed + i
      const dice = diceOf(seed)
      const shop = randomShop(dice)
      const choices = randomChoices(dice, shop)
      try {
        const quote = quoteOf(shop, choices)
        addsUp(quote)
        asExpected(shop, choices, quote)
        same('by a detour', byOffer(quoteOf(shop, detour(dice, shop, choices))), byOffer(quote))
        restores(dice, shop, choices, quote)
        comesBack(dice, shop, quote)
        for (const { promotion, dealId } of quote.lines)
          seen[promotion?.kind ?? (dealId === undefined ? 'plain' : 'deal')]++
        if (quote.discountPaise > 0) seen.voucher++
        if ((quote.pointsPaise ?? 0) > 0) seen.points++
        if (quote.dataLogger?.added) seen.logger++
        if ((quote.referralPaise ?? 0) > 0) seen.referral++
      } catch (error) {
        throw new Error(`RANDOM_CARTS_SEED=${seed} RANDOM_CARTS=1`, { cause: error })
      }
    }
    // Each kind of rule was there often enough to be tested.
    for (const times of Object.values(seen))
      expect(times, JSON.stringify(seen)).toBeGreaterThan(carts / 50)
  },
)
