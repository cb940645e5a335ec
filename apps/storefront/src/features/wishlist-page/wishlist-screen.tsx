import { useRouter } from '@tanstack/react-router'
import { plural } from '@upchar/kernel/text'
import { Breadcrumbs } from '@upchar/ui/breadcrumbs'
import { LinkButton } from '@upchar/ui/button'
import { EmptyCard } from '@upchar/ui/empty-card'
import { HeartIcon } from '@upchar/ui/icons'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useShell } from '../../shell/page/shell-context.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { followWishes, wishStore } from '../wishlist/index.ts'
import { WishLine, type Wish } from './wish-line.tsx'

/** WISH-01: everything that the visitor wants to buy later, newest first. */
export function WishlistScreen({ items }: { items: readonly Wish[] }) {
  const router = useRouter()
  const { pincode, flags } = useShell()
  const listed = useStore(wishStore, ({ skus }) => skus)
  const [followed, setFollowed] = useState<readonly Wish[] | null>(null)
  useEffect(() => {
    void followWishes(items.map(({ sku_id: sku }) => sku)).then(() => setFollowed(items))
  }, [items])
  const known = followed === items
  // Removals, here or in another tab, apply at once; additions wait for the server.
  const shown = known ? items.filter(({ sku_id: sku }) => listed.includes(sku)) : items
  const behind = known && listed.some((sku) => !items.some((item) => item.sku_id === sku))
  useEffect(() => {
    if (behind) void router.invalidate()
  }, [behind, router])
  return (
    <div className="page-width pb-section">
      <Breadcrumbs crumbs={[{ name: 'Shop', href: href.shop }, { name: 'Wishlist' }]} />
      <h1 className="mb-4 text-h1 font-bold">
        Wishlist{' '}
        {shown.length > 0 ? (
          <span className="text-body font-normal text-text-muted">
            ({plural(shown.length, 'product')})
          </span>
        ) : null}
      </h1>
      {shown.length === 0 ? (
        <NothingWished />
      ) : (
        <>
          <p className="mb-3 text-body-sm text-text-muted">
            Prices of one pack, GST included. Stock for {pincode}.
          </p>
          <ul aria-label="Products on your wishlist" className="flex flex-col gap-3">
            {shown.map((item) => (
              <WishLine
                key={item.sku_id}
                item={item}
                pincode={pincode}
                open={flags?.cart !== false}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function NothingWished() {
  return (
    <EmptyCard
      Icon={HeartIcon}
      title="Your wishlist is empty"
      text="Press the heart of a product, or “Save for later” in your cart, to find it here again."
    >
      <LinkButton href={href.shop}>Go to the shop</LinkButton>
    </EmptyCard>
  )
}
