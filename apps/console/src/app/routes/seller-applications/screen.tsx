import { useMemo, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  SELLER_APPLICATION_STATE_NAMES,
  SELLER_APPLICATION_STATES,
} from '@upchar/kernel/seller-applications'
import {
  applicationColumns,
  ApproveDialog,
  AskForm,
  CheckForm,
  RefuseDialog,
} from '../../../features/seller-applications/index.ts'
import type { Application, Step } from '../../../features/seller-applications/index.ts'
import { listSearch, PAGE_SIZE } from '../../../kit/list-search.ts'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const readSearch = listSearch({ state: SELLER_APPLICATION_STATES })

/** Who wants to sell here, with documents and checklist: one member of staff checks, another approves (ENGAGE-08). */
export function SellerApplicationsScreen() {
  const { page = 1, state } = useSearchOf(readSearch)
  const me = useMe()
  const [chosen, setChosen] = useState<{ row: Application; step: Step } | null>(null)
  const answer = useQuery({
    ...question('staffListApplicants', {
      query: { page, limit: PAGE_SIZE, ...(state !== undefined && { state }) },
    }),
    placeholderData: keepPreviousData,
  })
  const mayApprove = me.may('setup.change')
  const columns = useMemo(
    () =>
      applicationColumns({ mayApprove, myId: me.member.id }, (row, step) =>
        setChosen({ row, step }),
      ),
    [mayApprove, me.member.id],
  )
  const close = () => setChosen(null)
  const row = chosen?.row
  return (
    <Page
      title="Seller applications"
      note="Who wants to sell here. One of you looks at every document and checks it, somebody else approves: that makes the seller with its licences."
      fixed
    >
      <StateLinks
        links={[
          {
            key: 'all',
            name: 'All',
            many: undefined,
            href: href.sellerApplications(),
            isChosen: state === undefined,
          },
          ...SELLER_APPLICATION_STATES.map((key) => ({
            key,
            name: SELLER_APPLICATION_STATE_NAMES[key],
            many: undefined,
            href: href.sellerApplications({ state: key }),
            isChosen: state === key,
          })),
        ]}
      />
      {row !== undefined && chosen?.step === 'check' ? (
        <CheckForm key={row.id} row={row} onClose={close} />
      ) : null}
      {row !== undefined && chosen?.step === 'ask' ? (
        <AskForm key={row.id} row={row} onClose={close} />
      ) : null}
      <List
        label="Applications"
        answer={answer}
        rows={(data) => data.applications}
        columns={columns}
        rowId={(one) => one.id}
        page={page}
        pageHref={(other) =>
          href.sellerApplications({ state, page: other > 1 ? other : undefined })
        }
        empty={{
          title: 'No applications',
          text: 'Sellers apply by the link in the shop’s footer.',
        }}
      />
      {row !== undefined && chosen?.step === 'refuse' ? (
        <RefuseDialog row={row} onClose={close} />
      ) : null}
      {row !== undefined && chosen?.step === 'approve' ? (
        <ApproveDialog row={row} onClose={close} />
      ) : null}
    </Page>
  )
}
