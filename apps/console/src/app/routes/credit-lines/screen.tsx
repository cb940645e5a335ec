import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CREDIT_STATES, creditColumns } from '../../../features/credit-lines/index.ts'
import { listSearch } from '../../../kit/list-search.ts'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const STATES = ['in_review', 'active', 'blocked', 'refused', 'closed', 'sending'] as const
const readSearch = listSearch({ state: STATES })

/** Applications for credit lines and the lines that came of them (CREDIT-01). The lenders decide; staff look. */
export function CreditLinesScreen() {
  const { page = 1, state } = useSearchOf(readSearch)
  const answer = useQuery({
    ...question('staffListCredit', { query: { page, state } }),
    placeholderData: keepPreviousData,
  })
  const { data } = answer
  const hrefOf = (of: string | undefined) => (other: number) =>
    href.creditLines({ state: of, page: other > 1 ? other : undefined })
  return (
    <Page
      title="Credit lines"
      note="Customers apply to a lender, which decides, lends and is repaid. What they entered is at the lender only."
      fixed
    >
      {data?.on === false ? (
        <p className="text-body-sm">
          The credit line is off: no fintech backend is set. See the set-up.
        </p>
      ) : null}
      <StateLinks
        links={[
          {
            key: 'all',
            name: 'All',
            many: data?.states.reduce((all, { count }) => all + count, 0),
            href: hrefOf(undefined)(1),
            isChosen: state === undefined,
          },
          ...STATES.map((key) => ({
            key,
            name: CREDIT_STATES[key].words,
            many: data?.states.find((one) => one.state === key)?.count,
            href: hrefOf(key)(1),
            isChosen: state === key,
          })),
        ]}
      />
      <List
        label="Credit lines"
        answer={answer}
        rows={(list) => list.accounts}
        columns={creditColumns}
        rowId={(row) => row.id}
        page={page}
        pageHref={hrefOf(state)}
        empty={{
          title: 'No credit lines here',
          text: 'Customers apply on the page Credit line of their account.',
        }}
      />
    </Page>
  )
}
