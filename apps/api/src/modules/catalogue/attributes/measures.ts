/** Units as files write them, in lower case, and the spelling that a filter shows. */
const spellings: Readonly<Record<string, string>> = {
  Fr: 'fr fg ch french charriere',
  G: 'gauge',
  ml: 'ml m.l cc millilitre millilitres milliliter milliliters',
  l: 'l lt ltr ltrs litre litres liter liters',
  mg: 'mg mgs milligram milligrams',
  mcg: 'mcg µg μg ug microgram micrograms',
  g: 'g gm gms gram grams',
  kg: 'kg kgs kilogram kilograms',
  mm: 'mm millimetre millimetres millimeter millimeters',
  cm: 'cm cms centimetre centimetres centimeter centimeters',
  m: 'm mt mtr mtrs metre metres meter meters',
  inch: 'inch inches in " ” ″',
  ft: 'ft feet foot',
  pieces: 'pieces piece pcs pc nos',
  '%': '% percent',
}
const known = new Map(
  Object.entries(spellings).flatMap(([unit, all]) => all.split(' ').map((one) => [one, unit])),
)

/** One spelling of a unit. A capital G is a needle's gauge, a small one a gram. */
export function unitOf(text: string): string {
  const unit = text.trim().replace(/(?<=.)\.$/, '')
  return unit === 'G' ? 'G' : (known.get(unit.toLowerCase()) ?? unit)
}

type Measure = { amount: string; unit: string }

const digits = String.raw`(?:\d+|\d{1,3}(?:,\d{2,3})+)(?:\.\d+)?`
const unitBehind = new RegExp(String.raw`^([+-]?)(${digits})\s*([^\d\s][^\d]{0,19})?$`)
/** "FG 14", "Size 7.5", "No. 3". */
const unitBefore = new RegExp(String.raw`^(fr|fg|ch|french|g|size|no|#)\.?\s*(${digits})$`, 'i')
const counters: ReadonlySet<string> = new Set(['size', 'no', '#'])

const plainNumber = (text: string) => String(Number(text.replaceAll(',', '')))

/** A number with at most one unit; undefined for other texts, such as "10 x 10 cm". */
export function measureOf(text: string): Measure | undefined {
  const before = unitBefore.exec(text.trim())
  if (before !== null) {
    const [, unit = '', amount = ''] = before
    return {
      amount: plainNumber(amount),
      unit: counters.has(unit.toLowerCase()) ? '' : unitOf(unit),
    }
  }
  const [, sign, amount, unit = ''] = unitBehind.exec(text.trim()) ?? []
  if (sign === undefined || amount === undefined) return undefined
  return { amount: `${sign}${plainNumber(amount)}`, unit: unitOf(unit) }
}

/** Upper and lower case tell apart only grams and gauge. */
export const sameUnit = (a: string, b: string): boolean =>
  a === b || (a !== 'G' && b !== 'G' && a.toLowerCase() === b.toLowerCase())
