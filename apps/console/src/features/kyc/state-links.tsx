import { KYC_STATE_WORDS } from '@upchar/kernel/kyc-states'
import type { KycState } from '@upchar/kernel/kyc-states'
import { cx } from '@upchar/ui/cx'
import { count } from '../../lib/format.ts'
import { href } from '../../lib/hrefs.ts'
import { stateOf } from './search.ts'
import type { KycSearch } from './search.ts'

/** Drafts are the buyer's own until they are sent. */
const ORDER: readonly KycState[] = ['submitted', 'changes_asked', 'approved', 'rejected', 'expired', 'replaced']

/** The queue by state, with how many stand in each. */
export function StateLinks({ search, states }: { search: KycSearch; states: Partial<Record<KycState, number>> | undefined }) {
  const chosen = stateOf(search)
  // The order of one state doesn't fit another: each begins with its own.
  const { page: _page, sort: _sort, state: _state, ...kept } = search
  const total = states && ORDER.reduce((sum, state) => sum + (states[state] ?? 0), 0)
  const links = [...ORDER.map((state) => ({ state, name: KYC_STATE_WORDS[state].staff, many: states?.[state] ?? (states ? 0 : undefined) })), { state: 'all' as const, name: 'All', many: total }]
  return (
    <nav aria-label="State" className="row-scroll -mx-4 px-4 lg:mx-0 lg:px-0">
      <ul className="flex gap-1 border-b border-border">
        {links.map(({ state, name, many }) => (
          <li key={state}>
            <a
              href={href.kyc({ ...kept, ...(state === 'submitted' ? {} : { state }) })}
              aria-current={state === chosen ? 'page' : undefined}
              className={cx('-mb-px flex min-h-control items-center gap-2 border-b-2 px-3 text-body-sm font-medium whitespace-nowrap no-underline', state === chosen ? 'border-action text-action' : 'border-transparent text-text-muted hover:text-text')}
            >
              {name}
              {many === undefined ? null : <span className={cx('tabular rounded-full px-1.5 text-caption', state === chosen ? 'bg-action text-on-action' : 'bg-selected text-action')}>{count(many)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
