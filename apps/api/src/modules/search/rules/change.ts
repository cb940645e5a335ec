import type { Body } from '@upchar/contract/schema/endpoints'
import type { ReferenceRows } from '../store/read-model.ts'
import type { Targets } from '../store/placements.ts'
import type { Placement } from './placements.ts'

/** One change of staff to what search understands and shows. */
export type SearchChange = Body<'staffChangeSearch'>['change']
/** The rules of a search model that staff change. */
export type SearchRules = Pick<ReferenceRows, 'synonyms' | 'blocked'> & {
  placements: readonly Placement[]
}

/** A change with what it names looked up. */
export type ReadyChange =
  | { kind: 'words'; phrase: string; families: readonly string[]; expansion: string | null }
  | { kind: 'block' | 'unblock'; term: string }
  | {
      kind: 'place'
      placement: Placement & { place: number }
      stored: Pick<Targets, 'groupId' | 'brandId' | 'familyKey'> & { lastDay: string }
    }
  | { kind: 'end'; id: string }

/** The rules as they would be after a change. */
export function changed(rules: SearchRules, change: ReadyChange): SearchRules {
  switch (change.kind) {
    case 'words': {
      const { phrase, families, expansion } = change
      return {
        ...rules,
        synonyms: [
          ...rules.synonyms.filter((row) => row.phrase !== phrase),
          ...families.map((familyKey) => ({ phrase, familyKey, expansion: null })),
          ...(expansion === null ? [] : [{ phrase, familyKey: null, expansion }]),
        ],
      }
    }
    case 'block':
      return { ...rules, blocked: [...rules.blocked, change.term] }
    case 'unblock':
      return { ...rules, blocked: rules.blocked.filter((term) => term !== change.term) }
    case 'place':
      return { ...rules, placements: inPlace(rules.placements, change.placement) }
    case 'end':
      return { ...rules, placements: rules.placements.filter(({ id }) => id !== change.id) }
  }
}

/** A new pin comes before pins of its words with a later place. */
function inPlace(
  all: readonly Placement[],
  { place, ...placement }: Placement & { place: number },
): Placement[] {
  const own = all.filter(
    ({ kind, phrase }) => kind === placement.kind && phrase === placement.phrase,
  )
  const others = all.filter((one) => !own.includes(one))
  return [...others, ...own.slice(0, place - 1), placement, ...own.slice(place - 1)]
}
