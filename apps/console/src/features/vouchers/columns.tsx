import { Badge } from '@upchar/ui/badge'
import { columnsFor, RowLink } from '@upchar/ui/dense/data-table'
import { href } from '../../shell/hrefs.ts'
import { rupees } from '../../kit/format.ts'
import { PRICE_STATES } from '../../kit/offer-words.ts'
import type { VoucherSearch } from './search.ts'
import { bearerOf, heldWords, shortTerms, timeWords, usesWords } from './words.ts'
import type { Voucher } from './words.ts'

export function StateMark({ state }: { state: Voucher['state'] }) {
  const { words, tone } = PRICE_STATES[state]
  return (
    <Badge tone={tone} className="whitespace-nowrap">
      {words}
    </Badge>
  )
}

/** The voucher; in narrow windows also the content of the hidden columns. */
function FirstCell({ voucher, search }: { voucher: Voucher; search: VoucherSearch }) {
  return (
    <>
      <RowLink href={href.vouchers({ ...search, voucher: voucher.code })}>{voucher.code}</RowLink>
      {voucher.listed ? null : <Badge className="ml-2">Not listed</Badge>}
      <span className="block">{voucher.title}</span>
      <span className="block text-caption text-text-hint">{shortTerms(voucher)}</span>
      <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-caption sm:hidden">
        <StateMark state={voucher.state} /> {timeWords(voucher)}
      </span>
      <span className="mt-1 block text-caption text-text-muted sm:hidden">
        Used {usesWords(voucher)}, {rupees(voucher.given)} given
        {voucher.held > 0 ? `, ${heldWords(voucher.held)}` : ''}
      </span>
      <span className="block text-caption text-text-muted lg:hidden">{bearerOf(voucher)} pays</span>
    </>
  )
}

const column = columnsFor<Voucher>()

export const voucherColumns = (search: VoucherSearch) =>
  column.columns([
    column.accessor('code', {
      id: 'voucher',
      header: 'Voucher',
      meta: { width: 'w-full min-w-48' },
      cell: ({ row: { original: voucher } }) => <FirstCell voucher={voucher} search={search} />,
    }),
    column.accessor('funded_by', {
      id: 'bearer',
      header: 'Who pays',
      meta: { from: 'lg', width: 'min-w-56' },
      cell: ({ row: { original: voucher } }) => bearerOf(voucher),
    }),
    column.accessor('state', {
      id: 'state',
      header: 'State',
      meta: { from: 'sm' },
      cell: ({ row: { original: voucher } }) => (
        <>
          <StateMark state={voucher.state} />
          <span className="block text-caption text-text-hint lg:whitespace-nowrap">
            {timeWords(voucher)}
          </span>
        </>
      ),
    }),
    column.accessor('uses', {
      id: 'uses',
      header: 'Used',
      meta: { from: 'sm', align: 'end' },
      cell: ({ row: { original: voucher } }) => (
        <>
          <span className="whitespace-nowrap">{usesWords(voucher)}</span>
          {voucher.held > 0 ? (
            <span className="block text-caption text-text-hint">{heldWords(voucher.held)}</span>
          ) : null}
        </>
      ),
    }),
    column.accessor('given', {
      id: 'given',
      header: 'Given',
      meta: { from: 'sm', align: 'end' },
      cell: ({ getValue }) => <span className="whitespace-nowrap">{rupees(getValue())}</span>,
    }),
  ])
