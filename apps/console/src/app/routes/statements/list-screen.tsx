import { useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatIstDate } from '@upchar/kernel/dates'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { BankFiles, CloseForm, statementColumns } from '../../../features/statements/index.ts'
import { FilterBar, FilterSelect } from '../../../kit/filter-bar.tsx'
import { listSearch, PAGE_SIZE } from '../../../kit/list-search.ts'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NOTE =
  'What each seller is owed. A job closes the week after each Sunday: goods whose time for returns is over and whose money has come, less what came back, commission, fees and taxes.'
const EMPTY = {
  all: {
    title: 'No statement yet',
    text: 'The first one is closed once the time for returns of delivered goods is over.',
  },
  to_pay: {
    title: 'Nothing to pay',
    text: 'Statements with a payout that isn’t transferred yet appear here.',
  },
  disputed: {
    title: 'Nothing is disputed',
    text: 'Statements that a seller disputes appear here until the dispute ends.',
  },
}
const readSearch = listSearch({ state: ['to_pay', 'disputed'] as const, seller: /^\d{1,9}$/ })

/** Statements of sellers (OPS-06). */
export function StatementsScreen() {
  const { page = 1, state, seller } = useSearchOf(readSearch)
  const go = useGo()
  const { may } = useMe()
  const [mayClose, mayPay] = [may('statements.close'), may('statements.pay')]
  const [closing, setClosing] = useState(false)
  const answer = useQuery({
    ...question('staffListStatements', {
      query: {
        page,
        limit: PAGE_SIZE,
        ...(state ? { state } : {}),
        ...(seller ? { seller: Number(seller) } : {}),
      },
    }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => statementColumns(), [])
  const link = (key: 'to_pay' | 'disputed' | undefined, name: string) => ({
    key: key ?? 'all',
    name,
    many: undefined,
    href: href.statements({ state: key, seller }),
    isChosen: key === state,
  })
  return (
    <Page
      title="Statements"
      note={NOTE}
      actions={
        mayClose && !closing && answer.data ? (
          <Button onClick={() => setClosing(true)}>Close a statement</Button>
        ) : undefined
      }
      fixed={!closing}
    >
      {closing && answer.data ? (
        <CloseForm data={answer.data} onClose={() => setClosing(false)} />
      ) : null}
      {answer.data?.not_closed.map(({ seller: { id, name }, until, reason }) => (
        <Notice key={id} tone="danger">
          {`The statement of ${name} until ${formatIstDate(until)} isn’t closed: ${reason}`}
        </Notice>
      ))}
      <StateLinks
        links={[link(undefined, 'All'), link('to_pay', 'To pay'), link('disputed', 'Disputed')]}
      />
      <FilterBar label="Narrow the statements">
        <FilterSelect
          label="Seller"
          value={seller}
          options={(answer.data?.sellers ?? []).map(({ id, name }) => ({
            value: String(id),
            name,
          }))}
          onChange={(chosen) => go(href.statements({ state, seller: chosen }), { replace: true })}
        />
      </FilterBar>
      {state === 'to_pay' && mayPay && answer.data ? <BankFiles data={answer.data} /> : null}
      <List
        label="Statements"
        answer={answer}
        rows={(data) => data.statements}
        columns={columns}
        rowId={(row) => row.id}
        page={page}
        pageHref={(other) =>
          href.statements({ state, seller, page: other > 1 ? other : undefined })
        }
        empty={EMPTY[state ?? 'all']}
      />
    </Page>
  )
}
