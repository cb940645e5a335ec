import type { Handle } from '../../platform/db.ts'
import { asciiJson } from './ascii-json.ts'
import { selectOfferGroups, selectOffers } from './store/references.ts'

export type Offer = {
  slug: string
  title: string
  description: string
  startsAt: Date
  endsAt: Date
  groupIds: readonly number[]
}

/** Offers with their groups, those that end first in front. */
export async function loadOffers(handle: Handle): Promise<Offer[]> {
  const [offers, members] = await Promise.all([selectOffers(handle), selectOfferGroups(handle)])
  const groups = new Map<string, number[]>()
  for (const { offerSlug, groupId } of members)
    groups.set(offerSlug, [...(groups.get(offerSlug) ?? []), groupId])
  return offers.map((offer) => ({ ...offer, groupIds: groups.get(offer.slug) ?? [] }))
}

/** Those that run at a moment: an offer is never shown before it starts or after its end (ROUTE-10). */
export const runningOffers = (offers: readonly Offer[], now: Date): Offer[] =>
  offers.filter((offer) => offer.startsAt <= now && now < offer.endsAt)

/** The offer on a card: of several the one that ends first. As JSON text. */
export function offerTexts(running: readonly Offer[]): Map<number, string> {
  const texts = new Map<number, string>()
  for (const { slug, title, endsAt, groupIds } of running) {
    const text = asciiJson({ slug, title, ends_at: endsAt.toISOString() })
    for (const id of groupIds) if (!texts.has(id)) texts.set(id, text)
  }
  return texts
}

const emptyEnd = 'null}'

/** Fills the offer in: it is the last member of the text and stands there as null. */
export const withOffer = (text: string, offer: string | undefined): string =>
  offer === undefined ? text : `${text.slice(0, -emptyEnd.length)}${offer}}`
