import { Skeleton } from '@upchar/ui/skeleton'
import type { SkeletonKind } from '../../shell/page/navigation.ts'
import { CardGrid, ProductCardSkeleton } from '../../features/product/index.ts'

const list = (count: number) => Array.from({ length: count }, (_, index) => index)

function Cards({ count }: { count: number }) {
  return (
    <CardGrid>
      {list(count).map((index) => (
        <li key={index}>
          <ProductCardSkeleton />
        </li>
      ))}
    </CardGrid>
  )
}

function ListingSkeleton() {
  return (
    <>
      <Skeleton className="my-4 h-5 w-56" />
      <Skeleton className="mb-4 h-8 w-72 max-w-full" />
      <div className="grid gap-6 lg:grid-cols-[15.5rem_1fr] xl:grid-cols-[16.5rem_1fr]">
        <div className="hidden flex-col gap-3 lg:flex">
          {list(12).map((index) => (
            <Skeleton key={index} className="h-8" />
          ))}
        </div>
        <div>
          <Skeleton className="mb-4 h-12" />
          <Cards count={8} />
        </div>
      </div>
    </>
  )
}

function ProductSkeleton() {
  return (
    <>
      <Skeleton className="my-4 h-5 w-72" />
      <div className="grid gap-6 min-[48rem]:grid-cols-2 lg:grid-cols-12">
        <Skeleton className="aspect-4/3 sm:aspect-3/2 min-[48rem]:aspect-square lg:col-span-7" />
        <div className="flex flex-col gap-4 lg:col-span-5">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-16" />
          <Skeleton className="h-9 w-40" />
          <Skeleton className="h-24" />
          <Skeleton className="h-12" />
          <Skeleton className="h-32" />
        </div>
      </div>
    </>
  )
}

function ShopSkeleton() {
  return (
    <>
      <Skeleton className="my-6 aspect-[5/2] lg:aspect-[5/1]" />
      <div className="mb-8 grid grid-cols-3 gap-3 sm:grid-cols-6">
        {list(6).map((index) => (
          <Skeleton key={index} className="h-32" />
        ))}
      </div>
      <Cards count={4} />
    </>
  )
}

function CartSkeleton() {
  return (
    <div className="grid gap-6 py-6 lg:grid-cols-12">
      <div className="flex flex-col gap-4 lg:col-span-8">
        <Skeleton className="h-8 w-40" />
        {list(3).map((index) => (
          <Skeleton key={index} className="h-36" />
        ))}
      </div>
      <Skeleton className="h-72 lg:col-span-4" />
    </div>
  )
}

function AccountSkeleton() {
  return (
    <div className="grid gap-6 py-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8">
      <Skeleton className="hidden h-72 lg:block" />
      <div className="flex flex-col gap-5">
        <Skeleton className="h-8 w-40" />
        {list(3).map((index) => (
          <Skeleton key={index} className="h-36" />
        ))}
      </div>
    </div>
  )
}

/** The skeleton of the page being loaded (UI-05), announced once to screen readers. */
export function PageSkeleton({ kind }: { kind: SkeletonKind }) {
  return (
    <div className="page-width" data-skeleton={kind}>
      <output className="sr-only">Loading</output>
      {kind === 'product' ? (
        <ProductSkeleton />
      ) : kind === 'shop' ? (
        <ShopSkeleton />
      ) : kind === 'cart' ? (
        <CartSkeleton />
      ) : kind === 'account' ? (
        <AccountSkeleton />
      ) : (
        <ListingSkeleton />
      )}
    </div>
  )
}
