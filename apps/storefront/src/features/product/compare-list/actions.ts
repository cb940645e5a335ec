import type { ApiResult } from '@upchar/web/api'
import { api } from '../../../shell/api/api.ts'
import { href } from '../../../shell/urls/hrefs.ts'
import { showAlert } from '@upchar/web/alerts'
import type { Compared } from './compare-store.ts'
import {
  addCompared,
  clearCompared,
  rehydrateCompare,
  removeCompared,
  setCompared,
} from './persisted-list.ts'
import { navigationStore } from '../../../shell/page/navigation.ts'

const WRONG = 'Something went wrong'

type ListAnswer = {
  message: string
  products: readonly { product_group_id: number; slug: string; title: string }[]
}

const groups = (ids: readonly number[]) => ({ products: ids.map((group_id) => ({ group_id })) })
const entriesOf = (products: ListAnswer['products']): Compared[] =>
  products.map(({ product_group_id: id, slug, title }) => ({ id, slug, title }))

/** Takes over the server's list, or takes back what was shown before the server said no. */
function settle(result: ApiResult<ListAnswer & { success: true }>, takeBack: () => void): void {
  if (result.ok) {
    setCompared(entriesOf(result.data.products))
    showAlert(1, result.data.message)
    return
  }
  const { code, message } = result.error
  // What the server has already is on the list, whatever this browser remembered.
  if (code === 'already_compared') void syncCompare()
  else takeBack()
  showAlert(
    code === 'already_compared' ? 3 : 2,
    result.kind === 'refused' ? message : WRONG,
    code === 'compare_full' ? { action: { label: 'Compare', href: href.compare } } : {},
  )
}

/** Puts a product on the compare list, in the words of COMPARE-01; shown at once. */
export async function addToCompare(one: Compared): Promise<void> {
  rehydrateCompare()
  navigationStore.setState({ atRest: true })
  addCompared(one)
  settle(await api('addToCompare', { body: groups([one.id]) }), () => removeCompared(one.id))
}

/** Takes a product off the list (COMPARE-01). */
export async function removeFromCompare(one: Compared): Promise<void> {
  rehydrateCompare()
  removeCompared(one.id)
  settle(await api('deleteFromCompare', { body: groups([one.id]) }), () => addCompared(one))
}

/** Empties the list (COMPARE-01). */
export async function clearCompare(): Promise<void> {
  const before = rehydrateCompare().items
  if (before.length === 0) return
  clearCompared()
  settle(await api('deleteFromCompare', { body: groups(before.map(({ id }) => id)) }), () =>
    setCompared(before),
  )
}

/**
 * Brings browser and server together. The server's list counts; where it has none and this browser remembers one, the guest id
 * has changed since, and the list is put there again.
 */
export async function syncCompare(): Promise<void> {
  const kept = rehydrateCompare().items
  const result = await api('getCompareItems', { body: {} })
  if (!result.ok) return
  if (result.data.products.length > 0 || kept.length === 0)
    return setCompared(entriesOf(result.data.products))
  const again = await api('addToCompare', { body: groups(kept.map(({ id }) => id)) })
  if (again.ok) setCompared(entriesOf(again.data.products))
  else if (again.error.code === 'product_not_found') clearCompared()
}
