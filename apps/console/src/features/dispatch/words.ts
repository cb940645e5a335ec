import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDate } from '@upchar/kernel/dates'
import { count } from '../../kit/format.ts'

export type DispatchParcel = Answer<'staffListDispatch'>['parcels'][number]
export type PaperKind = 'pick-list' | 'packing-slips' | 'labels' | 'manifest'

export const promisedWords = ({
  promised: { from, to },
}: Pick<DispatchParcel, 'promised'>): string =>
  from === to ? formatIstDate(to) : `${formatIstDate(from, 'day')} to ${formatIstDate(to, 'day')}`

/** Weight and size as people say them: kilograms and centimetres. */
export function boxWords({ package: box }: Pick<DispatchParcel, 'package'>): string {
  if (box === null) return ''
  const centimetres = [box.length_mm, box.width_mm, box.height_mm].map((one) => one / 10)
  return `${(box.weight_grams / 1000).toFixed(2)} kg, ${centimetres.join(' × ')} cm`
}

export const paperHref = (kind: PaperKind, ids: readonly string[]): string =>
  `/api/staff/dispatch/papers/${kind}?parcels=${ids.join(',')}`

export const parcelsWords = (many: number): string =>
  many === 1 ? '1 parcel' : `${count(many)} parcels`

/** A typed decimal number in thousandths or tenths of its unit; undefined where it is none above zero. */
export function scaled(text: string, by: number): number | undefined {
  if (!/^\d{1,4}([.,]\d{1,3})?$/.test(text.trim())) return undefined
  const value = Math.round(Number(text.trim().replace(',', '.')) * by)
  return value > 0 ? value : undefined
}
