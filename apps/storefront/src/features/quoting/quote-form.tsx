import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button, LinkButton } from '@upchar/ui/button'
import { Disclosure } from '@upchar/ui/disclosure'
import { TextInput } from '@upchar/ui/field'
import { failureText } from '@upchar/web/failure-text'
import { useState } from 'react'
import { api } from '../../shell/api/api.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { readPincode } from '../../shell/visitor/pincode.ts'
import { quotationFile } from './quotation-file.ts'
import { quotedStore } from './quoted-store.ts'

type Made = Answer<'createQuotation'>
export type QuoteLine = { sku_id: string; quantity: number; shelf_life_months?: number }

/** Makes a quotation of the lines, or of the cart as the shop knows it: `settle` waits for its open changes. */
export default function QuoteForm({
  lines,
  settle,
}: {
  lines?: readonly QuoteLine[]
  settle?: () => Promise<unknown>
}) {
  const [name, setName] = useState('')
  const [poNumber, setPoNumber] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [made, setMade] = useState<Made | null>(null)

  const make = async () => {
    if (name.trim() === '') return setProblem('Say whom the quotation is for')
    setBusy(true)
    await settle?.()
    const result = await api('createQuotation', {
      body: {
        name,
        po_number: poNumber,
        pincode: readPincode(document.cookie),
        ...(lines && { lines: [...lines] }),
      },
    })
    setBusy(false)
    setProblem(result.ok ? undefined : failureText(result))
    if (!result.ok) return
    setMade(result.data)
    quotedStore.setState(({ made: before }) => ({ made: before + 1 }))
  }

  return (
    <Disclosure
      title="Get a quotation"
      className="grow basis-40 border-b-0! noscript:hidden open:basis-full"
    >
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void make()
        }}
      >
        <TextInput
          label="Quotation for"
          hint="Your name or organisation"
          error={problem}
          autoComplete="organization"
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextInput
          label="Purchase order number"
          optional
          autoComplete="off"
          maxLength={40}
          value={poNumber}
          onChange={(event) => setPoNumber(event.target.value)}
        />
        <Button type="submit" look="outline" busy={busy}>
          Make quotation
        </Button>
      </form>
      <output className="mt-3 block text-body-sm empty:hidden">{made?.message}</output>
      {made ? <MadeQuotation {...made.quotation} /> : null}
    </Disclosure>
  )
}

function MadeQuotation({ id, left_out: leftOut }: Made['quotation']) {
  return (
    <div className="mt-2 flex flex-col gap-2 text-body-sm">
      <ul className="list-disc pl-5 empty:hidden">
        {leftOut.map(({ title, message }) => (
          <li key={title} className="[overflow-wrap:anywhere]">
            {title}: {message}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-x-4">
        <LinkButton look="outline" href={quotationFile(id)} target="_blank" rel="noopener">
          Open PDF
        </LinkButton>
        <LinkButton look="quiet" href={`${href.orderPad}#quotations`}>
          Your quotations
        </LinkButton>
      </div>
    </div>
  )
}
