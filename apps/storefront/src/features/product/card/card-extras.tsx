import { useStore } from 'zustand'
import { EyeIcon } from '@upchar/ui/icons'
import { compareStore } from '../compare-list/compare-store.ts'
import { WishButton } from '../../wishlist/index.ts'
import { pushModal } from '../../../shell/modals/modals.ts'
import type { ShownCard } from './card-state.ts'

const compare = () => import('../compare-list/change-compare.ts')

/** The compare checkbox (COMPARE-01). */
export function CompareTick({ id, slug, title }: { id: number; slug: string; title: string }) {
  const listed = useStore(compareStore, ({ items }) => items.some((one) => one.id === id))
  return (
    <label className="flex min-h-8 items-center gap-1.5 text-caption font-normal text-text-muted noscript:hidden">
      <input
        type="checkbox"
        aria-label={`Compare: ${title}`}
        className="size-4 accent-action"
        checked={listed}
        onChange={() => {
          const one = { id, slug, title }
          compareStore.setState(({ items }) => ({
            items: listed ? items.filter((other) => other.id !== id) : [...items, one],
          }))
          void compare().then(({ addToCompare, removeFromCompare }) =>
            listed ? removeFromCompare(one) : addToCompare(one),
          )
        }}
      />
      Compare
    </label>
  )
}

/** Below a card's button: compare, wishlist and quick view. */
export function CardExtras({ card, sku }: ShownCard) {
  const { product_group_id: id, slug, title } = card
  return (
    <div className="relative z-sticky mt-1 flex h-8 items-center justify-between noscript:hidden">
      <CompareTick id={id} slug={slug} title={title} />
      <span className="-mr-1.5 flex">
        <WishButton sku={sku || card.sku} title={title} />
        <button
          type="button"
          className="grid size-8 place-items-center rounded-md text-text-muted hover:bg-panel hover:text-action"
          aria-label={`Quick view: ${title}`}
          onClick={() => pushModal('product-details', { slug, title, sku })}
        >
          <EyeIcon size={18} aria-hidden="true" />
        </button>
      </span>
    </div>
  )
}
