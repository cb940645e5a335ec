import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { DataTable } from '@upchar/ui/dense/data-table'
import { EmptyState } from '@upchar/ui/dense/data-state'
import { sellerColumns, SuspensionDialog } from '../../../features/sellers/index.ts'
import type { Seller } from '../../../features/sellers/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'

const TITLE = 'Sellers'
const NOTE = 'A suspended seller sells nothing from that moment on; its orders are still packed.'

/** Sellers, and whether they may sell (OPS-06). */
export function SellersScreen() {
  const answer = useQuery(question('staffListSellers', {}))
  const { may } = useMe()
  const [changing, setChanging] = useState<Seller | null>(null)
  const [suspend, lift] = [may('sellers.suspend'), may('sellers.lift')]
  const columns = useMemo(() => sellerColumns({ suspend, lift }, setChanging), [suspend, lift])
  return (
    <Page title={TITLE} note={NOTE}>
      <Loaded answer={answer} what="The sellers" skeleton={<Lines count={8} />}>
        {({ sellers }) => (
          <DataTable
            label="Sellers"
            columns={columns}
            rows={sellers}
            rowId={(row) => String(row.id)}
            instead={
              sellers.length === 0 ? (
                <EmptyState title="No sellers yet">Add the first one in the set-up.</EmptyState>
              ) : undefined
            }
          />
        )}
      </Loaded>
      {changing ? <SuspensionDialog seller={changing} onClose={() => setChanging(null)} /> : null}
    </Page>
  )
}
