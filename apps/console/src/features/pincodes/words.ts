import type { Answer } from '@upchar/contract/schema/endpoints'
import type { BadgeTone } from '@upchar/ui/badge'

export type PlaceRules = Answer<'staffListPlaceRules'>
export type PlaceRule = PlaceRules['rules'][number]
export type LookedUp = Answer<'staffLookUpPincode'>

export const STATES: Readonly<Record<PlaceRule['state'], { words: string; tone: BadgeTone }>> = {
  now: { words: 'In force', tone: 'success' },
  planned: { words: 'Planned', tone: 'info' },
  past: { words: 'Ended', tone: 'neutral' },
  replaced: { words: 'Replaced', tone: 'neutral' },
}

/** "Pincode 744101", "744…", "All of India". */
export const placeWords = (prefix: string): string =>
  prefix === '' ? 'All of India' : prefix.length === 6 ? `Pincode ${prefix}` : `${prefix}…`

/** What a rule says of its pincodes. */
export function effectWords({
  kind,
  is_on: isOn,
  box_hours: box,
  promised_hours: promised,
}: Pick<PlaceRule, 'kind' | 'is_on' | 'box_hours' | 'promised_hours'>): string {
  if (kind === 'service') return isOn ? 'Delivered' : 'Not delivered'
  if (kind === 'cash') return isOn ? 'Cash taken' : 'No cash'
  return isOn
    ? `Box of ${box} hours: delivered within ${promised} hours`
    : 'No courier keeps it cold'
}

/** Rules that can be ended: also those whose end is planned. */
export const isOpen = ({ state }: PlaceRule): boolean => state === 'now' || state === 'planned'
