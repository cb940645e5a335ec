import { Button } from '@upchar/ui/button'
import { useState } from 'react'
import { EngravingField, engravingProblem } from './engraving-field.tsx'
import { setEngraving } from './cart-calls.ts'

/** A line's engraving, editable (CART-22). */
export function LineEngraving({ sku, title, name }: { sku: string; title: string; name: string }) {
  const [draft, setDraft] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  if (draft === null) {
    return (
      <p className="text-text-muted">
        {name ? `Engraved “${name}” · ` : null}
        <button
          type="button"
          className="inline-flex min-h-6 items-center font-medium text-link hover:underline noscript:hidden"
          onClick={() => setDraft(name)}
        >
          {name ? 'Change' : 'Add a name to engrave'}
          <span className="sr-only"> {name ? `the engraving of ${title}` : `into ${title}`}</span>
        </button>
      </p>
    )
  }
  const save = async () => {
    if (busy || engravingProblem(draft)) return
    setBusy(true)
    const saved = await setEngraving(sku, draft.trim())
    setBusy(false)
    if (saved) setDraft(null)
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
        <Button look="quiet" onClick={() => setDraft(null)}>
          Cancel
        </Button>
      </span>
    </form>
  )
}
