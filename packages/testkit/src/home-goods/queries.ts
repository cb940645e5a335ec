import type { Good } from './goods.ts'
import { Random, withSlip } from './random.ts'
import { colours, kinds, styles, type Kind } from './words.ts'

/** What the maker of a query wants, before it is put into words. */
export type Want = {
  kind: string
  colour?: string
  material?: string
  style?: string
  feature?: string
  room?: string
  size?: string
  with?: string
}
export type HomeQuery = { text: string; want: Want; group: QueryGroup; heldOut: boolean }
export const queryGroups = ['plain', 'natural', 'plural', 'compound', 'synonym', 'slip'] as const
export type QueryGroup = (typeof queryGroups)[number]

/** Kinds that serve someone who asks for another in part. */
const near: Readonly<Record<string, readonly string[]>> = {
  sofa: ['sleeper', 'sectional'],
  sectional: ['sofa'],
  sleeper: ['sofa'],
  bed: ['bunkbed'],
  bathmat: ['rug'],
  cushion: ['seatpad'],
  coffeetable: ['endtable'],
  endtable: ['coffeetable', 'nightstand'],
  tablelamp: ['floorlamp'],
  bookcase: ['shelf'],
  basket: ['laundry'],
}

/** 2: what was meant; 1: the kind without some of its properties, or a near kind; 0: something else. */
export function rateGood(good: Good, want: Want): 0 | 1 | 2 {
  if (good.kind !== want.kind) return near[want.kind]?.includes(good.kind) === true ? 1 : 0
  const meets =
    (want.colour === undefined || good.colour === want.colour) &&
    (want.material === undefined || good.material === want.material) &&
    (want.style === undefined || good.style === want.style) &&
    (want.feature === undefined || good.features.includes(want.feature)) &&
    (want.room === undefined || good.rooms.includes(want.room)) &&
    (want.size === undefined || good.size === want.size) &&
    (want.with === undefined || good.with.includes(want.with))
  return meets ? 2 : 1
}

type Properties = Omit<Want, 'kind'>

function propertiesFor(kind: Kind, count: number, random: Random): Properties {
  const choices: (() => Properties)[] = [
    () => ({ colour: random.one(colours) }),
    () => ({ material: random.one(kind.materials) }),
    () => ({ style: random.one(styles) }),
    () => ({ feature: random.one(kind.features) }),
    () => ({ size: random.one(kind.sizes) }),
    () => ({ colour: random.one(colours) }),
  ]
  let found: Properties = {}
  for (let i = 0; i < count; i++) found = { ...found, ...choices[random.below(choices.length)]?.() }
  return found
}

const before = ({ size, style, colour, material, feature }: Properties): string =>
  [size, feature, style, colour, material].filter(Boolean).join(' ')

/** As people write it: full sentences, "for the", "in", "with". */
function naturally(kind: Kind, noun: string, random: Random): { text: string; want: Want } {
  const [one, room] = [propertiesFor(kind, 1, random), random.one(kind.rooms)]
  const [colour, besides] = [random.one(colours), random.one(kind.with)]
  const forms: (() => { text: string; want: Want })[] = [
    () => ({ text: `${noun} for the ${room}`, want: { kind: kind.key, room } }),
    () => ({
      text: `a ${before(one)} ${noun} for my ${room}`,
      want: { kind: kind.key, room, ...one },
    }),
    () => ({ text: `${noun} in ${colour}`, want: { kind: kind.key, colour } }),
    () => ({
      text: `${noun} with ${besides.toLowerCase()}`,
      want: { kind: kind.key, with: besides },
    }),
    () => ({ text: `looking for a ${before(one)} ${noun}`, want: { kind: kind.key, ...one } }),
    () => ({ text: `${room} ${noun}`, want: { kind: kind.key, room } }),
    () => ({ text: `${noun} that is ${before(one)}`, want: { kind: kind.key, ...one } }),
  ]
  return forms[random.below(forms.length)]?.() ?? { text: noun, want: { kind: kind.key } }
}

const plural = (noun: string): string =>
  /(?:s|sh|ch|x)$/.test(noun)
    ? `${noun}es`
    : /[^aeiou]y$/.test(noun)
      ? `${noun.slice(0, -1)}ies`
      : `${noun}s`

const compounds = [
  ['bookcase', 'book case'],
  ['bookshelf', 'book shelf'],
  ['nightstand', 'night stand'],
  ['barstool', 'bar stool'],
  ['headboard', 'head board'],
  ['footstool', 'foot stool'],
  ['sideboard', 'side board'],
  ['doormat', 'door mat'],
  ['dustbin', 'dust bin'],
  ['candlestick', 'candle stick'],
  ['bedsheet', 'bed sheet'],
  ['bunkbed', 'bunk bed'],
] as const

/** The noun written the other way: apart if it is one word, as one if it is two. */
function recompounded(noun: string): string | undefined {
  for (const [one, two] of compounds) {
    if (noun.includes(two)) return noun.replace(two, one)
    if (noun.includes(one)) return noun.replace(one, two)
  }
  return /^[a-z]{3,} [a-z]{3,}$/.test(noun) ? noun.replace(' ', '') : undefined
}

function write(group: QueryGroup, kind: Kind, random: Random): { text: string; want: Want } {
  const noun = (random.chance(0.5) ? (kind.nouns[0] ?? '') : random.one(kind.nouns)).toLowerCase()
  const wanted = propertiesFor(kind, random.below(3), random)
  const want = { kind: kind.key, ...wanted }
  const told = (name: string) => `${before(wanted)} ${name}`.trim()
  switch (group) {
    case 'plain':
      return { text: told(noun), want }
    case 'natural':
      return naturally(kind, noun, random)
    case 'plural':
      return { text: told(/(?:s|drapes)$/.test(noun) ? noun : plural(noun)), want }
    case 'compound': {
      const other = kind.nouns.map((one) => recompounded(one.toLowerCase())).find(Boolean)
      return { text: told(other ?? noun), want }
    }
    case 'synonym':
      return { text: random.one(kind.alsoCalled), want: { kind: kind.key } }
    case 'slip':
      return { text: withSlip(told(noun), random), want }
  }
}

/**
 * `perGroup` queries of each group, of which at least one good is what was meant. Every second one is held out: never looked
 * at while the search is worked on.
 */
export function homeQueries(goods: readonly Good[], perGroup: number, seed = 2211): HomeQuery[] {
  const random = new Random(seed)
  const known = new Map<string, readonly Good[]>(Map.groupBy(goods, (good) => good.kind))
  const found: HomeQuery[] = []
  const texts = new Set<string>()
  for (const group of queryGroups)
    for (let made = 0, tries = 0; made < perGroup && tries < perGroup * 40; tries++) {
      const kind = kinds[random.below(kinds.length)]
      if (kind === undefined) continue
      const { text, want } = write(group, kind, random)
      const isMet = known.get(want.kind)?.some((good) => rateGood(good, want) === 2) === true
      if (texts.has(text) || !isMet) continue
      texts.add(text)
      found.push({ text, want, group, heldOut: made++ % 2 === 1 })
    }
  return found
}

export type NamedQuery = { text: string; isRight: (good: Good) => boolean; heldOut: boolean }

/** Part numbers, whole and by their beginning, and exact titles. */
export function homeNames(
  goods: readonly Good[],
  count: number,
  seed = 3311,
): { codes: NamedQuery[]; titles: NamedQuery[] } {
  const random = new Random(seed)
  const [codes, titles]: [NamedQuery[], NamedQuery[]] = [[], []]
  for (let i = 0; i < count; i++) {
    const good = goods[random.below(goods.length)]
    if (good === undefined) continue
    const heldOut = i % 2 === 1
    const { partNumber, title } = good
    const length = random.chance(0.5) ? partNumber.length : 4 + random.below(partNumber.length - 3)
    const text = partNumber.slice(0, length).replace(/-$/, '')
    codes.push({ text, isRight: (one) => one.partNumber.startsWith(text), heldOut })
    titles.push({ text: title, isRight: (one) => one.title === title, heldOut })
  }
  return { codes, titles }
}
