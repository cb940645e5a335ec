import { useRouter } from '@tanstack/react-router'
import { Button } from '@upchar/ui/button'
import { cx } from '@upchar/ui/cx'
import { TextInput } from '@upchar/ui/field'
import { stringifySearch } from '@upchar/web/search-params'
import { href } from '../../shell/urls/hrefs.ts'

/** What of the orders is shown. */
export type OrderSearch = { q: string; status: keyof typeof STATUSES }

const STATUSES = {
  all: 'All',
  open: 'Under way',
  delivered: 'Delivered',
  undone: 'Cancelled or returned',
} as const
const KEYS = ['all', 'open', 'delivered', 'undone'] as const

const LONGEST = 80

/** Reads it from an address. */
export const readOrderSearch = (search: Readonly<Record<string, unknown>>): OrderSearch => ({
  q: (typeof search['q'] === 'string' ? search['q'] : '').trim().slice(0, LONGEST),
  status: KEYS.find((key) => key === search['status']) ?? 'all',
})

/** The address of a page of the orders. */
export const ordersHref = ({ q, status }: OrderSearch, page = 1): string =>
  `${href.orders()}${stringifySearch({
    q: q || undefined,
    status: status === 'all' ? undefined : status,
    page: page > 1 ? String(page) : undefined,
  })}`

/** Finds orders by words and by what became of them; works without JavaScript. */
export function OrderFinder({ search }: { search: OrderSearch }) {
  const router = useRouter()
  return (
    <search aria-label="Find orders" className="flex flex-col gap-3">
      <form
        action={href.orders()}
        method="get"
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const q = new FormData(event.currentTarget).get('q')
          void router.navigate({
            href: ordersHref(readOrderSearch({ ...search, q })),
            resetScroll: false,
          })
        }}
      >
        <TextInput
          key={search.q}
          name="q"
          label="Order number, product, SKU or AWB"
          defaultValue={search.q}
          maxLength={LONGEST}
          autoComplete="off"
          className="min-w-0 grow basis-64 sm:max-w-96"
        />
        {search.status === 'all' ? null : (
          <input type="hidden" name="status" value={search.status} />
        )}
        <Button type="submit" look="outline">
          Find
        </Button>
      </form>
      <nav aria-label="State of the orders" className="row-scroll">
        <ul className="flex gap-2">
          {KEYS.map((status) => (
            <li key={status}>
              <a
                href={ordersHref({ ...search, status })}
                aria-current={status === search.status ? 'page' : undefined}
                className={cx(
                  'flex min-h-11 items-center rounded-full border px-4 text-body-sm whitespace-nowrap no-underline',
                  status === search.status
                    ? 'border-action bg-selected font-medium text-action'
                    : 'border-control-border text-text hover:bg-panel',
                )}
              >
                {STATUSES[status]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </search>
  )
}
