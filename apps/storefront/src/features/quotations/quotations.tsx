import { useSearch } from '@tanstack/react-router'
import { Button } from '@upchar/ui/button'
import { showAlert } from '@upchar/web/alerts'
import { failureText } from '@upchar/web/failure-text'
import { useCallback, useEffect, useState } from 'react'
import { where } from '../cart/index.ts'
import { api } from '../../shell/api/api.ts'
import { useShell } from '../../shell/page/shell-context.ts'
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
async function openMailed({ quotation: id, key }: Link): Promise<Quotation | null> {
  const open = () => api('openQuotation', { body: { id, key } })
  let opened = await open()
  // Who comes from a mail may have no guest id yet.
  if (!opened.ok && opened.error.code === 'guest_unknown') {
    await api('createGuestCart', { body: where() })
    opened = await open()
  }
  if (opened.ok) return opened.data.quotation
  showAlert(2, failureText(opened))
  return null
}

/** What the buyer was quoted, to be ordered while it holds. Absent until there is one. */
export default function Quotations() {
  const { flags } = useShell()
  const [quotations, setQuotations] = useState<readonly Quotation[] | null>([])
  const [mailed, setMailed] = useState<Quotation | null>(null)
  const load = useCallback(() => void readQuotations().then(setQuotations), [])
  const { quotation, key } = useSearch({ from: '/order-pad' })
  useEffect(() => {
    if (quotation === undefined || key === undefined) return
    void openMailed({ quotation, key }).then(setMailed)
  }, [quotation, key])
  useEffect(() => {
    load()
    return quotedStore.subscribe(load)
  }, [load])
  const isShown = mailed !== null || quotations?.length !== 0
  useEffect(() => {
    // The address may name the section before it is there.
    if (isShown && location.hash === '#quotations')
      document.getElementById('quotations')?.scrollIntoView()
  }, [isShown])
  const own = quotations?.filter(({ id }) => id !== mailed?.id) ?? []
  const isOpen = flags?.cart !== false
  if (!isShown) return null
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
      ) : null}
      <ul className="flex flex-col divide-y divide-border">
        {mailed && key !== undefined ? (
          <QuotationItem row={mailed} open={isOpen} linkKey={key} />
        ) : null}
        {own.map((row) => (
          <QuotationItem key={row.id} row={row} open={isOpen} />
        ))}
      </ul>
    </section>
  )
}
