import { Button, LinkButton } from '@upchar/ui/button'
import { EmptyCard } from '@upchar/ui/empty-card'
import { CartIcon } from '@upchar/ui/icons'
import { href } from '../../shell/urls/hrefs.ts'
import { SearchForm } from '../../shell/page/search-form.tsx'

type Level = 'h1' | 'h2'

/** The empty cart. `level` is h2 below another heading. */
export function EmptyCart({ level = 'h1' }: { level?: Level }) {
  return (
    <EmptyCard
      Icon={CartIcon}
      level={level}
      title="Your cart is empty"
      text="Search for a product, a brand or a part number, or start from a department."
    >
      <SearchForm />
      <div className="grid w-full max-w-form grid-cols-2 gap-3 sm:flex sm:justify-center">
        <LinkButton href={href.shop} className="col-span-2">
          Go to the shop
        </LinkButton>
        <LinkButton look="outline" href={href.categories}>
          All categories
        </LinkButton>
        <LinkButton look="outline" href={href.orderPad}>
          Order pad
        </LinkButton>
      </div>
    </EmptyCard>
  )
}

/** CART-06: the cart couldn't be loaded, which is not an empty cart. */
export function FailedCart({
  busy,
  level: Heading = 'h1',
  onRetry,
}: {
  busy: boolean
  level?: Level
  onRetry: () => void
}) {
  return (
    <section
      role="alert"
      className="flex flex-col items-center gap-4 rounded-md border border-danger bg-surface px-4 py-12 text-center"
    >
      <Heading className="text-h1 font-bold">Something went wrong</Heading>
      <p className="max-w-text text-text-muted">
        We can’t load your cart right now. The products in it are safe.
      </p>
      <Button busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </section>
  )
}
