import { mayPromote } from './buying-rules.ts'

/** `waiting`: staff have not read it yet; only `published` ones are shown and counted. */
export const REVIEW_STATES = Object.freeze(['waiting', 'published', 'refused'] as const)
/** One of {@link REVIEW_STATES}. */
export type ReviewState = (typeof REVIEW_STATES)[number]

/** Why staff refuse a review, as its buyer reads it. That it is unfavourable is no reason. */
export const REFUSAL_REASONS = Object.freeze({
  off_topic: 'It is about delivery or service, not about the product',
  abusive: 'It insults or threatens somebody',
  personal: 'It names a patient or somebody else, or gives a phone number or an address',
  advertising: 'It advertises something else or holds a link',
  medical_claim: 'It says that the product cures or treats a disease',
  untrue: 'It describes another product than the one that was bought',
} as const satisfies Readonly<Record<string, string>>)
/** A key of {@link REFUSAL_REASONS}. */
export type RefusalReason = keyof typeof REFUSAL_REASONS

/** Days in which a buyer may change a review. */
export const REVIEW_DAYS = 30
/** The longest review, and the longest answer of the shop. */
export const LONGEST_REVIEW = 2000

/** The most photos of a review. */
export const REVIEW_PHOTOS = 4

/** Who wrote a review whose buyer shows no name. */
export const UNNAMED_BUYER = 'A verified buyer'

/** Until when a review may be changed. */
export const reviewEnds = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + REVIEW_DAYS * 86_400_000)

/**
 * Whether buyers may review goods of a class. Opinions of buyers are social proof, which prescription medicines and vaccines may
 * not have. Source: domain reference 3.1.
 */
export const mayReview = (productClass: string): boolean => mayPromote(productClass)

const titles = /^(dr|mr|mrs|ms|miss|shri|smt|sri|prof|kumari|km)\.?$/i

/**
 * The first name in a full name, without a title; empty where there is none but an initial. No other part of a name is ever
 * stored with a review.
 */
export function firstNameOf(fullName: string): string {
  const words = fullName
    .replace(/\./g, '. ')
    .split(/\s+/)
    .filter((word) => word !== '' && !titles.test(word))
  const first = words[0] ?? ''
  return /^[\p{L}\p{M}'’-]{2,30}$/u.test(first) ? first : ''
}

/** The average with one decimal of `counts[0]` reviews with one star to `counts[4]` with five; 0 without reviews. */
export function averageOf(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const stars = counts.reduce((sum, count, at) => sum + count * (at + 1), 0)
  return total === 0 ? 0 : Math.round((stars * 10) / total) / 10
}
