import { KYC_STATE_WORDS } from '@upchar/kernel/kyc-states'
import type { KycState } from '@upchar/kernel/kyc-states'
import type { StateLink } from '../../kit/state-links.tsx'
import { href } from '../../shell/hrefs.ts'
import { stateOf } from './search.ts'
import type { KycSearch } from './search.ts'

/** Drafts are the buyer's own until they are sent. */
const ORDER: readonly KycState[] = [
  'submitted',
  'changes_asked',
  'approved',
  'rejected',
  'expired',
  'replaced',
]

/** The queue's tabs by state, with the number in each. */
export function queueStates(
  search: KycSearch,
  states: Partial<Record<KycState, number>> | undefined,
): StateLink[] {
  const chosen = stateOf(search)
  // The order of one state doesn't fit another: each begins with its own.
  const { page: _page, sort: _sort, state: _state, ...kept } = search
  const total = states && ORDER.reduce((sum, state) => sum + (states[state] ?? 0), 0)
  const all = [
    ...ORDER.map((state) => ({
      state,
      name: KYC_STATE_WORDS[state].staff,
      many: states?.[state] ?? (states ? 0 : undefined),
    })),
    { state: 'all' as const, name: 'All', many: total },
  ]
  return all.map(({ state, name, many }) => ({
    key: state,
    name,
    many,
    isChosen: state === chosen,
    href: href.kyc({ ...kept, ...(state === 'submitted' ? {} : { state }) }),
  }))
}
