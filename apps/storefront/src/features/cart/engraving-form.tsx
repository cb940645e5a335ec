import { Button } from '@upchar/ui/button'
import { useState } from 'react'
import { EngravingField, engravingProblem } from './engraving-field.tsx'
import { setWish } from './cart-calls.ts'

/** Changes a line's engraving (CART-22). `name`: the present one. */
export default function EngravingForm({
  sku,
  name,
  onClose,
}: {
  sku: string
  name: string
  onClose: () => void
}) {
  const [draft, setDraft] = useState(name)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    if (busy || engravingProblem(draft)) return
    setBusy(true)
    const saved = await setWish(sku, { engraving_name: draft.trim() })
    setBusy(false)
    if (saved) onClose()
  }
  return (
    <form
      className="flex max-w-md flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <EngravingField value={draft} onChange={setDraft} />
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
