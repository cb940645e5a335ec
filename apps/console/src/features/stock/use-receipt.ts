import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { parseRupees, paiseToRupees } from '@upchar/kernel/money'
import type { FieldProblem } from '@upchar/ui/form/problems'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { today } from '../../kit/format.ts'
import { useGo } from '../../kit/use-go.ts'
import { ask, Problem, useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { readCode, STOCK_CALLS } from './words.ts'
import type { Item, StockKeeper } from './words.ts'

export type Line = {
  item: Item
  quantity: string
  batch: string
  expires_on: string
  mrp: string
}
type Draft = {
  source: string
  reference: string
  supplier: string
  received_on: string
  warehouse_id: string
  code: string
  lines: Line[]
}
export const LINE_FIELDS = ['quantity', 'batch', 'expires_on', 'mrp'] as const

const amountOf = (text: string): number | null => {
  const plain = text.replace(/[₹,\s]/g, '')
  const parsed = parseRupees(plain)
  return plain === '' ? null : parsed.ok ? paiseToRupees(parsed.value) : Number.NaN
}

const fieldsOf = ({ lines }: Draft): string[] => [
  'source',
  'reference',
  'supplier',
  'received_on',
  'warehouse_id',
  'code',
  ...lines.flatMap((_, i) => ['sku', ...LINE_FIELDS].map((name) => `lines.${i}.${name}`)),
]

function problemsOf(draft: Draft): FieldProblem[] {
  const missing = (
    [
      ['reference', 'Enter the number of the invoice or note'],
      ['supplier', 'Enter who sent the goods'],
      ['received_on', 'Enter the day'],
    ] as const
  ).flatMap(([field, message]) => (draft[field].trim() === '' ? [{ field, message }] : []))
  return [
    ...missing,
    ...(draft.lines.length === 0 ? [{ field: 'code', message: 'Add what has come' }] : []),
    ...draft.lines.flatMap(({ quantity, mrp, item, batch, expires_on: day }, i) => [
      ...(/^[1-9]\d{0,8}$/.test(quantity.trim())
        ? []
        : [{ field: `lines.${i}.quantity`, message: 'Enter how many packs have come' }]),
      ...(Number.isNaN(amountOf(mrp))
        ? [{ field: `lines.${i}.mrp`, message: 'Enter rupees with at most two decimals' }]
        : []),
      ...(item.batch_needed && batch.trim() === ''
        ? [{ field: `lines.${i}.batch`, message: 'Enter the batch: it is sold by it' }]
        : []),
      ...(item.batch_needed && day === ''
        ? [{ field: `lines.${i}.expires_on`, message: 'Enter the expiry: it is sold by it' }]
        : []),
    ]),
  ]
}

type Scan = ReturnType<typeof readCode>

/** The lines with what was scanned; the same pack again counts one more. */
function withScan(lines: readonly Line[], item: Item, { batch, expiresOn }: Scan): Line[] {
  const same = lines.findIndex(
    (line) => line.item.sku === item.sku && batch !== '' && line.batch === batch,
  )
  return same < 0
    ? [...lines, { item, quantity: '1', batch, expires_on: expiresOn, mrp: '' }]
    : lines.map((line, i) =>
        i === same ? { ...line, quantity: String(Number(line.quantity) + 1) } : line,
      )
}

/** Who takes goods in, and the list that a stored receipt leads to. */
export type ReceiptDesk = { by: StockKeeper; listHref: string }

/** A receipt while it is typed and scanned. Its key makes a repeated press the same receipt. */
export function useReceipt({ by, listHref }: ReceiptDesk) {
  const calls = STOCK_CALLS[by]
  const [key] = useState(() => crypto.randomUUID())
  const [finding, setFinding] = useState(0)
  const client = useQueryClient()
  const go = useGo()
  const fields = useForm<Draft, string>({
    id: 'receipt',
    fields: [],
    initial: () => ({
      source: 'purchase',
      reference: '',
      supplier: '',
      received_on: today(),
      warehouse_id: '',
      code: '',
      lines: [],
    }),
  })
  const draft = fields.values
  const form = { ...fields, fields: fieldsOf(draft) }
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  /** Scans are looked up one after another. */
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const warehouses = draft.lines[0]?.item.warehouses ?? []
  const warehouseId = Number(draft.warehouse_id || warehouses[0]?.id || 0)
  const receive = useCall(calls.receive, {
    onSuccess: ({ receipt }) => {
      showAlert(1, `${receipt.pieces} pieces are in stock`)
      for (const list of calls.stale) void client.invalidateQueries({ queryKey: [list] })
      go(listHref, { saved: true })
    },
  })
  const { busy, onSubmit } = useSend(form, {
    read: () => draft,
    check: problemsOf,
    send: (typed) =>
      sendBy(receive, {
        body: {
          key,
          source: typed.source === 'seller_note' ? 'seller_note' : 'purchase',
          reference: typed.reference,
          supplier: typed.supplier,
          received_on: typed.received_on,
          warehouse_id: warehouseId,
          lines: typed.lines.map((line) => ({
            sku: line.item.sku,
            quantity: Number(line.quantity.trim()),
            batch: line.batch,
            expires_on: line.expires_on || null,
            mrp: amountOf(line.mrp),
          })),
        },
      }),
  })
  const find = async (scan: Scan) => {
    try {
      const { item } = await ask(calls.find, { query: { code: scan.code } })
      const lines = withScan(latest.current.lines, item, scan)
      latest.current = { ...latest.current, lines }
      form.change({ lines })
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      form.setProblems([{ field: 'code', message: problem.message }])
    } finally {
      setFinding((count) => count - 1)
    }
  }
  /** Adds the article of a scan. The field is free for the next one at once: a scanner doesn't wait for the network. */
  const add = async () => {
    const scan = readCode(draft.code)
    if (scan.code === '') return
    form.change({ code: '' })
    setFinding((count) => count + 1)
    const found = turn.current.then(() => find(scan))
    turn.current = found.catch(() => undefined)
    await found
  }
  const changeLine = (index: number, change: Partial<Line>) => {
    form.change({
      lines: draft.lines.map((line, i) => (i === index ? { ...line, ...change } : line)),
    })
    form.corrected(Object.keys(change).map((name) => `lines.${index}.${name}`))
  }
  return {
    form,
    draft,
    busy,
    finding: finding > 0,
    onSubmit,
    add,
    changeLine,
    removeLine: (index: number) =>
      form.change({ lines: draft.lines.filter((_, i) => i !== index) }),
    warehouses,
    warehouseId,
  }
}
export type ReceiptEditor = ReturnType<typeof useReceipt>
