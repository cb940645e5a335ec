import { paiseToRupees, sumPaise, wireToPaise } from '@upchar/kernel/money'
import { VOUCHER_CODE } from '@upchar/kernel/voucher-code'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { StateLink } from '../../kit/state-links.tsx'
import { href } from '../../shell/hrefs.ts'
import { listSearch, pageOf } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'
import { fitsText, VOUCHER_STATES } from './words.ts'
import type { Voucher } from './words.ts'

const STATES = ['running', 'planned', 'over'] as const satisfies readonly Voucher['state'][]
const filters = { state: STATES, voucher: VOUCHER_CODE } as const

/** The list's query from the address; `voucher` opens one. */
export const readVoucherSearch = listSearch(filters)
export type VoucherSearch = ListSearch<typeof filters>

/** The discount given so far, by who pays. */
const givenBy = (
  vouchers: readonly Voucher[],
  pays: (seller: Voucher['funded_by']) => boolean,
): number =>
  paiseToRupees(
    sumPaise(
      vouchers
        .filter(({ funded_by: seller }) => pays(seller))
        .map(({ given }) => wireToPaise(given)),
    ),
  )

/** A page of the matching vouchers. They are few, so the browser has all of them. */
export function listOf(
  { vouchers, sellers }: Answer<'staffListVouchers'>,
  { q, state, page = 1, voucher }: VoucherSearch,
) {
  const fitting = q === undefined ? vouchers : vouchers.filter((one) => fitsText(one, q))
  const inState = (wanted: Voucher['state']) => fitting.filter((one) => one.state === wanted)
  const shown = state === undefined ? fitting : inState(state)
  return {
    ...pageOf(shown, page),
    sellers,
    states: {
      all: fitting.length,
      running: inState('running').length,
      planned: inState('planned').length,
      over: inState('over').length,
    },
    given: {
      shop: givenBy(shown, (seller) => seller === null),
      sellers: givenBy(shown, (seller) => seller !== null),
    },
    open: vouchers.find(({ code }) => code === voucher),
  }
}

/** The list's tabs by state. */
export function voucherStates(
  { q, state: chosen }: VoucherSearch,
  states: ReturnType<typeof listOf>['states'] | undefined,
): StateLink[] {
  const link = (state: Voucher['state'] | undefined, name: string) => ({
    key: state ?? 'all',
    name,
    many: states?.[state ?? 'all'],
    isChosen: state === chosen,
    href: href.vouchers({ q, state }),
  })
  return [
    link(undefined, 'All'),
    ...STATES.map((state) => link(state, VOUCHER_STATES[state].words)),
  ]
}
