import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { claimColumns, ConfirmClaim, EndClaimDialog } from '../../../features/sez/index.ts'
import type { Claim } from '../../../features/sez/index.ts'
import { listSearch, pageOf } from '../../../kit/list-search.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const readSearch = listSearch({})

/** Buyers who state that they are in a special economic zone, with their letters of approval (IGST Act s.16). */
export function SezScreen() {
  const { page = 1 } = useSearchOf(readSearch)
  const mayChange = useMe().may('tax.change')
  const [chosen, setChosen] = useState<{ claim: Claim; confirms: boolean } | null>(null)
  const select = useMemo(
    () => (data: Answer<'staffListSezClaims'>) => pageOf(data.claims, page),
    [page],
  )
  const answer = useQuery({ ...question('staffListSezClaims', {}), select })
  const columns = useMemo(
    () =>
      claimColumns(
        mayChange
          ? (claim, decision) => setChosen({ claim, confirms: decision === 'confirm' })
          : undefined,
      ),
    [mayChange],
  )
  const close = () => setChosen(null)
  return (
    <Page
      title="Economic zones"
      note="Buyers who say that they are a unit or developer of a special economic zone. What they say changes no tax until somebody has compared it with the letter of approval."
      fixed
    >
      {chosen?.confirms ? (
        <ConfirmClaim key={chosen.claim.id} claim={chosen.claim} onClose={close} />
      ) : null}
      <List
        label="Statements"
        answer={answer}
        rows={(data) => data.rows}
        columns={columns}
        rowId={(row) => row.id}
        page={page}
        pageHref={(other) => href.sez({ page: other > 1 ? other : undefined })}
        empty={{ title: 'No statements yet', text: 'Customers make them in their account.' }}
      />
      {chosen !== null && !chosen.confirms ? (
        <EndClaimDialog claim={chosen.claim} onClose={close} />
      ) : null}
    </Page>
  )
}
