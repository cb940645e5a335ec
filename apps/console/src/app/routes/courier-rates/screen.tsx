import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { COURIER_RATE_KINDS, COURIER_RATES } from '@upchar/kernel/courier-rates'
import { Button } from '@upchar/ui/button'
import { PlusIcon } from '@upchar/ui/icons'
import { rateColumns, RateForm } from '../../../features/courier-rates/index.ts'
import type { CourierRates } from '../../../features/courier-rates/index.ts'
import { listSearch, pageOf } from '../../../kit/list-search.ts'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NOTE =
  'What couriers charge whose AWB you type. A parcel costs the freight of the smallest slab that fits its weight, or its volumetric weight if that is greater, the fuel surcharge on that, and a fee if it collects cash. Couriers’ bills are checked against these rates. A new rate changes nothing for parcels that have left before its first day.'
const readSearch = listSearch({ state: COURIER_RATE_KINDS })

/** Rate cards of couriers without an API (OPS-02). */
export function CourierRatesScreen() {
  const { page = 1, state: kind } = useSearchOf(readSearch)
  const mayChange = useMe().may('courier_rates.change')
  const [adding, setAdding] = useState(false)
  const all = useQuery(question('staffListCourierRates', {}))
  const select = useMemo(
    () => (data: CourierRates) =>
      pageOf(
        data.rates.filter((rate) => kind === undefined || rate.kind === kind),
        page,
      ),
    [page, kind],
  )
  const answer = useQuery({ ...question('staffListCourierRates', {}), select })
  const columns = useMemo(() => rateColumns(), [])
  const link = (key: (typeof COURIER_RATE_KINDS)[number] | undefined) => ({
    key: key ?? 'all',
    name: key === undefined ? 'All' : COURIER_RATES[key].name,
    many: undefined,
    href: href.courierRates({ state: key }),
    isChosen: key === kind,
  })
  return (
    <Page
      title="Couriers’ rates"
      note={NOTE}
      actions={
        mayChange && !adding && all.data ? (
          <Button onClick={() => setAdding(true)}>
            <PlusIcon size={16} aria-hidden="true" /> New line
          </Button>
        ) : undefined
      }
      fixed={!adding}
    >
      {adding && all.data ? <RateForm data={all.data} onClose={() => setAdding(false)} /> : null}
      <StateLinks links={[link(undefined), ...COURIER_RATE_KINDS.map(link)]} />
      <List
        label="Lines"
        answer={answer}
        rows={(data) => data.rows}
        columns={columns}
        rowId={(row) => String(row.id)}
        page={page}
        pageHref={(other) =>
          href.courierRates({ state: kind, page: other > 1 ? other : undefined })
        }
        empty={{
          title: 'No rates yet',
          text: 'Until the first one, parcels whose AWB you type say “No cost known”.',
        }}
      />
    </Page>
  )
}
