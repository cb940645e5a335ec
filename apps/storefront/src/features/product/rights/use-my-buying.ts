import { useEffect } from 'react'
import { useStore } from 'zustand'
import { hasSessionNow } from '../../../shell/visitor/session.ts'
import { rightsStore } from './rights-store.ts'
import type { Buying } from './rights-store.ts'

type Shared = { slug: string; buying: Buying }

/** The buyer's rights to a product as far as loaded, for parts of what asks for them. */
export function useLoadedBuying({ slug, buying }: Shared): Buying {
  return useStore(rightsStore, (rights) => rights[slug]) ?? buying
}

/**
 * The buyer's rights to a product: a guest's, as on the shared page, until a signed-in buyer's are
 * loaded, and with them the buyer's own prices.
 */
export function useMyBuying(shared: Shared): Buying {
  const { slug } = shared
  useEffect(() => {
    if (hasSessionNow()) void import('./ask-rights.ts').then(({ askRights }) => askRights(slug))
    // Each change makes every card look whether its own rights have changed.
    else if (Object.keys(rightsStore.getState()).length > 0) rightsStore.setState({}, true)
  }, [slug])
  return useLoadedBuying(shared)
}
