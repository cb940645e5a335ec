import { useMemo, useState } from 'react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { LinkButton } from '@upchar/ui/button'
import { PlusIcon } from '@upchar/ui/icons'
import { showAlert } from '@upchar/web/alerts'
import { Confirm } from '../kit/confirm.tsx'
import { FilterBar, FilterSelect, SearchBox } from '../kit/filter-bar.tsx'
import { listSearch, PAGE_SIZE } from '../kit/list-search.ts'
import { nameOf } from '../kit/offer-words.ts'
import { useSearchOf } from '../kit/use-address.ts'
import { useGo } from '../kit/use-go.ts'
import { question, useCall } from '../shell/api/ask.ts'
import { List } from '../shell/page/list-screen.tsx'
import { Page } from '../shell/page/page.tsx'
import { portalHref } from './hrefs.ts'
import { useSellerMe } from './me.ts'
import { productColumns } from './product-columns.tsx'
import { mayChangeOffers, type OwnOffer } from './product-words.ts'
import { ProposalForm } from './proposal-form.tsx'

const NONE_FITS = {
  title: 'No product fits',
  text: 'Search by the whole SKU or bar code, or the beginning of words of the title.',
}
const NONE_YET = {
  title: 'You sell nothing yet',
  text: 'Your products appear here as soon as they are in the catalogue.',
}
const SALES = [
  { value: 'on', name: 'On sale' },
  { value: 'off', name: 'Off sale' },
] as const
const readSearch = listSearch({ sale: ['on', 'off'] as const })
type Search = ReturnType<typeof readSearch>

/** What the seller offers, with price, stock, and what keeps it off sale (APP-01, OPS-04). */
export function ProductsScreen() {
  const search = useSearchOf(readSearch)
  const { q, sale, page = 1 } = search
  const { member } = useSellerMe()
  const mayChange = mayChangeOffers(member.role)
  const [ending, setEnding] = useState<OwnOffer>()
  const [changing, setChanging] = useState<OwnOffer>()
  const answer = useQuery({
    ...question('sellerListOffers', { query: { q, sale, page, limit: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(
    () => productColumns(mayChange ? { onEnd: setEnding, onChange: setChanging } : undefined),
    [mayChange],
  )
  const isFiltered = q !== undefined || sale !== undefined
  return (
    <Page
      title="Products"
      note="What you sell here, at which price, and what keeps it off sale."
      actions={
        <>
          <LinkButton look="outline" href={portalHref.proposals()}>
            Proposals
          </LinkButton>
          {mayChange ? (
            <LinkButton href={portalHref.newOffer}>
              <PlusIcon size={16} aria-hidden="true" /> Offer another article
            </LinkButton>
          ) : null}
        </>
      }
    >
      {changing ? (
        <ProposalForm
          key={changing.sku}
          variant={changing.variant}
          name={nameOf(changing)}
          offer={changing}
          onClose={() => setChanging(undefined)}
        />
      ) : null}
      <Filters search={search} clearHref={isFiltered ? portalHref.products() : undefined} />
      <List
        label="Products"
        answer={answer}
        rows={(data) => data.offers}
        columns={columns}
        rowId={(row) => row.sku}
        page={page}
        pageHref={(other) =>
          portalHref.products({ ...search, page: other > 1 ? other : undefined })
        }
        empty={isFiltered ? NONE_FITS : NONE_YET}
      />
      {ending ? <EndDialog offer={ending} onClose={() => setEnding(undefined)} /> : null}
    </Page>
  )
}

function Filters({ search, clearHref }: { search: Search; clearHref: string | undefined }) {
  const go = useGo()
  const to = (change: Partial<Record<keyof Search, string | undefined>>, replace = false) =>
    go(portalHref.products({ ...search, page: undefined, ...change }), { replace })
  return (
    <FilterBar label="Find products" clearHref={clearHref}>
      <SearchBox
        label="Search products"
        placeholder="Title, SKU or bar code"
        value={search.q ?? ''}
        onChange={(q) => to({ q }, true)}
      />
      <FilterSelect
        label="On sale"
        value={search.sale}
        options={SALES}
        onChange={(sale) => to({ sale })}
      />
    </FilterBar>
  )
}

function EndDialog({ offer, onClose }: { offer: OwnOffer; onClose: () => void }) {
  const client = useQueryClient()
  const end = useCall('sellerEndOffer', {
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['sellerListOffers'] })
      showAlert(1, `${offer.sku} is off sale.`)
      onClose()
    },
  })
  return (
    <Confirm
      title={`Take ${offer.sku} off sale?`}
      action="Take it off sale"
      danger
      busy={end.isPending}
      problem={end.error?.message}
      onConfirm={() => end.mutate({ body: { sku: offer.sku } })}
      onClose={onClose}
    >
      <p className="[overflow-wrap:anywhere]">
        Nobody can buy {nameOf(offer)} from you from now on. Orders that are placed stand: pack
        them.
      </p>
    </Confirm>
  )
}
