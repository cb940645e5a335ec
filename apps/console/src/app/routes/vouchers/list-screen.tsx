import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { LinkButton } from '@upchar/ui/button'
import { PlusIcon } from '@upchar/ui/icons'
import {
  voucherColumns,
  listOf,
  readVoucherSearch,
  VoucherSheet,
} from '../../../features/vouchers/index.ts'
import { datedLinks } from '../../../kit/dated-list.ts'
import { FilterBar, SearchBox } from '../../../kit/filter-bar.tsx'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { StateLinks } from '../../../kit/state-links.tsx'
import { question } from '../../../shell/api/ask.ts'
import { brand } from '../../../shell/brand.ts'
import { rupees } from '../../../kit/format.ts'
import { href } from '../../../shell/hrefs.ts'
import { useMe } from '../../../shell/api/me.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'

const NOTE = 'Discount codes, who pays for them, and the discount given so far.'

function emptyWords(q: string | undefined, state: string | undefined, make: ReactNode) {
  if (q)
    return {
      title: 'No vouchers match',
      text: 'Try fewer words, another state or clear the search.',
    }
  if (state)
    return { title: 'No voucher in this state', text: 'Look at the others by the tabs above.' }
  return {
    title: 'No vouchers yet',
    text: 'A voucher gives a discount to buyers who enter its code.',
    action: make,
  }
}

/** The vouchers with their terms and use (CART-09). */
export function VouchersScreen() {
  const search = useSearchOf(readVoucherSearch)
  const go = useGo()
  const mayChange = useMe().may('vouchers.change')
  const select = useMemo(
    () => (data: Answer<'staffListVouchers'>) => listOf(data, search),
    [search],
  )
  const answer = useQuery({ ...question('staffListVouchers', {}), select })
  const make = mayChange ? (
    <LinkButton href={href.newVoucher}>
      <PlusIcon size={16} aria-hidden="true" /> New voucher
    </LinkButton>
  ) : undefined
  const { q, state, page } = search
  // Stable while a sheet opens, so that the focus can return to its link.
  const columns = useMemo(
    () => voucherColumns({ ...(q && { q }), ...(state && { state }), ...(page && { page }) }),
    [q, state, page],
  )
  return (
    <Page
      title="Vouchers"
      note={mayChange ? NOTE : `${NOTE} Only finance and administrators can create and end them.`}
      actions={make}
      fixed
    >
      <StateLinks
        links={datedLinks(state, answer.data?.states, (other) =>
          href.vouchers({ q, state: other }),
        )}
      />
      <FilterBar label="Find vouchers" clearHref={q ? href.vouchers({ state }) : undefined}>
        <SearchBox
          label="Search vouchers"
          placeholder="Code, what it gives, who pays or why"
          value={q ?? ''}
          onChange={(text) => go(href.vouchers({ state, q: text }), { replace: true })}
        />
        {answer.data ? (
          <p className="tabular text-body-sm text-text-muted sm:ml-auto">
            Given by {brand} {rupees(answer.data.given.shop)}, by sellers{' '}
            {rupees(answer.data.given.sellers)}
          </p>
        ) : null}
      </FilterBar>
      <List
        label="Vouchers"
        answer={answer}
        rows={(data) => data.rows}
        columns={columns}
        rowId={(row) => row.code}
        page={page ?? 1}
        pageHref={(other) => href.vouchers({ q, state, page: other > 1 ? other : undefined })}
        empty={emptyWords(q, state, make)}
      />
      {answer.data?.open ? (
        <VoucherSheet
          voucher={answer.data.open}
          onClose={() => go(href.vouchers({ q, state, page }), { replace: true })}
        />
      ) : null}
    </Page>
  )
}
