import { cappedText } from '@upchar/kernel/cart-cap'
import { TrashIcon } from '@upchar/ui/icons'
import { QuantityStepper } from '@upchar/ui/quantity-stepper'
import { useState } from 'react'
import type { CartLine as Line } from './cart-store.ts'
import { removeFromCart, setQuantity } from './cart-calls.ts'

const later = () => import('./save-for-later.ts')

/** Above every cap: a larger number must reach `choose`, which explains the cap. */
const TYPED_MAX = 99_999

export function LineQuantity({
  line,
  name,
  pending,
}: {
  line: Line
  name: string
  pending: number | undefined
}) {
  const [note, setNote] = useState<string | null>(null)
  const choose = (wanted: number) => {
    setNote(wanted > line.max_oq ? cappedText(line.quantity, line.max_oq) : null)
    void setQuantity(line.sku_id, Math.min(wanted, line.max_oq))
  }
  return (
    <div className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-start-2 noscript:hidden">
      <div className="w-36">
        <QuantityStepper
          label={name}
          value={pending ?? line.quantity}
          min={line.moq}
          max={TYPED_MAX}
          busy={pending !== undefined}
          onChange={choose}
        />
      </div>
      <button
        type="button"
        className="flex min-h-11 items-center gap-2 px-2 text-body-sm font-medium text-link hover:underline"
        onClick={() => void removeFromCart(line.sku_id)}
      >
        <TrashIcon size={16} aria-hidden="true" /> Remove
        <span className="sr-only"> {name}</span>
      </button>
      <button
        type="button"
        className="min-h-11 px-2 text-body-sm font-medium text-link hover:underline"
        onClick={() => void later().then(({ saveForLater }) => saveForLater(line.sku_id))}
      >
        Save for later
        <span className="sr-only"> {name}</span>
      </button>
      {note ? (
        <output className="block w-full text-body-sm font-medium text-warning">{note}</output>
      ) : line.moq > 1 ? (
        <p className="w-full text-caption text-text-muted">Minimum order {line.moq}</p>
      ) : null}
    </div>
  )
}
