import { plural } from '@upchar/kernel/text'
import { MOST_PAD_LINES, readPad } from '@upchar/kernel/order-pad'
import { showAlert } from '@upchar/web/alerts'
import { failureText } from '@upchar/web/failure-text'
import { useEffect, useRef, useState } from 'react'
import { track } from '../../shell/tracking/analytics.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { setCart } from '../cart/index.ts'
import { addRows, matchRows, readFile } from './pad-calls.ts'
import { paced } from './paced.ts'
import {
  changed,
  readyRows,
  withAnswers,
  withLines,
  withOutcomes,
  withScan,
  type KeptLine,
  type PadRow,
} from './pad-rows.ts'
import { padStore } from './pad-store.ts'

const tooMany = (left: number): string =>
  `An order pad holds ${MOST_PAD_LINES} lines: ${plural(left, 'line')} more ${left === 1 ? 'was' : 'were'} left out.`

/** Codes are scanned faster than pads may be read in a minute: those of some seconds are read together. */
const scansEveryMs = 6000

/** The pad: its rows, and what the visitor does with them. */
export function usePad() {
  const [rows, setRows] = useState<readonly PadRow[]>([])
  const [reading, setReading] = useState(false)
  const [adding, setAdding] = useState(false)
  const current = useRef(rows)
  const restored = useRef(false)

  const put = (next: readonly PadRow[]) => {
    current.current = next
    setRows(next)
    padStore.setState({
      lines: next.map(({ text, quantity, sku, months, unread }) => ({
        text,
        quantity,
        sku,
        ...(months > 0 && { months }),
        ...(unread !== undefined && { unread }),
      })),
    })
  }

  const match = async () => {
    const asked = current.current.filter(({ state }) => state === 'new')
    if (asked.length === 0) return
    setReading(true)
    const result = await matchRows(asked)
    setReading(false)
    if (!result.ok) return showAlert(2, failureText(result))
    put(withAnswers(current.current, asked, result.data.lines))
  }

  const [matchScanned] = useState(() => paced(() => void match(), scansEveryMs))

  const add = (lines: readonly KeptLine[]) => {
    const { rows: next, left } = withLines(current.current, lines)
    put(next)
    if (left > 0) showAlert(3, tooMany(left))
    void match()
  }

  useEffect(() => {
    if (restored.current) return
    restored.current = true
    const { lines } = padStore.rehydrate()
    if (lines.length > 0) add(lines)
    // Once: the pad that was left is brought back when the page opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const change = (key: number, part: Partial<PadRow>) =>
    put(current.current.map((row) => (row.key === key ? changed(row, part) : row)))

  return {
    rows,
    reading,
    adding,
    change,
    retry: () => void match(),
    addText: (text: string) => add(readPad(text).map((line) => ({ ...line, sku: null }))),
    open: (lines: readonly KeptLine[]) => {
      put([])
      add(lines)
    },
    scan: (code: string) => {
      const { rows: next, left, again } = withScan(current.current, code)
      put(next)
      if (left > 0) showAlert(3, tooMany(left))
      if (!again) matchScanned()
    },
    addFile: async (file: File) => {
      setReading(true)
      const result = await readFile(file)
      setReading(false)
      if (!result.ok) return showAlert(2, failureText(result))
      if (result.data.left > 0) showAlert(3, tooMany(result.data.left))
      add(result.data.lines.map((line) => ({ ...line, sku: null })))
    },
    takeFirst: () =>
      put(
        current.current.map((row) =>
          row.state === 'doubtful' && row.sku === null
            ? { ...row, sku: row.choices[0]?.sku_id ?? null }
            : row,
        ),
      ),
    remove: (key: number) => put(current.current.filter((row) => row.key !== key)),
    clear: () => put([]),
    addToCart: async () => {
      const { ready } = readyRows(current.current)
      setAdding(true)
      const result = await addRows(ready)
      setAdding(false)
      if (!result.ok) return showAlert(2, failureText(result))
      setCart(result.data.cart)
      for (const { sku_id: sku, added } of result.data.lines)
        if (added > 0) track({ name: 'add_to_cart', sku, quantity: added })
      put(withOutcomes(current.current, ready, result.data.lines))
      showAlert(1, result.data.message, { action: { label: 'View cart', href: href.cart } })
    },
  }
}

export type Pad = ReturnType<typeof usePad>
