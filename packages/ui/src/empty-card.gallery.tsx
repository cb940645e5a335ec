import { LinkButton } from './button.tsx'
import { EmptyCard } from './empty-card.tsx'
import type { Gallery } from './gallery.ts'
import { CartIcon, PackageIcon } from './icons.tsx'

export const gallery: Gallery = {
  title: 'Empty card',
  parts: { EmptyCard },
  states: {
    plain: <EmptyCard Icon={PackageIcon} title="No orders yet" text="Your orders will be here." />,
    'with ways on, narrow': (
      <div className="max-w-72">
        <EmptyCard
          Icon={CartIcon}
          title="Your cart is empty"
          text="Search for a product, or choose a department to see what is in stock at your pincode."
        >
          <LinkButton href="#empty-card" className="min-h-control px-4">
            See all products
          </LinkButton>
        </EmptyCard>
      </div>
    ),
  },
}
