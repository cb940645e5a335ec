import { Skeleton } from '@upchar/ui/skeleton'

export function CheckoutSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6 noscript:hidden lg:grid-cols-12">
      <output className="block sr-only">Loading the checkout</output>
      <div className="flex flex-col gap-4 lg:col-span-8">
        <Skeleton className="h-14 rounded-md lg:hidden" />
        <Skeleton className="h-112 rounded-md" />
        <Skeleton className="h-80 rounded-md" />
        <Skeleton className="h-48 rounded-md" />
      </div>
      <Skeleton className="hidden h-96 rounded-md lg:col-span-4 lg:block" />
    </div>
  )
}
