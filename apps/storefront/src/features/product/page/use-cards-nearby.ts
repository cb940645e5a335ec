import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import type { ProductCardData } from '../card/card-state.ts'

type Found = { ok: true; data: { products: readonly ProductCardData[] } } | { ok: false }

/**
 * Cards that are asked for once `place` is near the viewport; null until then, none on a failure. Nothing waits for them.
 * `key` names what is asked for.
 */
export function useCardsNearby(
  key: string,
  place: RefObject<HTMLElement | null>,
  ask: (key: string, signal: AbortSignal) => Promise<Found>,
): readonly ProductCardData[] | null {
  const [found, setFound] = useState<{ key: string; cards: readonly ProductCardData[] } | null>(
    null,
  )
  useEffect(() => {
    const box = place.current
    if (!box) return undefined
    const asking = new AbortController()
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void ask(key, asking.signal).then((result) => {
          if (!asking.signal.aborted)
            setFound({ key, cards: result.ok ? result.data.products : [] })
        })
      },
      { rootMargin: '600px' },
    )
    observer.observe(box)
    return () => {
      observer.disconnect()
      asking.abort()
    }
  }, [key, place, ask])
  return found?.key === key ? found.cards : null
}
