import { Button } from '@upchar/ui/button'
import { Money } from '@upchar/ui/price'
import { useEffect, useState } from 'react'

/**
 * Price and button within thumb's reach below 1024 px (guide 40). Shown while the form is out of
 * view, so that there are never two buttons; the page reserves its height, so it covers nothing.
 */
export function StickyBuyBar({
  title,
  option,
  rupees,
  note,
}: {
  title: string
  /** The chosen variant, as in "Size: M"; empty if there is only one. */
  option: string
  rupees: number
  note: string
}) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const form = document.getElementById('buy')
    if (!form) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => setShown(entry !== undefined && !entry.isIntersecting),
      { rootMargin: '-120px 0px 0px' },
    )
    observer.observe(form)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div aria-hidden="true" className="h-20 lg:hidden" />
      <div
        hidden={!shown}
        data-buy-bar=""
        className="fixed inset-x-0 bottom-0 z-sticky border-t border-border bg-surface p-3 shadow-2 lg:hidden"
      >
        <div className="flex items-center gap-4">
          <p className="min-w-0 grow">
            <Money rupees={rupees} className="text-price font-bold" />{' '}
            <span className="text-caption text-text-muted">{note}</span>
            <span className="block truncate text-caption text-text-muted">
              {option ? <strong className="font-semibold text-text">{option}</strong> : null}
              {option ? ' · ' : ''}
              {title}
            </span>
          </p>
          <Button type="submit" form="buy" className="shrink-0">
            Add to cart
          </Button>
        </div>
      </div>
    </>
  )
}
