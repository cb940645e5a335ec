import { chances } from '@upchar/testkit/chances'
import type { VolumePrice } from '@upchar/kernel/volume-prices'
import type { ChargeRule, ReferralTerms, StoredDeal, StoredGift } from '../../pricing/index.ts'
import type { CountedVoucher } from '../../vouchers/index.ts'

export const at = new Date('2026-11-24T05:30:00Z')
const later = new Date(at.getTime() + 60_000)
export const mostPacks = 60

/** A product as the shop has it, with every rule that can change its price. */
export type RandomGoods = {
  offerId: number
  sellerId: number
  stateCode: string
  productClass: string
  vaccine: boolean
  gstBp: number
  list: number
  steps: VolumePrice[] | null
  deal: StoredDeal | null
  /** A held price, and the steps that were seen with it. */
  held: { list: number; steps: VolumePrice[] | null } | null
  gifts: StoredGift[]
  stock: number
}

/** What a buyer can choose. A product is bought or had as a gift. */
export type Choices = {
  lines: Map<number, number>
  gifts: Set<number>
  voucher: number | null
  points: boolean
  logger: boolean
  /** A friend's code is on the cart. */
  referral: boolean
}

/** Why a code is not for the buyer; null: it is their first order. */
export type ReferralProblem = 'ordered' | 'own' | 'ring' | 'same' | 'used up' | 'guest' | null

export type RandomShop = {
  goods: RandomGoods[]
  vouchers: CountedVoucher[]
  points: {
    earnBp: number
    earnMostPaise: number
    spendBp: number
    spendMostPaise: number
    validDays: number
    heldPaise: number
  } | null
  referral: { terms: ReferralTerms; problem: ReferralProblem } | null
  charges: { [K in ChargeRule['kind']]?: ChargeRule }
  placeOfSupply: string
  payment: 'online' | 'cod' | 'undecided'
}

type Dice = {
  chance: () => number
  upTo: (most: number) => number
  oneOf: <T>(of: readonly [T, ...T[]]) => T
}

export function diceOf(seed: number): Dice {
  const chance = chances(seed)
  return {
    chance,
    upTo: (most) => 1 + Math.floor(chance() * most),
    oneOf: (of) => of[Math.floor(chance() * of.length)] ?? of[0],
  }
}

const stepsBelow = ({ upTo, chance }: Dice, list: number): VolumePrice[] | null =>
  chance() < 0.5
    ? null
    : [
        { from: 1 + upTo(8), price: upTo(list) },
        { from: 10 + upTo(70), price: upTo(list) },
      ]

function randomGoods(dice: Dice, offerId: number): RandomGoods {
  const { upTo, oneOf, chance } = dice
  const list = upTo(chance() < 0.9 ? 90_000 : 9_000_000)
  const sellerId = oneOf([1, 1, 2])
  const productClass = oneOf([
    'GEN',
    'GEN',
    'DEV_A',
    'DEV_A',
    'DRUG_H',
    'DRUG_H1',
    'BIO_C',
  ] as const)
  const seen = upTo(list * 2)
  return {
    offerId,
    sellerId,
    stateCode: sellerId === 1 ? '27' : '07',
    productClass,
    vaccine: productClass === 'BIO_C',
    gstBp: oneOf([0, 500, 1_800]),
    list,
    steps: stepsBelow(dice, list),
    deal:
      chance() < 0.6
        ? null
        : {
            id: `deal${offerId}`,
            price: upTo(list),
            left: upTo(20),
            from: at.toISOString(),
            until: later.toISOString(),
          },
    held: chance() < 0.85 ? null : { list: seen, steps: stepsBelow(dice, seen) },
    gifts: [],
    stock: upTo(12),
  }
}

/** Gives a product a gift or upsells with other goods of its seller, or of its own amount. */
function addGifts({ upTo, chance, oneOf }: Dice, goods: readonly RandomGoods[]): void {
  for (const one of goods) {
    const others = goods.filter((o) => o !== one && o.sellerId === one.sellerId)
    const times = chance() < 0.4 ? 0 : upTo(2)
    for (let i = 0; i < times; i++) {
      const [first, ...rest] = others
      const withPacks = first !== undefined && chance() < 0.6
      // One gift a product: of several the shop takes the first.
      const free = i === 0 && chance() < 0.5
      one.gifts.push({
        id: `gift${one.offerId}.${i}`,
        price: free ? 0 : upTo(one.list),
        most: upTo(5),
        left: upTo(8),
        condition: withPacks
          ? { kind: 'packs', offerId: oneOf([first, ...rest]).offerId, packs: upTo(4) }
          : { kind: 'value', paise: upTo(150_000) },
      })
    }
    // As statements read them.
    one.gifts.sort((a, b) => a.price - b.price || (a.id < b.id ? -1 : 1))
  }
}

function randomVoucher({ upTo, chance, oneOf }: Dice, i: number): CountedVoucher {
  const minimumPaise = chance() < 0.5 ? 0 : upTo(200_000)
  const fixed = minimumPaise > 1 && chance() < 0.4
  return {
    id: String(i),
    code: `RANDOM${i}`,
    percentBp: fixed ? null : upTo(9_000),
    amountPaise: fixed ? upTo(minimumPaise - 1) : null,
    maxDiscountPaise: chance() < 0.6 ? null : upTo(50_000),
    minimumPaise,
    businessCategory: chance() < 0.8 ? null : 'consumables',
    sellerId: oneOf([null, null, 1, 2]),
    sellerName: 'Seller',
    audience: 'anyone',
    maxUses: null,
    maxUsesPerBuyer: null,
    startsAt: new Date(0),
    endsAt: later,
    used: 0,
    forApp: false,
    usedByBuyer: 0,
  }
}

function randomCharge(
  { upTo, chance, oneOf }: Dice,
  kind: ChargeRule['kind'],
  chargedBy: ChargeRule['chargedBy'],
): ChargeRule {
  const basis =
    kind === 'platform_fee' ? oneOf(['fixed', 'per_seller', 'percentage'] as const) : 'fixed'
  return {
    kind,
    basis,
    amountPaise: basis === 'percentage' ? 0 : upTo(20_000),
    percentBp: basis === 'percentage' ? upTo(1_000) : null,
    atMostPaise: basis === 'percentage' && chance() < 0.5 ? upTo(5_000) : null,
    gstBp: chargedBy === 'platform' ? 1_800 : null,
    chargedBy,
    freeFromPaise: chance() < 0.5 ? null : upTo(300_000),
    validFrom: '2026-01-01',
    validTo: null,
    source: 'random',
  }
}

function randomReferral({ upTo, chance, oneOf }: Dice): RandomShop['referral'] {
  if (chance() < 0.2) return null
  const problems = ['ordered', 'own', 'ring', 'same', 'used up', 'guest'] as const
  return {
    problem: chance() < 0.7 ? null : oneOf(problems),
    terms: {
      offBp: upTo(10_000),
      offMostPaise: upTo(700) * 100,
      rewardBp: upTo(10_000),
      rewardMostPaise: upTo(500) * 100,
      minimumPaise: chance() < 0.5 ? 0 : upTo(300_000),
      rewardDays: 90,
      mostOrders: upTo(20),
    },
  }
}

/** A shop with every kind of rule at once, and a buyer's choices in it. */
export function randomShop(dice: Dice): RandomShop {
  const { upTo, chance, oneOf } = dice
  const goods = Array.from({ length: upTo(7) }, (_, i) => randomGoods(dice, i + 1))
  addGifts(dice, goods)
  return {
    goods,
    vouchers: Array.from({ length: upTo(3) }, (_, i) => randomVoucher(dice, i)),
    points:
      chance() < 0.3
        ? null
        : {
            earnBp: upTo(1_000),
            earnMostPaise: upTo(500) * 100,
            spendBp: upTo(10_000),
            spendMostPaise: upTo(900) * 100,
            validDays: 90,
            heldPaise: upTo(1_500) * 100,
          },
    referral: randomReferral(dice),
    charges: {
      ...(chance() < 0.8 && {
        shipping: randomCharge(dice, 'shipping', oneOf(['seller', 'platform'])),
      }),
      ...(chance() < 0.7 && { platform_fee: randomCharge(dice, 'platform_fee', 'platform') }),
      ...(chance() < 0.7 && { cod_fee: randomCharge(dice, 'cod_fee', 'platform') }),
      ...(chance() < 0.7 && {
        data_logger: randomCharge(dice, 'data_logger', oneOf(['seller', 'platform'])),
      }),
    },
    placeOfSupply: oneOf(['27', '07', '29']),
    payment: oneOf(['online', 'cod', 'undecided']),
  }
}

export function randomChoices({ upTo, chance }: Dice, { goods, vouchers }: RandomShop): Choices {
  const lines = new Map<number, number>()
  const gifts = new Set<number>()
  for (const { offerId, gifts: own } of goods) {
    const isFree = own.some(({ price }) => price === 0)
    if (isFree && chance() < 0.7) gifts.add(offerId)
    else if (chance() < 0.8) lines.set(offerId, upTo(12))
  }
  return {
    lines,
    gifts,
    voucher: chance() < 0.3 ? null : Math.floor(chance() * vouchers.length),
    points: chance() < 0.6,
    logger: chance() < 0.6,
    referral: chance() < 0.7,
  }
}
