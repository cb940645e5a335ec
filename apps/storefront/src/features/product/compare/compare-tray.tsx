import { COMPARE_LIMIT } from '@upchar/kernel/compare'
import { plural } from '@upchar/kernel/text'
import { unbroken } from '@upchar/kernel/unbroken'
import { useLocation } from '@tanstack/react-router'
import { useStore } from 'zustand'
import { Button, LinkButton } from '@upchar/ui/button'
import { CloseIcon } from '@upchar/ui/icons'
import { href } from '../../../shell/urls/hrefs.ts'
import { compareStore } from '../compare-list/compare-store.ts'
import type { Compared } from '../compare-list/compare-store.ts'
import { ProductPicture } from '../../pictures/index.ts'
import { clearCompare, removeFromCompare } from '../compare-list/change-compare.ts'

/** Pages that need full attention, or show the list themselves. */
const WITHOUT = /^\/(cart|checkout|account|order|compare)(\/|$)/

/**
 * UI-06: the compare list at the bottom of browse pages. The page reserves its height, so it hides
 * no content.
 */
export function CompareTray() {
  const items = useStore(compareStore, (state) => state.items)
  const path = useLocation({ select: (location) => location.pathname })
  if (items.length === 0 || WITHOUT.test(path)) return null
  return (
    <aside
      data-bottom-bar=""
      aria-label="Products to compare"
      className="fixed inset-x-0 bottom-(--above-buy-bar) z-tray border-t border-border bg-surface shadow-2"
    >
      <div className="page-width flex min-h-(--bottom-bar) items-center gap-2 py-2 sm:gap-4">
        <ul className="hidden min-w-0 grow gap-3 sm:flex">
          {items.map((item) => (
            <TrayItem key={item.id} item={item} />
          ))}
        </ul>
        <p className="grow text-body-sm font-medium sm:hidden">
          {plural(items.length, 'product')} to compare
        </p>
        <Button
          look="quiet"
          className="shrink-0 px-3"
          onClick={() => void clearCompare()}
          aria-label="Clear the compare list"
        >
          Clear
        </Button>
        {items.length > 1 ? (
          <LinkButton href={href.compare} className="shrink-0">
            Compare{' '}
            <span className="tabular hidden sm:inline">
              {items.length} of {COMPARE_LIMIT}
            </span>
          </LinkButton>
        ) : (
          <p className="shrink-0 text-body-sm text-text-muted">Add one more</p>
        )}
      </div>
    </aside>
  )
}

function TrayItem({ item: { id, slug, title } }: { item: Compared }) {
  return (
    <li className="flex min-w-0 max-w-72 items-center gap-2 rounded-md border border-border bg-surface pl-1">
      <ProductPicture slug={slug} alt="" sizes="40px" className="size-10 shrink-0 object-contain" />
      <a
        href={href.product(slug)}
        className="line-clamp-2 min-w-0 text-caption text-text no-underline hover:underline"
      >
        {unbroken(title)}
      </a>
      <button
        type="button"
        className="grid size-11 shrink-0 place-items-center rounded-md text-text-muted hover:bg-panel"
        aria-label={`Stop comparing: ${title}`}
        onClick={() => void removeFromCompare({ id, slug, title })}
      >
        <CloseIcon size={16} aria-hidden="true" />
      </button>
    </li>
  )
}
