import { api } from '../../lib/api-browser.ts'
import { rightsStore } from '../../state/rights.ts'

let wanted = new Set<string>()

/** Asks what the buyer may do with a product; products of one page share one call. */
export function askRights(slug: string): void {
  wanted.add(slug)
  if (wanted.size > 1) return
  queueMicrotask(async () => {
    const slugs = [...wanted].join()
    wanted = new Set()
    const result = await api('getBuyingRights', { query: { slugs } })
    if (result.ok) rightsStore.setState(result.data.buying)
    // Nobody is signed in any more: what was told about somebody doesn't count.
    else if (result.kind === 'refused') rightsStore.setState({}, true)
  })
}
