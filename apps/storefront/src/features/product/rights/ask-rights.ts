import { api } from '../../../shell/api/api.ts'
import { rightsStore } from './rights-store.ts'

/** The batch size: addresses must not grow too long. */
const MOST = 40

/** Cards of a page become interactive one after the other, each in a task of its own: for so long they are gathered. */
const GATHER_MS = 50

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
  setTimeout(() => {
    const slugs = [...wanted]
    wanted = new Set()
    for (let start = 0; start < slugs.length; start += MOST)
      void ask(slugs.slice(start, start + MOST))
  }, GATHER_MS)
}
