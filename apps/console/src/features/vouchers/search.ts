import { paiseToRupees, sumPaise, wireToPaise } from '@upchar/kernel/money'
import { VOUCHER_CODE } from '@upchar/kernel/voucher-code'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { DATED_STATES, datedPage, inState } from '../../kit/dated-list.ts'
import { hasWords, listSearch } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'
import { textOf } from './words.ts'
import type { Voucher } from './words.ts'

const filters = { state: DATED_STATES, voucher: VOUCHER_CODE } as const

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

/** A page of the matching vouchers. */
export function listOf(
  { vouchers, sellers }: Answer<'staffListVouchers'>,
  { q, state, page = 1, voucher }: VoucherSearch,
) {
  const fitting = q === undefined ? vouchers : vouchers.filter((one) => hasWords(textOf(one), q))
  const shown = inState(fitting, state)
  return {
    ...datedPage(fitting, { page, ...(state && { state }) }),
    sellers,
    given: {
      shop: givenBy(shown, (seller) => seller === null),
      sellers: givenBy(shown, (seller) => seller !== null),
    },
    open: vouchers.find(({ code }) => code === voucher),
  }
}
