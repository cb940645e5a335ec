import { Button } from '@upchar/ui/button'
import { useEffect, useRef, useState } from 'react'
import { setWish } from './cart-calls.ts'
import { ShelfLifeField } from './shelf-life-field.tsx'
import type { CartLine } from './cart-store.ts'

/** Changes the shelf life that a line must have. */
export default function ShelfLifeForm({ line, onClose }: { line: CartLine; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // The button that opened it is gone, and the focus with it.
  useEffect(() => form.current?.querySelector('select')?.focus(), [])
  const save = async (typed: FormData) => {
    if (busy) return
    setBusy(true)
    const months = Number(typed.get('shelf_life_months'))
    const saved = await setWish(line.sku_id, { shelf_life_months: months })
    setBusy(false)
    if (saved) onClose()
  }
  return (
    <form
      ref={form}
      className="flex max-w-md flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void save(new FormData(event.currentTarget))
      }}
    >
      <ShelfLifeField stock={line.stock} wanted={line.shelf_life_months ?? 0} />
      <span className="flex gap-2">
        <Button type="submit" look="outline" busy={busy}>
          Save
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </span>
    </form>
  )
}
