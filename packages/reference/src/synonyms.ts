import { brandWords } from './synonyms/brand-words.ts'
import { everydayDevanagari, everydayHinglish, everydayTrade } from './synonyms/everyday.ts'
import { descriptions } from './synonyms/descriptions.ts'
import { devanagari } from './synonyms/devanagari.ts'
import { hinglish } from './synonyms/hinglish.ts'
import { misspellings } from './synonyms/misspellings.ts'
import { singleWords } from './synonyms/single-words.ts'
import { trade } from './synonyms/trade.ts'
import { uses } from './synonyms/uses.ts'

export interface Synonym {
  readonly term: string
  /** Families that the term means, best first; empty if it is only replaced by words. */
  readonly familyKeys: readonly string[]
  /** Words that replace the term, e.g. `venflon` → `iv cannula`; null if the families suffice. */
  readonly expansion: string | null
  readonly kind:
    | 'hinglish'
    | 'devanagari'
    | 'trade'
    | 'use'
    | 'abbreviation'
    | 'misspelling'
    | 'plain'
}

export interface BlockedTerm {
  readonly term: string
  readonly message: string
}

const sources: readonly (readonly [kind: Synonym['kind'], text: string])[] = [
  ['trade', trade],
  ['hinglish', hinglish],
  ['devanagari', devanagari],
  ['use', uses],
  ['misspelling', misspellings],
  ['hinglish', singleWords],
  ['trade', brandWords],
  ['use', descriptions],
  ['trade', everydayTrade],
  ['hinglish', everydayHinglish],
  ['devanagari', everydayDevanagari],
]

/** Parses `term, term > family family = words`; families or words may be missing. The first line of a term wins; later ones add families. */
function read(): Synonym[] {
  const byTerm = new Map<string, Synonym>()
  for (const [kind, text] of sources) {
    for (const line of text.trim().split('\n')) {
      const [terms = '', right = ''] = line.split(' > ')
      const [keys = '', expansion] = ` ${right}`.split(' = ')
      for (const term of terms.split(',').map((part) => part.trim().toLowerCase())) {
        const known = byTerm.get(term)
        byTerm.set(term, {
          term,
          kind:
            known?.kind ??
            (kind === 'trade' && /^[a-z0-9]{2,4}$/.test(term) ? 'abbreviation' : kind),
          familyKeys: [
            ...new Set([
              ...(known?.familyKeys ?? []),
              ...keys
                .trim()
                .split(' ')
                .filter((key) => key !== ''),
            ]),
          ],
          expansion: expansion?.trim() ?? known?.expansion ?? null,
        })
      }
    }
  }
  return [...byTerm.values()]
}

/** Buyers' words that aren't in the families' names (domain reference 6 and more). */
export const synonyms: readonly Synonym[] = read()

const neverSold = [
  'morphine',
  'ketamine',
  'alprazolam',
  'fentanyl',
  'pethidine',
  'diazepam',
  'lorazepam',
  'clonazepam',
  'midazolam',
  'zolpidem',
  'tramadol',
  'codeine',
  'buprenorphine',
  'pentazocine',
  'phenobarbitone',
  'methadone',
  'oxycodone',
  'heroin',
  'cocaine',
  'ganja',
  'charas',
  'opium',
  'afeem',
  'cannabis',
  'lsd',
  'mephedrone',
  'amphetamine',
  'methylphenidate',
  'nitrazepam',
  'chlordiazepoxide',
  'secobarbital',
  'mifepristone',
  'misoprostol',
  'mtp kit',
  'abortion pill',
  'abortion kit',
  'oxytocin',
  'valium',
  'alprax',
  'restyl',
  'fortwin',
  'spasmo proxyvon',
  'corex',
  'phensedyl',
  'neend ki goli',
]

/** Never listed (domain reference 3.1, class BANNED): the search answers neutrally and shows no product. */
export const blockedTerms: readonly BlockedTerm[] = neverSold.map((term) => ({
  term,
  message: 'This item is not available on Upchar.',
}))
