import { Skeleton } from '@upchar/ui/skeleton'

export function CartSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-12">
      <output className="block sr-only">Loading your cart</output>
      <div className="flex flex-col gap-3 lg:col-span-8">
        {[1, 2, 3].map((one) => (
          <Skeleton key={one} className="h-52 rounded-md sm:h-44" />
        ))}
      </div>
      <Skeleton className="h-80 rounded-md lg:col-span-4" />
    </div>
  )
}
