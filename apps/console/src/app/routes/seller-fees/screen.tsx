import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { SELLER_FEE_KINDS, SELLER_FEES } from '@upchar/kernel/seller-fees'
import { Button } from '@upchar/ui/button'
import { PlusIcon } from '@upchar/ui/icons'
import { feeColumns, FeeForm } from '../../../features/seller-fees/index.ts'
import type { SellerFees } from '../../../features/seller-fees/index.ts'
import { listSearch, pageOf } from '../../../kit/list-search.ts'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NOTE =
  'What the marketplace keeps of its sellers’ sales. The most specific rule decides: of a seller for a family, of the seller, of the family, then the general one. What was sold before a first day keeps its rule.'
const readSearch = listSearch({ state: SELLER_FEE_KINDS })

/** Commission, closing fee and the taxes on sellers (OPS-06). */
export function SellerFeesScreen() {
  const { page = 1, state: kind } = useSearchOf(readSearch)
  const mayChange = useMe().may('seller_fees.change')
  const [adding, setAdding] = useState(false)
  const all = useQuery(question('staffListSellerFees', {}))
  const select = useMemo(
    () => (data: SellerFees) =>
      pageOf(
        data.rules.filter((rule) => kind === undefined || rule.kind === kind),
        page,
      ),
    [page, kind],
  )
  const answer = useQuery({ ...question('staffListSellerFees', {}), select })
  const columns = useMemo(() => feeColumns(), [])
  const link = (key: (typeof SELLER_FEE_KINDS)[number] | undefined) => ({
    key: key ?? 'all',
    name: key === undefined ? 'All' : SELLER_FEES[key].name,
    many: undefined,
    href: href.sellerFees({ state: key }),
    isChosen: key === kind,
  })
  return (
    <Page
      title="Commission and fees"
      note={NOTE}
      actions={
        mayChange && !adding && all.data ? (
          <Button onClick={() => setAdding(true)}>
            <PlusIcon size={16} aria-hidden="true" /> New rule
          </Button>
        ) : undefined
      }
      fixed={!adding}
    >
      {adding && all.data ? <FeeForm data={all.data} onClose={() => setAdding(false)} /> : null}
      <StateLinks links={[link(undefined), ...SELLER_FEE_KINDS.map(link)]} />
      <List
        label="Rules"
        answer={answer}
        rows={(data) => data.rows}
        columns={columns}
        rowId={(row) => String(row.id)}
        page={page}
        pageHref={(other) => href.sellerFees({ state: kind, page: other > 1 ? other : undefined })}
        empty={{
          title: 'No rule yet',
          text: 'Without a rule nothing is kept of a seller’s sales.',
        }}
      />
    </Page>
  )
}
