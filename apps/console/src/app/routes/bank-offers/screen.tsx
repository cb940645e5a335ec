import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { PlusIcon } from '@upchar/ui/icons'
import {
  bankOfferColumns,
  EndBankOfferDialog,
  NewBankOffer,
} from '../../../features/bank-offers/index.ts'
import type { BankOffer } from '../../../features/bank-offers/index.ts'
import { listSearch, pageOf } from '../../../kit/list-search.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NOTE =
  'Cashback that a bank or wallet gives to who pays by it. Buyers see it at “Pay online” and choose it on the payment page; never with prescription medicines or vaccines in the cart. Prices and invoices don’t change.'
const readSearch = listSearch({})

/** Offers of banks and wallets that payments name (CHECKOUT-06). */
export function BankOffersScreen() {
  const { page = 1 } = useSearchOf(readSearch)
  const mayChange = useMe().may('vouchers.change')
  const [making, setMaking] = useState(false)
  const [ending, setEnding] = useState<BankOffer | null>(null)
  const select = useMemo(
    () => (data: Answer<'staffListBankOffers'>) => pageOf(data.offers, page),
    [page],
  )
  const answer = useQuery({ ...question('staffListBankOffers', {}), select })
  const columns = useMemo(() => bankOfferColumns(mayChange ? setEnding : undefined), [mayChange])
  return (
    <Page
      title="Bank offers"
      note={mayChange ? NOTE : `${NOTE} Only finance and administrators can enter and end them.`}
      actions={
        mayChange && !making ? (
          <Button onClick={() => setMaking(true)}>
            <PlusIcon size={16} aria-hidden="true" /> New offer
          </Button>
        ) : undefined
      }
      fixed
    >
      {making ? <NewBankOffer onClose={() => setMaking(false)} /> : null}
      <List
        label="Bank offers"
        answer={answer}
        rows={(data) => data.rows}
        columns={columns}
        rowId={(row) => row.id}
        page={page}
        pageHref={(other) => href.bankOffers({ page: other > 1 ? other : undefined })}
        empty={{
          title: 'No offers of banks yet',
          text: 'Enter what a bank or wallet gives to buyers who pay by it.',
        }}
      />
      {ending ? <EndBankOfferDialog offer={ending} onClose={() => setEnding(null)} /> : null}
    </Page>
  )
}
