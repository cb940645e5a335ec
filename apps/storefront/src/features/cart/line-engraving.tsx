import { lazy, Suspense, useState } from 'react'

// Opens on request.
const EngravingForm = lazy(() => import('./engraving-form.tsx'))

/** A line's engraving, editable (CART-22). */
export function LineEngraving({ sku, title, name }: { sku: string; title: string; name: string }) {
  const [open, setOpen] = useState(false)
  if (open)
    return (
      <Suspense>
        <EngravingForm sku={sku} name={name} onClose={() => setOpen(false)} />
      </Suspense>
    )
  return (
    <p className="text-text-muted">
      {name ? `Engraved “${name}” · ` : null}
      <button
        type="button"
        className="inline-flex min-h-6 items-center font-medium text-link hover:underline noscript:hidden"
        onClick={() => setOpen(true)}
      >
        {name ? 'Change' : 'Add a name to engrave'}
        <span className="sr-only"> {name ? `the engraving of ${title}` : `into ${title}`}</span>
      </button>
    </p>
  )
}
