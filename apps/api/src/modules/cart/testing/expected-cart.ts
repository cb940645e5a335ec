import { mostPacks, type Choices, type RandomGoods, type RandomShop } from './random-cart.ts'

/** The arithmetic of decision 0045 once more: whole numbers, nothing of the shop's. */
const barred = new Set(['DRUG_H', 'DRUG_H1', 'BIO_C'])

const halfUp = (paise: number, bp: number): number =>
  Number((BigInt(paise) * BigInt(bp) * 2n + 10_000n) / 20_000n)
const down = (paise: number, bp: number): number => Number((BigInt(paise) * BigInt(bp)) / 10_000n)
const hundreds = (paise: number): number => paise - (paise % 100)
const sum = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0)

/** Steps 1 and 2: list or held price, then the lower of volume price and deal. */
function ordinary(
  goods: RandomGoods,
  quantity: number,
): { unit: number; list: number; byDeal: boolean } {
  const priced = (list: number, steps: RandomGoods['steps']) => {
    let unit = list
    if (!barred.has(goods.productClass))
      for (const { from, price } of steps ?? [])
        if (from <= quantity && from <= mostPacks && price < list) unit = Math.min(unit, price)
    const { deal } = goods
    const byDeal =
      deal !== null &&
      !barred.has(goods.productClass) &&
      deal.price < list &&
      deal.price < unit &&
      quantity <= deal.left
    return { unit: byDeal ? deal.price : unit, list, byDeal }
  }
  const today = priced(goods.list, goods.steps)
  const held = goods.held === null ? today : priced(goods.held.list, goods.held.steps)
  return held.unit < today.unit ? held : today
}

export type ExpectedLine = {
  offerId: number
  quantity: number
  unit: number
  list: number
  kind: 'gift' | 'upsell' | 'deal' | 'plain'
}

/** Step 3: what the goods bought for their own sake grant, and the price of each line then. */
export function expectedLines({ goods }: RandomShop, { lines, gifts }: Choices): ExpectedLine[] {
  const bought = goods.filter(({ offerId }) => lines.has(offerId))
  const promoted = bought.filter(({ productClass }) => !barred.has(productClass))
  const quantityOf = ({ offerId }: RandomGoods): number => lines.get(offerId) ?? 0
  const granted = (own: RandomGoods, { condition, most, left }: RandomGoods['gifts'][number]) => {
    const others = promoted.filter(({ sellerId }) => sellerId === own.sellerId)
    const times =
      condition.kind === 'packs'
        ? Math.floor(
            sum(others.filter(({ offerId }) => offerId === condition.offerId).map(quantityOf)) /
              condition.packs,
          )
        : Math.floor(
            sum(
              others
                .filter((other) => other.gifts.every(({ price }) => price === 0))
                .map((other) => ordinary(other, quantityOf(other)).unit * quantityOf(other)),
            ) / condition.paise,
          )
    return Math.min(times, most, left)
  }
  const paid = bought.map((one): ExpectedLine => {
    const quantity = quantityOf(one)
    const { unit, list, byDeal } = ordinary(one, quantity)
    const lower = barred.has(one.productClass)
      ? []
      : one.gifts
          .filter(
            (gift) =>
              gift.price > 0 &&
              gift.price < one.list &&
              gift.price < unit &&
              granted(one, gift) >= quantity,
          )
          .map(({ price }) => price)
    const kind = lower.length > 0 ? 'upsell' : byDeal ? 'deal' : 'plain'
    return { offerId: one.offerId, quantity, unit: Math.min(unit, ...lower), list, kind }
  })
  const free = goods
    .filter(({ offerId, productClass }) => gifts.has(offerId) && !barred.has(productClass))
    .flatMap((one): ExpectedLine[] => {
      const gift = one.gifts.find(({ price }) => price === 0)
      const quantity = gift === undefined ? 0 : Math.min(granted(one, gift), one.stock)
      return quantity > 0
        ? [{ offerId: one.offerId, quantity, unit: 0, list: one.list, kind: 'gift' }]
        : []
    })
  return [...paid, ...free].toSorted((a, b) => a.offerId - b.offerId)
}

/** Steps 4, 6 and 7. */
export function expectedAmounts(shop: RandomShop, choices: Choices) {
  const lines = expectedLines(shop, choices)
  const goodsOf = new Map(shop.goods.map((one) => [one.offerId, one]))
  const isPromoted = ({ offerId }: ExpectedLine): boolean =>
    !barred.has(goodsOf.get(offerId)?.productClass ?? '')
  const worthOf = (of: readonly ExpectedLine[]): number =>
    sum(of.map(({ unit, quantity }) => unit * quantity))
  const voucher = choices.voucher === null ? undefined : shop.vouchers[choices.voucher]
  const reached = lines.filter((line) => {
    const own = goodsOf.get(line.offerId)
    return (
      voucher !== undefined &&
      isPromoted(line) &&
      (voucher.sellerId === null || voucher.sellerId === own?.sellerId) &&
      (voucher.businessCategory === null || own?.vaccine === false)
    )
  })
  const worth = worthOf(reached)
  const full =
    voucher === undefined ? 0 : (voucher.amountPaise ?? halfUp(worth, voucher.percentBp ?? 0))
  const discount =
    voucher === undefined || reached.length === 0 || worth < voucher.minimumPaise
      ? 0
      : Math.min(full, voucher.maxDiscountPaise ?? full, worth)
  // Whatever a voucher reaches may be promoted; a referral's minimum is of what these goods cost before it.
  const promoted = worthOf(lines.filter(isPromoted))
  const off = choices.referral && shop.referral?.problem === null ? shop.referral.terms : undefined
  const isReferred = off !== undefined && promoted >= off.minimumPaise
  const referral = isReferred
    ? hundreds(Math.min(down(promoted - discount, off.offBp), off.offMostPaise))
    : 0
  const { points: terms } = shop
  const base = promoted - discount - referral
  const points =
    terms === null || !choices.points
      ? 0
      : hundreds(
          Math.min(
            terms.heldPaise,
            hundreds(Math.min(down(base, terms.spendBp), terms.spendMostPaise)),
          ),
        )
  const paidForGoods = worthOf(lines) - discount - referral - points
  const sellers = new Set(lines.map(({ offerId }) => goodsOf.get(offerId)?.sellerId)).size
  const charge = (kind: keyof RandomShop['charges'], isDue: boolean) => {
    const rule = shop.charges[kind]
    if (rule === undefined || !isDue || lines.length === 0) return { due: 0, waived: 0 }
    const share = halfUp(paidForGoods, rule.percentBp ?? 0)
    const amount =
      rule.basis === 'percentage'
        ? Math.min(share, rule.atMostPaise ?? share)
        : rule.amountPaise * (rule.basis === 'per_seller' ? sellers : 1)
    return rule.freeFromPaise !== null && paidForGoods >= rule.freeFromPaise
      ? { due: 0, waived: amount }
      : { due: amount, waived: 0 }
  }
  const hasVaccine = lines.some(({ offerId }) => goodsOf.get(offerId)?.vaccine === true)
  const charges = {
    shipping: charge('shipping', true),
    platform_fee: charge('platform_fee', true),
    cod_fee: charge('cod_fee', shop.payment === 'cod'),
    data_logger: charge('data_logger', hasVaccine && choices.logger),
  }
  return {
    lines,
    discount,
    referral,
    /** What a friend who referred the buyer earns; nothing where nothing was taken off. */
    reward:
      isReferred && referral > 0
        ? hundreds(Math.min(down(base - points, off.rewardBp), off.rewardMostPaise))
        : 0,
    points,
    charges,
    notFromWallet: worthOf(lines.filter((line) => !isPromoted(line))),
    total: paidForGoods + sum(Object.values(charges).map(({ due }) => due)),
    savings: (kind: ExpectedLine['kind']) =>
      sum(
        lines
          .filter((line) => line.kind === kind)
          .map(({ list, unit, quantity }) => (list - unit) * quantity),
      ),
  }
}
