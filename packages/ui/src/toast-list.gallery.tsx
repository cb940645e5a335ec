import { useState } from 'react'
import { Button } from './button.tsx'
import type { Gallery } from './gallery.ts'
import { ToastList } from './toast-list.tsx'
import type { Toast } from './toast-list.tsx'
import { ToastRegion } from './toast-region.tsx'

const toasts: Toast[] = [
  {
    id: 1,
    tone: 'success',
    message: 'Added to cart',
    action: { label: 'View cart', href: '#toast' },
  },
  { id: 2, tone: 'danger', message: 'The price could not be loaded. Try again in a minute.' },
  {
    id: 3,
    tone: 'info',
    message: 'Item removed from cart',
    action: { label: 'Undo', onPress: () => undefined },
  },
  {
    id: 4,
    tone: 'warning',
    message:
      'Only 12 boxes are in stock at the warehouse that delivers to 682001; we added all of them.',
  },
]

function Place() {
  const [shown, setShown] = useState<readonly Toast[]>([])
  const dismiss = () => setShown([])
  return (
    <>
      <Button
        look="outline"
        className="min-h-control px-4"
        onClick={() => setShown(toasts.slice(0, 1))}
      >
        Show a toast
      </Button>
      <ToastRegion onHold={() => undefined}>
        <ToastList toasts={shown} onDismiss={dismiss} />
      </ToastRegion>
    </>
  )
}

export const gallery: Gallery = {
  title: 'Toast',
  parts: { ToastList, ToastRegion },
  states: {
    tones: (
      <div className="flex flex-col gap-2">
        <ToastList toasts={toasts} onDismiss={() => undefined} />
      </div>
    ),
    'in its place on the page': <Place />,
  },
}
