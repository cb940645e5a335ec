import { SHELF_LIFE_CHOICES } from '@upchar/kernel/shelf-life'
import { plural } from '@upchar/kernel/text'
import { Select } from '@upchar/ui/field'
import type { Stock } from './stock-words.ts'

/** The months that a buyer can ask for, of those that the stock allows, with the present wish; none where there is nothing to choose. */
export const lifeChoices = (most: number, wanted = 0): number[] =>
  [...new Set([...SHELF_LIFE_CHOICES.filter((months) => months <= most), wanted])]
    .filter((months) => months > 0)
    .toSorted((a, b) => a - b)

/**
 * Asks for at least so many months of shelf life on delivery; absent where the stock allows no choice. `of` names the goods where there are
 * several.
 */
export function ShelfLifeField({
  stock,
  wanted = 0,
  of = '',
  onChange,
}: {
  stock: Stock | undefined
  wanted?: number
  of?: string
  onChange?: (months: number) => void
}) {
  const choices = lifeChoices(stock?.shelf_life?.most_months ?? 0, wanted)
  if (choices.length === 0) return null
  return (
    <Select
      label={`Shelf life left on delivery${of && ` of ${of}`}`}
      name="shelf_life_months"
      {...(onChange
        ? { value: wanted, onChange: (event) => onChange(Number(event.target.value)) }
        : { defaultValue: wanted })}
    >
      <option value={0}>Any: what expires first is sent first</option>
      {choices.map((months) => (
        <option key={months} value={months}>
          At least {plural(months, 'month')}
        </option>
      ))}
    </Select>
  )
}
