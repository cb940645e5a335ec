import { Breadcrumbs } from '@upchar/ui/breadcrumbs'
import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { navigationStore } from '../../shell/page/navigation.ts'
import { useShell } from '../../shell/page/shell-context.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { PadInput } from './pad-input.tsx'
import { PadLists } from './pad-lists.tsx'
import { PadRowItem } from './pad-row.tsx'
import { PadSummary } from './pad-summary.tsx'
import { usePad } from './use-pad.ts'

const Quotations = lazy(() => import('../quotations/quotations.tsx'))

/** A whole list ordered at once: lines in, products chosen, all into the cart. */
export function OrderPadScreen() {
  const pad = usePad()
  const { pincode, flags } = useShell()
  const hydrated = useStore(navigationStore, (state) => state.hydrated)
  return (
    <div className="page-width pb-section">
      <Breadcrumbs crumbs={[{ name: 'Shop', href: href.shop }, { name: 'Order pad' }]} />
      <h1 className="text-h1 font-bold">Order pad</h1>
      <p className="mb-4 max-w-text text-body-sm text-text-muted">
        Bring a whole list, such as a tender’s or last month’s. We find the products; you check what
        is in doubt and add all of it to your cart. Prices and stock for {pincode}.
      </p>
      <noscript>
        <p className="mb-4">Turn on JavaScript to use the order pad, or search for products.</p>
      </noscript>
      <div className="grid gap-4 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:items-start lg:gap-6">
        <div className="min-w-0 lg:col-span-8">
          <PadInput pad={pad} />
        </div>
        {/* Before the lines on phones, where they may be two hundred. */}
        <div className="flex flex-col gap-4 lg:sticky lg:top-32 lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-1">
          {pad.rows.length > 0 ? <PadSummary pad={pad} canBuy={flags?.cart !== false} /> : null}
          <PadLists pad={pad} />
          {hydrated ? (
            <Suspense fallback={null}>
              <Quotations />
            </Suspense>
          ) : null}
        </div>
        {pad.rows.length > 0 ? (
          <ol
            aria-label="Lines of the order pad"
            className="flex min-w-0 flex-col gap-3 lg:col-span-8"
          >
            {pad.rows.map((row, i) => (
              <PadRowItem
                key={row.key}
                row={row}
                number={i + 1}
                pincode={pincode}
                onChange={pad.change}
                onRemove={pad.remove}
              />
            ))}
          </ol>
        ) : null}
      </div>
    </div>
  )
}
