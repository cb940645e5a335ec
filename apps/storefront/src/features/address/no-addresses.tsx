import { PinIcon } from '@upchar/ui/icons'
import type { ReactNode } from 'react'

/** Nothing kept yet: what addresses are good for, and the way to the first one. */
export function NoAddresses({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-md border border-border bg-surface px-4 py-12 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-panel text-action">
        <PinIcon size={26} aria-hidden="true" />
      </span>
      <h2 className="text-h2 font-semibold">No addresses yet</h2>
      <p className="max-w-form text-body-sm text-text-muted">Keep the addresses of your clinic, wards and accounts office here. Checkout fills them in, and invoices carry the right GSTIN.</p>
      <div className="mt-2">{children}</div>
    </div>
  )
}
