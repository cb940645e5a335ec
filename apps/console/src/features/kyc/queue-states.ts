import { KYC_STATE_WORDS } from '@upchar/kernel/kyc-states'
import type { KycState } from '@upchar/kernel/kyc-states'
import type { StateLink } from '../../kit/state-links.tsx'
import { href } from '../../shell/hrefs.ts'
import { stateOf } from './search.ts'
import type { KycSearch } from './search.ts'

/** Drafts belong to the buyer until they are submitted. */
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
  // The sort order of one state may not exist in another, so each starts with its default.
  const { page: _page, sort: _sort, state: _state, ...filters } = search
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
    href: href.kyc({ ...filters, ...(state === 'submitted' ? {} : { state }) }),
  }))
}
