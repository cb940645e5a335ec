import { useMemo } from 'react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Notice } from '@upchar/ui/dense/notice'
import { showAlert } from '@upchar/web/alerts'
import { proposalColumns, type Proposal } from '../features/offer-proposals/index.ts'
import { listSearch, PAGE_SIZE } from '../kit/list-search.ts'
import { useSearchOf } from '../kit/use-address.ts'
import { question, useCall } from '../shell/api/ask.ts'
import { List } from '../shell/page/list-screen.tsx'
import { Page } from '../shell/page/page.tsx'
import { portalHref } from './hrefs.ts'
import { useSellerMe } from './me.ts'
import { mayChangeOffers } from './product-words.ts'

const readSearch = listSearch({})

/** What the seller has proposed, and what became of it (APP-01, OPS-04). */
export function ProposalsScreen() {
  const { page = 1 } = useSearchOf(readSearch)
  const client = useQueryClient()
  const { member } = useSellerMe()
  const answer = useQuery({
    ...question('sellerListProposals', { query: { page, limit: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  })
  const { mutate, error } = useCall('sellerWithdrawProposal', {
    onSuccess: ({ proposal: { sku } }) => showAlert(1, `The proposal for ${sku} is withdrawn.`),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['sellerListProposals'] }),
        client.invalidateQueries({ queryKey: ['sellerListOffers'] }),
      ]),
  })
  const columns = useMemo(
    () =>
      proposalColumns(
        mayChangeOffers(member.role)
          ? [
              {
                name: 'Withdraw',
                look: 'outline',
                run: ({ id }) => mutate({ params: { id } }),
              },
            ]
          : [],
      ),
    [member.role, mutate],
  )
  return (
    <Page
      title="Proposals"
      note="What you asked for. The marketplace accepts or refuses it, and you get a mail."
      back={{ href: portalHref.products(), name: 'Products' }}
    >
      {error ? (
        <Notice tone="danger" live>
          {error.message}
        </Notice>
      ) : null}
      <List
        label="Proposals"
        answer={answer}
        rows={(data): Proposal[] => data.proposals}
        columns={columns}
        rowId={(row) => row.id}
        page={page}
        pageHref={(other) => portalHref.proposals({ page: other > 1 ? other : undefined })}
        empty={{
          title: 'Nothing proposed yet',
          text: 'Propose another price, or an offer on another article, under Products.',
        }}
      />
    </Page>
  )
}
