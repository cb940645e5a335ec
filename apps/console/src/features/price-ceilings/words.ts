import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDate } from '@upchar/kernel/dates'
import { rupees } from '../../kit/format.ts'

export type Ceilings = Answer<'staffListPriceCeilings'>
export type Formulation = Ceilings['formulations'][number]
export type Above = Ceilings['above'][number]
export type CeilingGoods = Answer<'staffGetCeilingGoods'>['goods']

/** "₹0.91 a tablet, without GST" */
export const priceWords = (price: number | null, unit: string): string =>
  price === null ? 'No ceiling' : `${rupees(price)} a ${unit}, without GST`

/** The ceiling in force and the planned ones, each with its day. */
export function ceilingLines({ ceilings, unit }: Formulation) {
  const shown = ceilings.filter(({ state }) => state === 'now' || state === 'planned')
  return shown.toReversed().map(({ id, price, valid_from: from, state, source }) => ({
    id,
    words: `${priceWords(price, unit)}, ${state === 'now' ? 'since' : 'from'} ${formatIstDate(from)}`,
    source,
  }))
}

/** One product a line, with the units in its pack: `PCM-500 10`. */
export const goodsText = (goods: CeilingGoods): string =>
  goods.map(({ sku, units }) => `${sku} ${units}`).join('\n')

/** The lines as typed or pasted from two columns of a spreadsheet, or the first that can’t be read. */
export function readGoods(
  text: string,
): { ok: true; goods: CeilingGoods } | { ok: false; line: string } {
  const goods: CeilingGoods = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const [, sku, units] = /^\s*([\w./-]{1,64})[\s,;]+(\d{1,7}(?:\.\d{1,3})?)\s*$/.exec(line) ?? []
    if (sku === undefined || Number(units) <= 0) return { ok: false, line: line.trim() }
    goods.push({ sku, units: Number(units) })
  }
  return { ok: true, goods }
}
