import { Badge } from './badge.tsx'
import type { Gallery } from './gallery.ts'

export const gallery: Gallery = {
  title: 'Badge',
  parts: { Badge },
  states: {
    tones: (
      <div className="flex flex-wrap gap-2">
        <Badge>Prescription</Badge>
        <Badge tone="success">Delivered</Badge>
        <Badge tone="warning">Under review</Badge>
        <Badge tone="danger">Cancelled</Badge>
        <Badge tone="info">Cold chain</Badge>
      </div>
    ),
    'long text, narrow': (
      <div className="max-w-40">
        <Badge tone="warning">Waiting for the drug licence of a second address</Badge>
      </div>
    ),
  },
}
