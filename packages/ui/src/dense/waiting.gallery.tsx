import type { Gallery } from '../gallery.ts'
import { Skeleton } from '../skeleton.tsx'
import { Waiting } from './waiting.tsx'

export const gallery: Gallery = {
  title: 'Waiting',
  parts: { Waiting },
  states: {
    'around stand-ins': (
      <Waiting what="The customer">
        <Skeleton className="h-5 w-64" />
      </Waiting>
    ),
  },
}
