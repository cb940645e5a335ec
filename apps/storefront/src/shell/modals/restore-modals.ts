import { persistedStore } from '../../kit/persisted-store.ts'
import { BROWSER_STORAGE } from '../browser-storage.ts'
import { modalStore } from './modals.ts'
import type { Modal, ModalName } from './modals.ts'

type Entry = { name: string; props: Readonly<Record<string, unknown>> }
type OpenModals = { path: string; stack: readonly Entry[] }

/** Strings and booleans can be stored, functions can't. */
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

const store = persistedStore<OpenModals>(
  BROWSER_STORAGE.openModals,
  { path: '', stack: [] },
  (stored) => {
    const { path, stack } =
      typeof stored === 'object' && stored !== null
        ? (stored as { path?: unknown; stack?: unknown })
        : {}
    return {
      path: typeof path === 'string' ? path : '',
      stack: Array.isArray(stack) ? stack.filter(isEntry) : [],
    }
  },
)

const wasReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload')

/**
 * Restores open modals after a reload (DATA-16), so that a half-filled form isn't lost. Any other
 * navigation restores nothing. `names`: modals whose props are strings and booleans only.
 */
export function restoreModals(
  names: ReadonlySet<ModalName>,
  reloaded = wasReloaded(),
  path: () => string = () => location.pathname,
): () => void {
  const restorable = (one: Entry | Modal): boolean =>
    (names as ReadonlySet<string>).has(one.name) && isEntry(one)
  const stored = store.rehydrate()
  const stack = stored.stack.filter(restorable) as unknown as readonly Modal[]
  if (
    reloaded &&
    stored.path === path() &&
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
