import { Random, withSlip } from './random.ts'
import { brands, collections, colours, foreign, junk, kinds, styles, type Kind } from './words.ts'

/** What is true of a product, whatever its seller wrote. */
export type Good = {
  sku: string
  partNumber: string
  title: string
  brand: string
  category: string
  description: string
  attributes: string
  /** `Kind.key`; of a cover for other goods 'cover'. */
  kind: string
  colour: string
  material: string
  style: string
  features: readonly string[]
  rooms: readonly string[]
  size: string
  with: readonly string[]
}

type Facts = Omit<Good, 'sku' | 'partNumber' | 'title' | 'description' | 'attributes'> & {
  noun: string
  collection: string
  of: Kind
}

const capital = (text: string): string =>
  text.replace(/(?<![\p{L}\d'])\p{L}/gu, (l) => l.toUpperCase())

function factsOf(of: Kind, random: Random): Facts {
  const isCover = random.chance(0.04)
  const noun = random.chance(0.6) ? (of.nouns[0] ?? '') : random.one(of.nouns)
  return {
    of,
    kind: isCover ? 'cover' : of.key,
    noun: isCover ? `${noun} Cover` : noun,
    category: isCover ? 'Furniture Covers' : random.chance(0.05) ? 'Home Accents' : of.category,
    brand: random.one(brands),
    collection: random.one(collections),
    colour: random.one(colours),
    material: random.one(of.materials),
    style: random.one(styles),
    features: random.some(of.features, 2),
    rooms: random.some(of.rooms, 2),
    size: random.one(of.sizes),
    with: isCover || random.chance(0.5) ? [] : random.some(of.with, 1),
  }
}

type Shown = Record<'colour' | 'material' | 'style' | 'feature' | 'size' | 'with', boolean>

/** Sellers put some of the facts into the title, in their own order, with whatever else is at hand. */
function titleOf(facts: Facts, shown: Shown, random: Random): string {
  const [feature = ''] = shown.feature ? facts.features : []
  const [besides = ''] = shown.with ? facts.with : []
  const words = [
    random.chance(0.25) ? facts.brand : '',
    random.chance(0.7) ? facts.collection : '',
    shown.size && random.chance(0.5) ? facts.size : '',
    shown.style ? facts.style : '',
    shown.colour && random.chance(0.5) ? facts.colour : '',
    shown.material ? facts.material : '',
    feature,
    facts.noun,
  ]
  const named = words.filter(Boolean).map(capital).join(' ')
  const tail = [
    besides === '' ? '' : ` ${random.chance(0.7) ? 'with' : 'w/'} ${besides}`,
    shown.colour && !named.toLowerCase().includes(facts.colour) ? `, ${capital(facts.colour)}` : '',
    shown.size && !named.toLowerCase().includes(facts.size) ? `, ${capital(facts.size)}` : '',
    random.chance(0.12) ? ` - ${random.one(foreign)}` : '',
    random.chance(0.25) ? ` ${random.one(junk)}` : '',
  ]
  const title = named + tail.join('')
  if (random.chance(0.02)) return withSlip(title, random)
  return random.chance(0.04) ? title.toUpperCase() : title
}

/** What the title leaves out, praise, other names, and goods that it isn't. */
function descriptionOf(facts: Facts, random: Random): string {
  const other = kinds[random.below(kinds.length)]
  const sentences = [
    `This ${facts.style} ${facts.noun.toLowerCase()} brings charm to your ${facts.rooms.join(' or ') || 'home'}.`,
    facts.kind !== 'cover' && random.chance(0.7)
      ? `A ${random.one(facts.of.alsoCalled)} that your guests will love.`
      : '',
    `It is made of ${facts.material}${random.chance(0.6) ? ` in ${facts.colour}` : ''}.`,
    facts.features.length > 0 ? `Key points: ${facts.features.join(', ')}.` : '',
    facts.with.length > 0 ? `It comes with ${facts.with.join(' and ').toLowerCase()}.` : '',
    random.chance(0.5) && other !== undefined
      ? `Pair it with our ${random.one(other.nouns).toLowerCase()} for a finished look.`
      : '',
    random.chance(0.3)
      ? `Also available in ${random.one(colours)} and ${random.one(colours)}.`
      : '',
    random.chance(0.15) ? `${capital(random.one(foreign))}.` : '',
    random.chance(0.5)
      ? 'Easy to clean and quick to put together, with all hardware in the box. We stand behind our work with a one year warranty.'
      : '',
  ]
  return sentences.filter(Boolean).join(' ')
}

function attributesOf(facts: Facts, random: Random): string {
  const rows = [
    ['Colour', facts.colour],
    ['Material', facts.material],
    ['Style', facts.style],
    ['Size', facts.size],
    ['Room', facts.rooms.join(', ')],
    ['Features', facts.features.join(', ')],
  ].filter(([, value]) => value !== '' && random.chance(0.65))
  return rows.map(([name, value]) => `${name}: ${value}`).join('; ')
}

/** `count` goods, most of them in lines that differ in colour or size only. */
export function homeGoods(count: number, seed = 1122): Good[] {
  const random = new Random(seed)
  const goods: Good[] = []
  for (let line = 0; goods.length < count; line++) {
    const of = kinds[line % kinds.length]
    if (of === undefined) break
    const facts = factsOf(of, random)
    const series = `${facts.collection.slice(0, 2).toUpperCase()}${String.fromCharCode(65 + random.below(26))}${10_000 + random.below(89_999)}`
    const shown: Shown = {
      colour: random.chance(0.5),
      material: random.chance(0.4),
      style: random.chance(0.3),
      feature: random.chance(0.4),
      size: random.chance(0.4),
      with: random.chance(0.7),
    }
    const variants = 1 + random.below(4)
    for (let v = 0; v < variants && goods.length < count; v++) {
      const own = {
        ...facts,
        colour: v === 0 ? facts.colour : random.one(colours),
        size: v === 0 ? facts.size : random.one(of.sizes),
      }
      const { of: _, noun: __, collection: ___, ...good } = own
      goods.push({
        ...good,
        sku: `HG-${String(goods.length + 1).padStart(6, '0')}`,
        partNumber: `${series}${v === 0 ? '' : `-${v}`}`,
        title: titleOf(own, { ...shown, colour: shown.colour || variants > 2 }, random),
        description: descriptionOf(own, random),
        attributes: attributesOf(own, random),
      })
    }
  }
  return goods
}

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** The goods as a file for the catalogue's import. */
export const homeGoodsCsv = (goods: readonly Good[]): string =>
  [
    'sku,title,brand,part_number,category,class,maker,country_of_origin,hsn,gst_rate,price,stock,attributes,description',
    ...goods.map((good, i) =>
      [
        good.sku,
        good.title,
        good.brand,
        good.partNumber,
        good.category,
        'GEN',
        good.brand,
        'India',
        '94036000',
        '18',
        String(500 + (i % 97) * 50),
        '5',
        good.attributes,
        good.description,
      ]
        .map(cell)
        .join(','),
    ),
    '',
  ].join('\n')
