import { useMemo, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { PlusIcon } from '@upchar/ui/icons'
import {
  approvalColumns,
  AskForm,
  floorColumns,
  FloorForm,
} from '../../../features/price-floors/index.ts'
import type { Floors } from '../../../features/price-floors/index.ts'
import { listSearch, pageOf } from '../../../kit/list-search.ts'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question, useCall } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NOTE =
  'The lowest prices that one person may set, in the editor, by file, or for a deal, a gift or a larger quantity. Below them a second person has to accept the price first.'
const readSearch = listSearch({ state: ['asked'] })

/** The lowest prices that staff may set alone, and lower ones asked for (OPS-04). */
export function PriceFloorsScreen() {
  const { page = 1, state } = useSearchOf(readSearch)
  const client = useQueryClient()
  const { may } = useMe()
  const mayChange = may('floors.change')
  const [open, setOpen] = useState<'floor' | 'ask'>()
  const onClose = () => setOpen(undefined)
  const all = useQuery(question('staffListPriceFloors', {}))
  const floors = useMemo(() => (data: Floors) => pageOf(data.floors, page), [page])
  const approvals = useMemo(() => (data: Floors) => pageOf(data.approvals, page), [page])
  const list = useQuery({ ...question('staffListPriceFloors', {}), select: floors })
  const asked = useQuery({ ...question('staffListPriceFloors', {}), select: approvals })
  const { mutate, error } = useCall('staffDecideLowerPrice', {
    onSettled: () => client.invalidateQueries({ queryKey: ['staffListPriceFloors'] }),
  })
  const columns = useMemo(() => floorColumns(), [])
  const askedColumns = useMemo(
    () =>
      approvalColumns(
        mayChange ? ({ id }, accept) => mutate({ params: { id }, body: { accept } }) : undefined,
      ),
    [mayChange, mutate],
  )
  const link = (key: 'asked' | undefined, name: string, many: number | undefined) => ({
    key: key ?? 'all',
    name,
    many,
    href: href.priceFloors({ state: key }),
    isChosen: key === state,
  })
  const shared = {
    page,
    pageHref: (other: number) => href.priceFloors({ state, page: other > 1 ? other : undefined }),
  }
  return (
    <Page
      title="Lowest prices"
      note={NOTE}
      actions={
        open === undefined && all.data ? (
          <>
            {may('floors.ask') ? (
              <Button look="outline" onClick={() => setOpen('ask')}>
                Ask for a lower price
              </Button>
            ) : null}
            {mayChange ? (
              <Button onClick={() => setOpen('floor')}>
                <PlusIcon size={16} aria-hidden="true" /> Set a lowest price
              </Button>
            ) : null}
          </>
        ) : undefined
      }
      fixed={open === undefined}
    >
      {open === 'floor' && all.data ? <FloorForm data={all.data} onClose={onClose} /> : null}
      {open === 'ask' && all.data ? <AskForm today={all.data.today} onClose={onClose} /> : null}
      {error ? (
        <Notice tone="danger" live>
          {error.message}
        </Notice>
      ) : null}
      <StateLinks
        links={[
          link(undefined, 'In force', all.data?.floors.length),
          link('asked', 'Lower prices', all.data?.approvals.length),
        ]}
      />
      {state === 'asked' ? (
        <List
          label="Lower prices"
          answer={asked}
          rows={(data) => data.rows}
          columns={askedColumns}
          rowId={(row) => row.id}
          empty={{
            title: 'Nobody has asked for a lower price',
            text: 'Prices below the lowest wait here for a second person.',
          }}
          {...shared}
        />
      ) : (
        <List
          label="Lowest prices"
          answer={list}
          rows={(data) => data.rows}
          columns={columns}
          rowId={(row) => String(row.id)}
          empty={{
            title: 'No lowest price yet',
            text: 'Without one, staff may set any price up to the MRP.',
          }}
          {...shared}
        />
      )}
    </Page>
  )
}
