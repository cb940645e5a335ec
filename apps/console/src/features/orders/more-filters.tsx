import { useQuery } from '@tanstack/react-query'
import { Disclosure } from '@upchar/ui/disclosure'
import { FilterDay, FilterNumber, FilterSelect } from '../../kit/filter-bar.tsx'
import { count } from '../../kit/format.ts'
import { question } from '../../shell/api/ask.ts'
import { COLD, foldedFilters, LICENCES, PAID, PROMISED } from './search.ts'
import type { OrderSearch } from './search.ts'

type Change = Partial<Record<keyof OrderSearch, string | undefined>>

const choice = ({ id, name }: { id: number; name: string }) => ({ value: `${id}`, name })

/** Sellers, and the warehouses of the chosen one or of all. */
function useSellers(seller: string | undefined) {
  const { data } = useQuery({ ...question('staffGetOrderFilters', {}), staleTime: 60_000 })
  const sellers = data?.sellers ?? []
  const shown = sellers.filter(({ id }) => seller === undefined || `${id}` === seller)
  return {
    sellers: sellers.map(choice),
    warehouses: shown.flatMap(({ warehouses }) =>
      warehouses.map(({ id, name, city }) => choice({ id, name: `${name}, ${city}` })),
    ),
  }
}

/** The rarer filters of the list of orders, folded away: their heading counts those that are set (OPS-01). */
export function MoreFilters({
  search,
  onChange,
}: {
  search: OrderSearch
  onChange: (change: Change) => void
}) {
  const set = foldedFilters(search)
  const { sellers, warehouses } = useSellers(search.seller)
  return (
    <Disclosure
      title={set === 0 ? 'More filters' : `More filters (${count(set)} set)`}
      className="w-full"
    >
      <div className="flex flex-wrap items-center gap-2">
        <FilterSelect
          label="Paid"
          value={search.paid}
          options={PAID}
          onChange={(paid) => onChange({ paid })}
        />
        <FilterSelect
          label="Seller"
          value={search.seller}
          options={sellers}
          onChange={(seller) => onChange({ seller, warehouse: undefined })}
        />
        <FilterSelect
          label="Warehouse"
          value={search.warehouse}
          options={warehouses}
          onChange={(warehouse) => onChange({ warehouse })}
        />
        <FilterSelect
          label="Promised"
          value={search.promised}
          options={PROMISED}
          onChange={(promised) => onChange({ promised })}
        />
        <PromisedDays search={search} onChange={onChange} />
        <FilterSelect
          label="Cold chain"
          value={search.cold}
          options={COLD}
          onChange={(cold) => onChange({ cold })}
        />
        <FilterSelect
          label="Licence"
          value={search.licence}
          options={LICENCES}
          onChange={(licence) => onChange({ licence })}
        />
        <FilterNumber
          label="Value from ₹"
          value={search.value_from}
          onChange={(from) => onChange({ value_from: from })}
        />
        <FilterNumber
          label="Value to ₹"
          value={search.value_to}
          onChange={(to) => onChange({ value_to: to })}
        />
      </div>
    </Disclosure>
  )
}

const PromisedDays = ({
  search,
  onChange,
}: {
  search: OrderSearch
  onChange: (change: Change) => void
}) => (
  <>
    <FilterDay
      label="Promised from"
      value={search.promised_from}
      max={search.promised_to}
      onChange={(from) => onChange({ promised_from: from })}
    />
    <FilterDay
      label="Promised to"
      value={search.promised_to}
      min={search.promised_from}
      onChange={(to) => onChange({ promised_to: to })}
    />
  </>
)
