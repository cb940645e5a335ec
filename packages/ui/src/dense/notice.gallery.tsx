import { Button } from '../button.tsx'
import type { Gallery } from '../gallery.ts'
import { Notice } from './notice.tsx'

export const gallery: Gallery = {
  title: 'Notice',
  parts: { Notice },
  states: {
    tones: (
      <div className="flex flex-col gap-3">
        <Notice tone="info">The queue is sorted by waiting time.</Notice>
        <Notice tone="success">The voucher is live.</Notice>
        <Notice tone="warning">The licence expires in 12 days.</Notice>
        <Notice tone="danger">A colleague changed this meanwhile.</Notice>
      </div>
    ),
    'with an action, long text, narrow': (
      <div className="max-w-64">
        <Notice
          tone="warning"
          action={
            <Button look="outline" className="min-h-control px-4">
              Load again
            </Button>
          }
        >
          A colleague decided on this application while you were reading it. What you typed is still
          here.
        </Notice>
      </div>
    ),
  },
}
