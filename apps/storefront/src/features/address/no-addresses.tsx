import { EmptyCard } from '@upchar/ui/empty-card'
import { PinIcon } from '@upchar/ui/icons'
import type { ReactNode } from 'react'

/** The empty state, with a link to the form. */
export function NoAddresses({ children }: { children: ReactNode }) {
  return (
    <EmptyCard
      Icon={PinIcon}
      title="No addresses yet"
      text="Save the addresses of your clinic, wards and accounts office here. Checkout fills them in, and invoices carry the right GSTIN."
    >
      {children}
    </EmptyCard>
  )
}
