import fc from 'fast-check'
import { expect, it } from 'vitest'
import { priceCart, PriceLists, savingsOf, type Quote } from '../pricing/index.ts'
import { judgeVoucher, type CountedVoucher } from '../vouchers/index.ts'
import { linePrice } from './rules.ts'
import type { CartRow } from './model.ts'
import { ownPriceIn } from './own-price.ts'
import { basketOf } from './price-rows.ts'

const at = new Date('2026-11-24T05:30:00Z')

const goods = fc.record({
  pricePaise: fc.integer({ min: 1, max: 5_000_000 }),
  quantity: fc.integer({ min: 1, max: 60 }),
  steps: fc.option(
    fc.array(
      fc.record({
        from: fc.integer({ min: 2, max: 70 }),
        price: fc.integer({ min: 1, max: 6_000_000 }),
      }),
      { maxLength: 4 },
    ),
  ),
  deal: fc.option(
    fc.record({
      price: fc.integer({ min: 1, max: 6_000_000 }),
      left: fc.integer({ min: 0, max: 60 }),
    }),
  ),
  /** The price of the buyer's business type, and whether the KYC for it is approved. */
  listed: fc.option(
    fc.record({ price: fc.integer({ min: 1, max: 6_000_000 }), approved: fc.boolean() }),
  ),
  productClass: fc.constantFrom('GEN', 'DEV_A', 'DRUG_H', 'BIO_C'),
  sellerId: fc.integer({ min: 1, max: 2 }),
})
type Wanted = typeof goods extends fc.Arbitrary<infer G> ? G : never

const voucherTerms = fc.record({
  percentBp: fc.integer({ min: 1, max: 9_000 }),
  sellerId: fc.option(fc.constantFrom(1, 2)),
})
type Terms = typeof voucherTerms extends fc.Arbitrary<infer T> ? T : never

const dealIn = ({ deal }: Wanted): CartRow['deal'] =>
  deal && { ...deal, id: 'd', from: at.toISOString(), until: at.toISOString() }

const rowOf = (wanted: Wanted, offerId: number): CartRow => ({
  offerId,
  quantity: wanted.quantity,
  engravingName: null,
  gift: false,
  shelfLifeMonths: null,
  gifts: null,
  seenPricePaise: wanted.pricePaise,
  seenVolumePrices: wanted.steps,
  seenDeal: dealIn(wanted),
  priceHeldUntil: null,
  voucherCode: null,
  autoVoucher: null,
  dataLogger: false,
  usePoints: false,
  salesCode: null,
  referralCode: null,
  referralTyped: false,
  purchaseId: null,
  mergeNote: null,
  sku: `S${offerId}`,
  optionLabel: '',
  pricePaise: wanted.pricePaise,
  ownPrice: null,
  volumePrices: wanted.steps,
  deal: dealIn(wanted),
  mrpPaise: null,
  statedBp: null,
  statedFrom: null,
  gstTag: null,
  hsn: '40151200',
  packSize: 1,
  moq: 1,
  maxOq: 60,
  active: true,
  slug: '',
  title: '',
  productClass: wanted.productClass,
  dentalList: false,
  leadOnly: false,
  coldChain: false,
  dispatchDays: 0,
  engravable: false,
  brand: '',
  family: '',
  businessCategory: 'consumables',
  categoryName: '',
  categoryEnabled: true,
  sellerId: wanted.sellerId,
  sellerName: '',
  sellerStateCode: '27',
  warehouses: null,
  free: null,
  expires: null,
})

/** The row as its buyer, a hospital, reads it. */
function ownRow(wanted: Wanted, offerId: number): CartRow {
  const row = rowOf(wanted, offerId)
  const lists = wanted.listed === null ? [] : [listOf(row.sku, wanted.listed.price)]
  const kycStatus = wanted.listed?.approved === true ? 'partialVerified' : 'notVerified'
  const priceLists = new PriceLists(lists)
  return { ...row, ...ownPriceIn(row, { priceLists, buyer: { businessTypeId: 1, kycStatus }, at }) }
}
const listOf = (sku: string, price: number) => ({
  id: 'l',
  name: 'Hospitals',
  businessTypes: [1],
  validFrom: at,
  validTo: null,
  prices: { [sku]: price },
  groupIds: [],
})

const voucherOf = ({ percentBp, sellerId }: Terms): CountedVoucher => ({
  id: '1',
  code: 'RANDOM',
  percentBp,
  amountPaise: null,
  maxDiscountPaise: null,
  minimumPaise: 0,
  businessCategory: null,
  sellerId,
  sellerName: sellerId === null ? null : 'Seller',
  audience: 'anyone',
  maxUses: null,
  maxUsesPerBuyer: null,
  startsAt: new Date(0),
  endsAt: new Date(at.getTime() + 1),
  used: 0,
  forApp: false,
  usedByBuyer: 0,
})

/** The quote of a cart as its buyer built it: lines in the order of adding, and a voucher. */
function quoteOf(cart: ReadonlyMap<number, Wanted>, terms: Terms | null): Quote {
  const rows = [...cart].map(([offerId, wanted]) => ownRow(wanted, offerId))
  const judged =
    terms === null
      ? null
      : judgeVoucher(voucherOf(terms), basketOf(rows, at), { signedIn: false, at })
  return priceCart({
    lines: rows.map((row) => {
      const { pricePaise, listPaise, deal, priceList } = linePrice(row, at)
      return {
        ...row,
        unitPricePaise: pricePaise,
        listPricePaise: listPaise,
        ...(priceList !== undefined && { priceList }),
        ...(deal.now !== null && deal.applies && { dealId: deal.now.id }),
        gst: { rateBp: 500, cheap: null },
        vaccine: false,
      }
    }),
    placeOfSupply: '27',
    charges: {},
    platformStateCode: '27',
    payment: 'undecided',
    discount: judged?.ok === true ? judged.value : null,
  })
}

/** The same by hand: the list price, or the lower one of the buyer's type; the cheapest step that the quantity reaches or the deal with enough left, then the voucher on what is left. */
function expected(cart: ReadonlyMap<number, Wanted>, terms: Terms | null) {
  let [byDeal, bySteps, paid, reached] = [0, 0, 0, 0]
  for (const { quantity, steps, deal, productClass, sellerId, ...wanted } of cart.values()) {
    const promoted = productClass === 'GEN' || productClass === 'DEV_A'
    const ownPrice = promoted && wanted.listed?.approved === true ? wanted.listed.price : Infinity
    const pricePaise = Math.min(wanted.pricePaise, ownPrice)
    let unit = pricePaise
    if (promoted)
      for (const { from, price } of steps ?? [])
        if (quantity >= from && from <= 60 && price < unit) unit = price
    if (promoted && deal !== null && deal.left >= quantity && deal.price < unit) {
      unit = deal.price
      byDeal += (pricePaise - unit) * quantity
    } else bySteps += (pricePaise - unit) * quantity
    paid += unit * quantity
    if (promoted && terms !== null && (terms.sellerId === null || terms.sellerId === sellerId))
      reached += unit * quantity
  }
  const off =
    terms === null ? 0n : (BigInt(reached) * BigInt(terms.percentBp) * 2n + 10_000n) / 20_000n
  return { dealSaving: byDeal, volumeSaving: bySteps, off: Number(off), total: paid - Number(off) }
}

const byOffer = ({ lines, ...rest }: Quote) => ({
  ...rest,
  lines: lines.toSorted((a, b) => a.offerId - b.offerId),
})

it('CART-11 CART-09 random carts with deals, volume prices and vouchers add up, in any order of applying and removing', () => {
  fc.assert(
    fc.property(
      fc.array(goods, { minLength: 1, maxLength: 6 }),
      fc.option(voucherTerms),
      fc.infiniteStream(fc.nat()),
      (wanted, terms, dice) => {
        const cart = new Map(wanted.map((one, i) => [i + 1, one]))
        const quote = quoteOf(cart, terms)
        const { dealSaving, volumeSaving, off, total } = expected(cart, terms)
        expect([quote.totalPaise, quote.discountPaise]).toEqual([total, off])
        expect(savingsOf(quote)).toMatchObject({
          limitedOfferDiscount: dealSaving,
          volumeBasedDiscount: volumeSaving,
          couponDiscount: off,
        })
        for (const line of quote.lines) {
          expect(Math.min(line.totalPaise, line.taxablePaise, line.discountPaise)).toBeGreaterThan(
            -1,
          )
          expect(line.taxablePaise + line.cgstPaise + line.sgstPaise).toBe(line.totalPaise)
        }
        for (const { offerId, priceList, unitPricePaise, listPricePaise } of quote.lines) {
          const { pricePaise = 0, listed = null } = cart.get(offerId) ?? {}
          expect(unitPricePaise).toBeLessThanOrEqual(listPricePaise ?? 0)
          expect(priceList?.ordinaryPaise ?? listPricePaise).toBe(pricePaise)
          expect(listPricePaise).toBe(priceList === undefined ? pricePaise : listed?.price)
        }
        const sum = quote.lines.reduce((all, line) => all + line.totalPaise, 0)
        expect(sum - quote.platformPaidPaise).toBe(quote.totalPaise)

        const keys = new Map([...cart.keys()].map((id) => [id, dice.next().value]))
        const shuffled = new Map(
          [...cart].toSorted(([a], [b]) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0)),
        )
        expect(byOffer(quoteOf(shuffled, terms))).toEqual(byOffer(quote))

        // Removing what was added last, and adding it again, restores the quotes exactly.
        const without = new Map([...cart].slice(0, -1))
        const former = quoteOf(without, terms)
        const [last] = [...cart].slice(-1)
        if (last) without.set(...last)
        expect(quoteOf(without, terms)).toEqual(quote)
        without.delete(cart.size)
        expect(quoteOf(without, terms)).toEqual(former)
        expect(quoteOf(cart, null).totalPaise).toBe(expected(cart, null).total)
      },
    ),
    { numRuns: 500, seed: 20_261_124 },
  )
})
