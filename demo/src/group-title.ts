import { slugify } from '@upchar/reference/slug'
import { fill } from './describe-group.ts'
import type { GroupDraft } from './group-draft.ts'
import { uqcWords } from './pack-words.ts'

const firstSeries = ['Classic', 'Prime', 'Select', 'Care', 'Plus', 'Essential']
const laterSeries = [
  'Arc',
  'Aura',
  'Cove',
  'Crest',
  'Delta',
  'Edge',
  'Ever',
  'Flux',
  'Halo',
  'Ion',
  'Jade',
  'Kite',
  'Line',
  'Luna',
  'Meru',
  'Nova',
  'Orbit',
  'Pearl',
  'Quill',
  'Ridge',
  'Sage',
  'Terra',
  'Uno',
  'Vale',
]

/** A series name that distinguishes rounds of a brand's products; the first round often has none. */
function seriesOf({ rng, brand, round }: GroupDraft): string {
  if (round === 0) {
    const drawn = rng.chance(0.45) ? rng.pick(firstSeries) : ''
    return brand.name.endsWith(` ${drawn}`) ? '' : drawn
  }
  const name = laterSeries[(round - 1) % laterSeries.length] ?? ''
  const cycle = Math.floor((round - 1) / laterSeries.length)
  const drawn = round > laterSeries.length ? `${name} ${cycle * 10 + 100}` : name
  return brand.name.endsWith(` ${drawn}`) ? '' : drawn
}

/** `box of 100`, if the variants don't give the number of pieces. */
function packWordsOf({ plan, uqc, packSize }: GroupDraft): string | null {
  const isSingle = packSize <= 1 || plan.axis.counts || uqc === 'SET' || uqc === 'PRS'
  return isSingle ? null : `${uqcWords[uqc]} of ${packSize}`
}

/** A group's title and slug, and the parts that its description reuses. A first-round series is part of the slug only: no
 *  catalogue calls its plain article "Plus", and links must stay. */
export function titleOf(draft: GroupDraft): {
  title: string
  slug: string
  kindTitle: string
  packWords: string | null
} {
  const series = seriesOf(draft)
  const kindTitle = fill(draft.kind.title, draft.values) ?? draft.kind.title
  const packWords = packWordsOf(draft)
  const named = (line: string): string => {
    const name = `${draft.brand.name} ${line === '' ? '' : `${line} `}${kindTitle}`
    return packWords === null || kindTitle.includes(' of ')
      ? name
      : `${name}, ${packWords.charAt(0).toUpperCase()}${packWords.slice(1)}`
  }
  return {
    title: named(draft.round === 0 ? '' : series),
    slug: slugify(named(series)),
    kindTitle,
    packWords,
  }
}
