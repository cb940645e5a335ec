import { keptStore } from '../../kit/persisted-store.ts'
import { modalStore } from './modals.ts'
import type { Modal, ModalName } from './modals.ts'

/** Those that can be opened again from what they were opened with: texts and flags, no functions. */
const KEPT = new Set<ModalName>([
  'need-help',
  'lets-connect',
  'join-seller',
  'feedback',
  'product-details',
  'limited-offer',
  'choose',
  'lead-enquiry',
  'notify-me',
  'pincode',
])

type Kept = {
  path: string
  stack: readonly { name: string; props: Readonly<Record<string, unknown>> }[]
}

const isPlain = (props: unknown): props is Record<string, unknown> =>
  typeof props === 'object' &&
  props !== null &&
  Object.values(props).every((value) => typeof value === 'string' || typeof value === 'boolean')

const isEntry = (one: unknown): one is Kept['stack'][number] =>
  typeof one === 'object' &&
  one !== null &&
  'name' in one &&
  typeof one.name === 'string' &&
  'props' in one &&
  isPlain(one.props) &&
  KEPT.has(one.name as ModalName)

const store = keptStore<Kept>('upchar.modals', { path: '', stack: [] }, (kept) => {
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
 * Keeps what is open over a reload of the page (DATA-16): a form that was being filled in doesn't vanish. On any other way to
 * the page nothing opens by itself.
 */
export function keepModals(
  reloaded = wasReloaded(),
  path: () => string = () => location.pathname,
): () => void {
  const kept = store.rehydrate()
  if (
    reloaded &&
    kept.path === path() &&
    kept.stack.length > 0 &&
    modalStore.getState().stack.length === 0
  )
    modalStore.setState({ stack: kept.stack as unknown as readonly Modal[] })
  const keep = ({ stack }: { stack: readonly Modal[] }) =>
    store.setState({ path: path(), stack: stack.filter(isEntry) as unknown as Kept['stack'] })
  keep(modalStore.getState())
  return modalStore.subscribe(keep)
}
