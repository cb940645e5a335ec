import { useRouter, useSearch } from '@tanstack/react-router'
import { Button } from '@upchar/ui/button'
import { showAlert } from '@upchar/web/alerts'
import { failureText } from '@upchar/web/failure-text'
import { useEffect, useState } from 'react'
import { where } from '../cart/index.ts'
import { api } from '../../shell/api/api.ts'
import { useShell } from '../../shell/page/shell-context.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { QuotationItem, type Quotation } from './quotation-item.tsx'
import { quotedStore } from '../quoting/index.ts'

/** The visitor's quotations; none without a guest id, null if they can't be read just now. */
async function readQuotations(): Promise<readonly Quotation[] | null> {
  const result = await api('listQuotations', {})
  if (result.ok) return result.data.quotations
  return result.error.code === 'guest_unknown' ? [] : null
}

type Link = { quotation: string; key: string }

/** Opens the quotation of a link that came by mail (ENGAGE-01). */
async function openMailed({ quotation: id, key }: Link): Promise<boolean> {
  const open = () => api('openQuotation', { body: { id, key } })
  let opened = await open()
  // Who comes from a mail may have no guest id yet.
  if (!opened.ok && opened.error.code === 'guest_unknown') {
    await api('createGuestCart', { body: where() })
    opened = await open()
  }
  if (!opened.ok) showAlert(2, failureText(opened))
  return opened.ok
}

/** What the buyer was quoted, to be ordered while it holds. Absent until there is one. */
export default function Quotations() {
  const { flags } = useShell()
  const [quotations, setQuotations] = useState<readonly Quotation[] | null>([])
  const load = () => void readQuotations().then(setQuotations)
  const router = useRouter()
  const { quotation, key } = useSearch({ from: '/order-pad' })
  useEffect(() => {
    if (quotation === undefined || key === undefined) return
    void openMailed({ quotation, key }).then(async (opened) => {
      if (!opened) return
      setQuotations(await readQuotations())
      // Who copies the address later shares no key.
      await router.navigate({ href: `${href.orderPad}#quotations`, replace: true })
    })
  }, [quotation, key, router])
  useEffect(() => {
    void readQuotations().then((read) => {
      setQuotations(read)
      // The address may name a section that was not there yet.
      if (location.hash === '#quotations')
        requestAnimationFrame(() => document.getElementById('quotations')?.scrollIntoView())
    })
    return quotedStore.subscribe(() => void readQuotations().then(setQuotations))
  }, [])
  if (quotations?.length === 0) return null
  return (
    <section
      id="quotations"
      aria-label="Your quotations"
      className="flex scroll-mt-32 flex-col gap-3 rounded-md border border-border bg-surface p-4"
    >
      <h2 className="text-h3 font-semibold">Your quotations</h2>
      {quotations === null ? (
        <>
          <p className="text-body-sm">Your quotations could not be loaded.</p>
          <Button look="outline" onClick={load}>
            Load again
          </Button>
        </>
      ) : (
        <ul className="flex flex-col divide-y divide-border">
          {quotations.map((row) => (
            <QuotationItem key={row.id} row={row} open={flags?.cart !== false} />
          ))}
        </ul>
      )}
    </section>
  )
}
