import { useEffect } from 'react'
import { useStore } from 'zustand'
import { cx } from '@upchar/ui/cx'
import { HeartIcon } from '@upchar/ui/icons'
import { hasSessionNow } from '../../shell/visitor/session.ts'
import { rehydrateWishes, wishStore } from './wish-store.ts'

const calls = () => import('./change-wishlist.ts')

/** The heart of a product: on the wishlist or not (WISH-01). `words`: with a label, on the product page. */
export function WishButton({
  sku,
  title,
  words = false,
}: {
  sku: string
  title: string
  words?: boolean
}) {
  const wished = useStore(wishStore, ({ skus }) => skus.includes(sku))
  useEffect(() => {
    const stored = rehydrateWishes().skus
    if (stored.length > 0 || hasSessionNow()) void calls().then(({ syncWishes }) => syncWishes())
  }, [])
  return (
    <button
      type="button"
      // Words that change say the state themselves; an icon needs a name, and whether it is pressed.
      {...(words ? {} : { 'aria-pressed': wished, 'aria-label': `Wishlist: ${title}` })}
      className={cx(
        words
          ? 'flex min-h-11 items-center gap-2 rounded-md px-2 text-body-sm font-medium text-link hover:underline'
          : 'grid size-8 place-items-center rounded-md text-text-muted hover:bg-panel hover:text-action',
        'noscript:hidden',
      )}
      onClick={() => void calls().then(({ setWished }) => setWished(sku, !wished))}
    >
      <HeartIcon
        size={18}
        aria-hidden="true"
        className={wished ? 'fill-current text-action' : undefined}
      />
      {words ? (wished ? 'On your wishlist' : 'Add to wishlist') : null}
    </button>
  )
}
