import { COMPARE_LIMIT } from '@upchar/kernel/compare'
import { useEffect, useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { useStore } from 'zustand'
import { Breadcrumbs } from '@upchar/ui/breadcrumbs'
import { Button, LinkButton } from '@upchar/ui/button'
import { Checkbox } from '@upchar/ui/checkbox'
import { EmptyCard } from '@upchar/ui/empty-card'
import { CompareIcon } from '@upchar/ui/icons'
import { href } from '../../../shell/urls/hrefs.ts'
import { useShell } from '../../../shell/page/shell-context.ts'
import { showAlert } from '@upchar/web/alerts'
import { compareStore } from '../compare-list/compare-store.ts'
import type { Compared } from '../compare-list/compare-store.ts'
import { removeFromCompare, clearCompare } from '../compare-list/change-compare.ts'
import { CompareTable } from './compare-table.tsx'
import type { Comparison } from './compare-rows.ts'

/** Copies a link to this comparison. */
async function copyLink(ids: readonly number[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(href.comparison(ids), location.origin).href)
    showAlert(1, 'Link copied')
  } catch {
    showAlert(2, 'Your browser blocked copying. Copy the address of the page instead.')
  }
}

/** COMPARE-01: up to four products side by side. `shared`: a list from the address. */
export function CompareScreen({ comparison, shared }: { comparison: Comparison; shared: boolean }) {
  const router = useRouter()
  const inclusive = useShell().flags?.gst_inclusive_price !== false
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const listed = useStore(compareStore, (state) => state.items)
  const { products } = comparison
  // Removals, here or in another tab, apply at once; additions wait for the server.
  const shown =
    shared || listed.length === 0
      ? products
      : products.filter(({ product_group_id: id }) => listed.some((one) => one.id === id))
  const behind =
    !shared && listed.some(({ id }) => !products.some((product) => product.product_group_id === id))
  useEffect(() => {
    if (behind) void router.invalidate()
  }, [behind, router])
  const emptied = () => router.invalidate()
  return (
    <div className="page-width pb-section">
      <Breadcrumbs crumbs={[{ name: 'Shop', href: href.shop }, { name: 'Compare' }]} />
      <h1 className="mb-4 text-h1 font-bold">Compare products</h1>
      {shown.length === 0 ? (
        <NothingToCompare />
      ) : (
        <>
          <CompareBar
            shown={shown}
            shared={shared}
            onlyDifferences={onlyDifferences}
            onDifferences={setOnlyDifferences}
            onClear={() => void clearCompare().then(emptied)}
          />
          <CompareTable
            comparison={{ ...comparison, products: shown }}
            inclusive={inclusive}
            onlyDifferences={onlyDifferences && shown.length > 1}
            {...(shared
              ? {}
              : { onRemove: (one: Compared) => void removeFromCompare(one).then(emptied) })}
          />
        </>
      )}
    </div>
  )
}

function NothingToCompare() {
  return (
    <EmptyCard
      Icon={CompareIcon}
      title="Nothing to compare yet"
      text={`Tick “Compare” on up to ${COMPARE_LIMIT} products, in any list, to see them side by side.`}
    >
      <LinkButton href={href.shop}>Go to the shop</LinkButton>
    </EmptyCard>
  )
}

function CompareBar({
  shown,
  shared,
  onlyDifferences,
  onDifferences,
  onClear,
}: {
  shown: Comparison['products']
  shared: boolean
  onlyDifferences: boolean
  onDifferences: (on: boolean) => void
  onClear: () => void
}) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 noscript:hidden">
      {shown.length > 1 ? (
        <Checkbox
          label="Differences only"
          checked={onlyDifferences}
          onChange={(event) => onDifferences(event.target.checked)}
        />
      ) : (
        <p className="text-body-sm text-text-muted">Add a second product to see the differences.</p>
      )}
      <Button
        look="quiet"
        className="ml-auto px-2"
        onClick={() => void copyLink(shown.map((one) => one.product_group_id))}
      >
        Copy link
      </Button>
      {shared ? null : (
        <Button look="quiet" className="px-2" onClick={onClear}>
          Clear
        </Button>
      )}
    </div>
  )
}
