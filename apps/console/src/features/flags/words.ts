import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatRupees, rupeesToPaise } from '@upchar/kernel/money'
import { cleanPincode, isPincode } from '@upchar/kernel/validate'
import { hasWords } from '../../kit/list-search.ts'

export type Flag = Answer<'staffListFlags'>['flags'][number]
export type FlagValue = Flag['value']

/** A value as text: On, ₹150, 7%, the name of the choice. */
export function valueWords(
  { type, unit, choices }: Pick<Flag, 'type' | 'unit' | 'choices'>,
  value: FlagValue,
): string {
  if (type === 'switch') return value === true ? 'On' : 'Off'
  if (type === 'choice')
    return (
      choices.find((choice) => choice.value === value)?.name ??
      (value === '' ? 'None' : String(value))
    )
  if (type === 'number' && typeof value === 'number')
    return unit === 'rupees'
      ? formatRupees(rupeesToPaise(value))
      : unit === 'percent'
        ? `${value}%`
        : String(value)
  return String(value)
}

/** Parses typed text as the flag's type, or returns the problem. */
export function readTyped(
  { type, unit, max }: Pick<Flag, 'type' | 'unit' | 'max'>,
  text: string,
): { value: FlagValue } | { problem: string } {
  const clean = text.trim()
  if (type === 'pincode')
    return isPincode(cleanPincode(clean))
      ? { value: cleanPincode(clean) }
      : { problem: 'Enter a 6-digit pincode' }
  if (type !== 'number') return { value: clean }
  const decimals = unit === 'rupees' ? /^\d+(\.\d{1,2})?$/ : /^\d+(\.\d+)?$/
  const value = Number(clean.replaceAll(',', ''))
  if (!decimals.test(clean.replaceAll(',', '')) || !Number.isFinite(value))
    return {
      problem:
        unit === 'rupees' ? 'Enter an amount in rupees, such as 150 or 99.50' : 'Enter a number',
    }
  return max !== null && value > max ? { problem: `Enter a number from 0 to ${max}` } : { value }
}

/** Whether a flag's name, key or meaning matches the search: the key is what the API and the audit log call it. */
export function fitsText(
  { key, name, meaning, group }: Pick<Flag, 'key' | 'name' | 'meaning' | 'group'>,
  text: string,
): boolean {
  return hasWords(`${key} ${name} ${meaning} ${group}`, text)
}
