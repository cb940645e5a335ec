import { api } from '../../../shell/api/api.ts'
import { rightsStore } from './rights-store.ts'

/** The batch size: addresses must not grow too long. */
const MOST = 40

let wanted = new Set<string>()

async function ask(slugs: readonly string[]): Promise<void> {
  const result = await api('getBuyingRights', { query: { slugs: slugs.join() } })
  if (result.ok) rightsStore.setState(result.data.buying)
  // Nobody is signed in any more: the stored rights don't apply.
  else if (result.error.code === 'not_signed_in') rightsStore.setState({}, true)
}

/** Loads the buyer's rights to a product; products of one page share a call. */
export function askRights(slug: string): void {
  wanted.add(slug)
  if (wanted.size > 1) return
  queueMicrotask(() => {
    const slugs = [...wanted]
    wanted = new Set()
    for (let start = 0; start < slugs.length; start += MOST)
      void ask(slugs.slice(start, start + MOST))
  })
}
