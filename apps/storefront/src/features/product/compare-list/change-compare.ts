import type { ApiResult } from '@upchar/web/api'
import { api } from '../../../shell/api/api.ts'
import { href } from '../../../shell/urls/hrefs.ts'
import { showAlert } from '@upchar/web/alerts'
import { failureText } from '@upchar/web/failure-text'
import type { Compared } from './compare-store.ts'
import {
  addCompared,
  clearCompared,
  rehydrateCompare,
  removeCompared,
  setCompared,
} from './persisted-compare.ts'
import { navigationStore } from '../../../shell/page/navigation.ts'

type ListAnswer = {
  message: string
  products: readonly { product_group_id: number; slug: string; title: string }[]
}

const groups = (ids: readonly number[]) => ({ products: ids.map((group_id) => ({ group_id })) })
const entriesOf = (products: ListAnswer['products']): Compared[] =>
  products.map(({ product_group_id: id, slug, title }) => ({ id, slug, title }))

// Changes are sent one after the other: the last answer has the newest list.
let queue: Promise<unknown> = Promise.resolve()

/** Sends a change, and applies the server's list or rolls back the optimistic change. */
async function send(
  change: () => Promise<ApiResult<ListAnswer & { success: true }>>,
  takeBack: () => void,
): Promise<void> {
  const answer = queue.then(change)
  queue = answer
  const result = await answer
  if (result.ok) {
    if (queue === answer) setCompared(entriesOf(result.data.products))
    showAlert(1, result.data.message)
    return
  }
  const { code } = result.error
  // The server's list decides, whatever this browser has stored.
  if (code === 'already_compared') void syncCompare()
  else takeBack()
  showAlert(
    code === 'already_compared' ? 3 : 2,
    failureText(result),
    code === 'compare_full' ? { action: { label: 'Compare', href: href.compare } } : {},
  )
}

/** Adds a product to the compare list optimistically, with the messages of COMPARE-01. */
export async function addToCompare(one: Compared): Promise<void> {
  rehydrateCompare()
  navigationStore.setState({ atRest: true })
  addCompared(one)
  await send(
    () => api('addToCompare', { body: groups([one.id]) }),
    () => removeCompared(one.id),
  )
}

/** Removes a product (COMPARE-01). */
export async function removeFromCompare(one: Compared): Promise<void> {
  rehydrateCompare()
  removeCompared(one.id)
  await send(
    () => api('deleteFromCompare', { body: groups([one.id]) }),
    () => addCompared(one),
  )
}

/** Empties the list (COMPARE-01). */
export async function clearCompare(): Promise<void> {
  const before = rehydrateCompare().items
  if (before.length === 0) return
  clearCompared()
  await send(
    () => api('deleteFromCompare', { body: groups(before.map(({ id }) => id)) }),
    () => setCompared(before),
  )
}

/**
 * Synchronizes browser and server. The server's list wins; if it is empty and the browser's isn't,
 * the guest id has changed, and the list is restored.
 */
export async function syncCompare(): Promise<void> {
  const stored = rehydrateCompare().items
  const result = await api('getCompareItems', { body: {} })
  if (!result.ok) return
  if (result.data.products.length > 0 || stored.length === 0)
    return setCompared(entriesOf(result.data.products))
  const again = await api('addToCompare', { body: groups(stored.map(({ id }) => id)) })
  if (again.ok) setCompared(entriesOf(again.data.products))
  else if (again.error.code === 'product_not_found') clearCompared()
}
