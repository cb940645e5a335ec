import { Money } from '@upchar/ui/price'
import type { ReactNode } from 'react'

/** One amount of a sum and what it is. */
export function AmountLine({ name, strong = false, children }: { name: ReactNode; strong?: boolean; children: ReactNode }) {
  return (
    <div className={strong ? 'flex items-baseline justify-between gap-4 border-t border-border pt-3 text-h3 font-bold' : 'flex items-baseline justify-between gap-4'}>
      <dt>{name}</dt>
      <dd className="tabular text-right">{children}</dd>
    </div>
  )
}

/** Delivery: what it would cost struck through, beside what it costs (CART-17). */
export function DeliveryAmount({ charged, list }: { charged: number; list: number }) {
  return (
    <>
      {list > charged ? (
        <s className="mr-2 text-text-hint">
          <span className="sr-only">instead of </span>
          <Money rupees={list} paise="always" />
        </s>
      ) : null}
      {charged === 0 ? <span className="font-semibold text-success">Free</span> : <Money rupees={charged} paise="always" />}
    </>
  )
}
