export { floorWords, leastWords, loadPriceFloors, type PriceFloors } from './floors.ts'
export {
  decideApproval,
  findApproval,
  insertApproval,
  insertFloor,
  isAsked,
  lockFloors,
  selectApprovals,
  selectFloors,
  type StoredApproval,
  type StoredFloor,
} from './store-floors.ts'
export { chargesOf } from './charges-of.ts'
export { chargesInForce, feeTypeOf, type Charges } from './charges.ts'
export type { ChargeRule } from '@upchar/reference/charge-rules'
export { givenBack, keptQuote, linePart, type GivenBack, type Kept } from './kept-quote.ts'
export { loggerFlags } from './logger-flags.ts'
export { earningPaise, mostPoints, pointsEarned, wholePoints } from './points.ts'
export { pointsFlags, type PointsRule, type PointsTerms } from './points-terms.ts'
export { referralReward, referralTotal } from './referral.ts'
export { referralFlags, type ReferralRule, type ReferralTerms } from './referral-terms.ts'
export {
  referralDays,
  referralTermsOf,
  replaceReferralRule,
  selectReferralRules,
} from './store-referral.ts'
export { listPriceOf, priceCart } from './price-cart.ts'
export { chargedPaise } from './quote.ts'
export type {
  ChargedKind,
  Quote,
  QuoteDiscount,
  QuoteInput,
  QuoteInputLine,
  QuoteLine,
  QuotePriceList,
  QuotePromotion,
  QuoteReferral,
  TaxParts,
} from './quote.ts'
export { withoutTax } from './rate-of.ts'
export { retax } from './retax.ts'
export { giftsPaise, savingsOf } from './savings.ts'
export { setCharges, showCharges } from './set-charges.ts'
export {
  listPriceProblem,
  mayHaveList,
  ownPriceWords,
  priceNoteOf,
  PriceLists,
  type OwnPrice,
  type PriceList,
} from './price-lists.ts'
export { insertPriceList, listDates, lockPriceLists, priceListsOf } from './store-price-lists.ts'
export { datedState, dayProblems, momentsOf } from './price-days.ts'
export { loadPricingReference } from './store-reference.ts'
export { volumePricesOf } from './volume-prices.ts'
export { dealOf, dealUsesOf, type StoredDeal } from './deals.ts'
export { giftsKept, giftOf, type StoredGift } from './gifts.ts'
export {
  dealDates,
  findDeal,
  freeDeals,
  insertDeal,
  promotionsText,
  selectKnownGifts,
  type KnownGift,
  sharesLeft,
  sortPromotions,
  type StoredPromotion,
  takeBackDeals,
  writeDealUses,
} from './store-deals.ts'
export { pointsDays, pointsTermsOf, replacePointsRule, selectPointsRules } from './store-points.ts'
export {
  findVolumePrices,
  insertVolumePrices,
  volumeDates,
  volumePricesText,
} from './store-volume.ts'
export { mostFromWallet, notFromWallet } from './wallet-share.ts'
