import type { Gallery } from './gallery.ts'
import { Skeleton } from './skeleton.tsx'

export const gallery: Gallery = {
  title: 'Skeleton',
  parts: { Skeleton },
  states: {
    'a line and a picture': (
      <div className="flex items-center gap-4">
        <Skeleton className="size-20" />
        <Skeleton className="h-5 w-48" />
      </div>
    ),
  },
}
