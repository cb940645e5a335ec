import { EmptyCard } from '@upchar/ui/empty-card'
import { PinIcon } from '@upchar/ui/icons'
import type { ReactNode } from 'react'

/** Nothing kept yet: what addresses are good for, and the way to the first one. */
export function NoAddresses({ children }: { children: ReactNode }) {
  return (
    <EmptyCard
      Icon={PinIcon}
      title="No addresses yet"
      text="Keep the addresses of your clinic, wards and accounts office here. Checkout fills them in, and invoices carry the right GSTIN."
    >
      {children}
    </EmptyCard>
  )
}
