import { phraseTerms } from '../query/phrases.ts'
import type { SearchHits } from '../../catalogue/index.ts'

/** A pin or boost of staff with the product groups it moves. `phrase`: '' for every search. */
export type Placement = {
  id: string
  kind: 'pin' | 'boost'
  phrase: string
  groupIds: readonly number[]
}

/** Buyers' words as pins and boosts know them: without order of capitals, plurals and stop words. */
export const phraseKey = (text: string): string => phraseTerms(text).join(' ')

/** The pins and boosts in force, by the words they are for. */
export class Placements {
  private readonly pins = new Map<string, number[]>()
  private readonly boosts = new Map<string, Set<number>>()

  /** `rows`: pins in the order of their places. */
  constructor(rows: readonly Placement[]) {
    for (const { kind, phrase, groupIds } of rows) {
      const key = phraseKey(phrase)
      if (kind === 'pin') this.pins.set(key, [...(this.pins.get(key) ?? []), ...groupIds])
      else this.boosts.set(key, new Set([...(this.boosts.get(key) ?? []), ...groupIds]))
    }
  }

  /**
   * Moves boosted goods before others that answer as well, never before better ones, and pinned goods to the front, found or
   * not.
   */
  arrange(text: string, hits: SearchHits): SearchHits {
    if (hits.blocked || (this.pins.size === 0 && this.boosts.size === 0)) return hits
    const key = phraseKey(text)
    const pinned = key === '' ? [] : [...new Set(this.pins.get(key) ?? [])]
    const boosted = [this.boosts.get(''), key === '' ? undefined : this.boosts.get(key)]
    const isBoosted = (id: number): boolean => boosted.some((groups) => groups?.has(id) === true)
    const close = hits.groupIds.slice(0, hits.close)
    const found = [
      ...close.filter(isBoosted),
      ...close.filter((id) => !isBoosted(id)),
      ...hits.groupIds.slice(hits.close),
    ]
    if (pinned.length === 0) return { ...hits, groupIds: found }
    const others = found.filter((id) => !pinned.includes(id))
    const moved = close.filter((id) => pinned.includes(id)).length
    return {
      ...hits,
      groupIds: [...pinned, ...others],
      close: hits.close - moved + pinned.length,
      inexact: false,
      nearest: [],
    }
  }
}
