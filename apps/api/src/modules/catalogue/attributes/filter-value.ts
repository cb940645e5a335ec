import type { AttributeDefinition } from '../model.ts'
import { measureOf, sameUnit } from './measures.ts'
import { sizeRank } from './size-order.ts'

const yes: ReadonlySet<string> = new Set(['yes', 'y', 'true', 'ja', 'हाँ', 'हां'])
const no: ReadonlySet<string> = new Set(['no', 'n', 'false', 'nil', 'नहीं'])

/** "Yes" or "No"; undefined for other words. */
export function yesOrNo(text: string): 'Yes' | 'No' | undefined {
  const word = text.trim().toLowerCase()
  return yes.has(word) ? 'Yes' : no.has(word) ? 'No' : undefined
}

const plain = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ')
const folded = (text: string) => plain(text).toLowerCase()

/**
 * The value under which a filter lists a text. Files write one value in many ways ("14FG", "Fr 14", "blue", "Blue"); values of
 * the reference data stay as they are.
 */
export function filterValue(
  {
    type,
    unit = '',
    order = [],
    loose,
  }: Pick<AttributeDefinition, 'type' | 'unit' | 'order' | 'loose'>,
  display: string,
): string {
  if (loose !== true) return display
  if (type === 'boolean') return yesOrNo(display) ?? plain(display)
  if (type === 'number') {
    const measure = measureOf(display)
    if (measure === undefined || (measure.unit !== '' && !sameUnit(measure.unit, unit)))
      return plain(display)
    return unit === '' ? measure.amount : `${measure.amount} ${unit}`
  }
  const rank = type === 'size' ? sizeRank(display) : undefined
  return (
    order.find((one) => folded(one) === folded(display)) ??
    (rank === undefined ? undefined : order.find((one) => sizeRank(one) === rank)) ??
    plain(display)
  )
}
