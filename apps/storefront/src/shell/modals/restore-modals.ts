import { persistedStore } from '../../kit/persisted-store.ts'
import { modalStore } from './modals.ts'
import type { Modal, ModalName } from './modals.ts'

type Entry = { name: string; props: Readonly<Record<string, unknown>> }
type OpenModals = { path: string; stack: readonly Entry[] }

/** Texts and flags can be written down, functions can't. */
const isPlain = (props: unknown): props is Record<string, unknown> =>
  typeof props === 'object' &&
  props !== null &&
  Object.values(props).every((value) => typeof value === 'string' || typeof value === 'boolean')

const isEntry = (one: unknown): one is Entry =>
  typeof one === 'object' &&
  one !== null &&
  'name' in one &&
  typeof one.name === 'string' &&
  'props' in one &&
  isPlain(one.props)

const store = persistedStore<OpenModals>('upchar.modals', { path: '', stack: [] }, (kept) => {
  const { path, stack } =
    typeof kept === 'object' && kept !== null ? (kept as { path?: unknown; stack?: unknown }) : {}
  return {
    path: typeof path === 'string' ? path : '',
    stack: Array.isArray(stack) ? stack.filter(isEntry) : [],
  }
})

const wasReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload')

/**
 * Restores open modals after a reload of the page (DATA-16), so that a half-filled form isn't lost. On any other way to the
 * page nothing opens by itself. `names`: those whose props are texts and flags only.
 */
export function restoreModals(
  names: ReadonlySet<ModalName>,
  reloaded = wasReloaded(),
  path: () => string = () => location.pathname,
): () => void {
  const restorable = (one: Entry | Modal): boolean =>
    (names as ReadonlySet<string>).has(one.name) && isEntry(one)
  const kept = store.rehydrate()
  const stack = kept.stack.filter(restorable) as unknown as readonly Modal[]
  if (
    reloaded &&
    kept.path === path() &&
    stack.length > 0 &&
    modalStore.getState().stack.length === 0
  )
    modalStore.setState({ stack })
  const persist = (state: { stack: readonly Modal[] }) =>
    store.setState({
      path: path(),
      stack: state.stack.filter(restorable) as unknown as readonly Entry[],
    })
  persist(modalStore.getState())
  return modalStore.subscribe(persist)
}
