import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { TextInput } from '@upchar/ui/field'
import { VolumeForm } from '../../../features/volume-prices/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { listSearch } from '../../../kit/list-search.ts'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { useMe } from '../../../shell/api/me.ts'
import { href } from '../../../shell/hrefs.ts'
import { NotAllowedScreen } from '../../../shell/page/fault-screens.tsx'
import { Page } from '../../../shell/page/page.tsx'

const readSearch = listSearch({ sku: /^[\w./-]{1,64}$/ })

/** Finds an offer by SKU; its form opens below (CART-11). */
export function NewVolumePricesScreen() {
  const mayChange = useMe().may('vouchers.change')
  const { sku } = useSearchOf(readSearch)
  const answer = useQuery({
    ...question('staffFindVolumeOffer', { query: { sku: sku ?? '' } }),
    enabled: mayChange && sku !== undefined,
    retry: false,
  })
  if (!mayChange) return <NotAllowedScreen permission="vouchers.change" />
  return (
    <Page
      title="Set volume prices"
      back={{ href: href.volumePrices(), name: 'Volume prices' }}
      note="For one product at a time. Prescription medicines and vaccines can’t have any."
    >
      <SkuForm key={sku ?? ''} sku={sku ?? ''} />
      {answer.error ? (
        <Notice tone="danger" live>
          {answer.error.message}
        </Notice>
      ) : answer.data ? (
        <VolumeForm key={answer.data.offer.revision} offer={answer.data.offer} />
      ) : sku === undefined ? null : (
        <Lines count={12} />
      )}
    </Page>
  )
}

function SkuForm({ sku }: { sku: string }) {
  const go = useGo()
  const [typed, setTyped] = useState(sku)
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== '') go(href.newVolumePrices({ sku: typed.trim() }), { replace: true })
      }}
    >
      <TextInput
        id="volume-sku"
        label="SKU"
        value={typed}
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="outline">
        Find the product
      </Button>
    </form>
  )
}
