import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { EmptyCard } from '@upchar/ui/empty-card'
import { ReceiptIcon } from '@upchar/ui/icons'
import {
  EndLutDialog,
  NewLut,
  NewTurnover,
  SellerTaxPanel,
} from '../../../features/seller-tax/index.ts'
import type { Lut, SellerTax } from '../../../features/seller-tax/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'

const TITLE = 'Sellers’ tax'
const NOTE =
  'With a letter of undertaking a seller supplies economic zones without tax. Its turnover decides whether its invoices must be reported to the portal.'

type Adding = { seller: SellerTax; what: 'lut' | 'turnover' } | null

/** Letters of undertaking and turnovers of the sellers, and what follows from them. */
export function SellerTaxScreen() {
  const answer = useQuery(question('staffListSellerTax', {}))
  return (
    <Loaded
      answer={answer}
      what="The sellers"
      skeleton={
        <Page title={TITLE} note={NOTE}>
          <Lines count={8} />
        </Page>
      }
    >
      {({ sellers }) => (
        <Page title={TITLE} note={NOTE}>
          <Sellers sellers={sellers} />
        </Page>
      )}
    </Loaded>
  )
}

function Sellers({ sellers }: Pick<Answer<'staffListSellerTax'>, 'sellers'>) {
  const mayChange = useMe().may('tax.change')
  const [adding, setAdding] = useState<Adding>(null)
  const [ending, setEnding] = useState<Lut | null>(null)
  const close = () => setAdding(null)
  if (sellers.length === 0)
    return (
      <EmptyCard
        Icon={ReceiptIcon}
        title="No sellers yet"
        text="Add the first one in the set-up."
      />
    )
  return (
    <div className="flex flex-col gap-4">
      {adding?.what === 'lut' ? <NewLut seller={adding.seller} onClose={close} /> : null}
      {adding?.what === 'turnover' ? <NewTurnover seller={adding.seller} onClose={close} /> : null}
      {sellers.map((seller) => (
        <SellerTaxPanel
          key={seller.id}
          seller={seller}
          onAdd={mayChange ? (what) => setAdding({ seller, what }) : undefined}
          onEnd={setEnding}
        />
      ))}
      {ending ? <EndLutDialog lut={ending} onClose={() => setEnding(null)} /> : null}
    </div>
  )
}
