import { batchLabel } from '@upchar/kernel/batches'
import { useState } from 'react'
import type { Body } from '@upchar/contract/schema/endpoints'
import { formatIstDate } from '@upchar/kernel/dates'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { TextArea, TextInput } from '@upchar/ui/field'
import { count, today } from '../../kit/format.ts'
import { useFormFocus } from '../../kit/use-form-focus.ts'
import { LeaveGuard } from '../../shell/page/leave-guard.tsx'
import { afterScan, boxKey, countedGoods, firstCount } from './boxed.ts'
import type { GoodsLine, OpenGoods, Typed } from './boxed.ts'

/** Batches beside those set aside that are shown before they are scanned. */
const SHOWN = 4

const missingWords = (missing: number) =>
  missing === 1
    ? '1 piece isn’t counted: it waits in a parcel of its own, and the buyer gets a mail.'
    : `${count(missing)} pieces aren’t counted: they wait in a parcel of their own, and the buyer gets a mail.`

/** What became of the goods, once they are kept. */
export const keptWords = (number: string, rest: string | null): string =>
  rest === null
    ? `The goods of ${number} are kept.`
    : `${number} is split: the rest waits in a parcel of its own.`

/** Which batches and serial numbers are in a parcel, typed or scanned, for staff and sellers (OPS-02). */
export function GoodsCounting({
  number,
  open,
  pack,
  onClose,
}: {
  number: string
  open: OpenGoods
  pack: { error: Error | null; isPending: boolean; onPack: (body: Body<'sellerPackGoods'>) => void }
  onClose: () => void
}) {
  const { lines, version } = open
  const [typed, setTyped] = useState(() => firstCount(lines))
  const [isChanged, setChanged] = useState(false)
  const counted = countedGoods(lines, typed)
  const missing = counted?.missing ?? 0
  const change = (to: Typed) => {
    setTyped(to)
    setChanged(true)
  }
  return (
    <div className="flex flex-col gap-4">
      <Scanner lines={lines} typed={typed} onChange={change} />
      <form
        noValidate
        aria-label={`Goods of ${number}`}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (counted === undefined) return
          pack.onPack({ version, goods: counted.goods, split: missing > 0 })
        }}
      >
        {pack.error ? (
          <Notice tone="danger" live>
            {pack.error.message}
          </Notice>
        ) : null}
        {lines.map((line) => (
          <Line key={line.line} line={line} typed={typed} onChange={change} />
        ))}
        <LeaveGuard unsaved={isChanged} />
        <output className={missing > 0 ? 'font-semibold' : 'sr-only'}>
          {missing > 0 ? missingWords(missing) : 'All pieces are counted.'}
        </output>
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            busy={pack.isPending}
            disabled={counted === undefined || counted.goods.length === 0 || missing < 0}
          >
            {missing > 0 ? 'Split the parcel' : 'Save goods'}
          </Button>
        </div>
      </form>
    </div>
  )
}

type Part = { typed: Typed; onChange: (to: Typed) => void }

/** Takes what a scanner types: it ends with Enter. */
function Scanner({ lines, typed, onChange }: Part & { lines: readonly GoodsLine[] }) {
  const [text, setText] = useState('')
  const [said, setSaid] = useState<{ isWrong: boolean; words: string }>()
  // A scanner types where the focus is.
  const form = useFormFocus()
  return (
    <form
      ref={form}
      noValidate
      aria-label="Scan"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') return
        const done = afterScan(lines, typed, text, today())
        setText('')
        if (typeof done === 'string') return setSaid({ isWrong: true, words: done })
        onChange(done.typed)
        setSaid({
          isWrong: false,
          words: `${done.hit.line.title}, ${batchLabel(done.hit.batch.batch)} is in the box`,
        })
      }}
    >
      <TextInput
        id="scan"
        label="Scan or type a batch"
        hint="GS1 DataMatrix, GS1-128 or a batch number; Enter counts one piece"
        autoComplete="off"
        maxLength={200}
        value={text}
        error={said?.isWrong ? said.words : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <output className="text-caption text-text-muted">
        {said?.isWrong === false ? said.words : ''}
      </output>
    </form>
  )
}

function Line({ line, typed, onChange }: Part & { line: GoodsLine }) {
  const others = line.batches.filter(({ set_aside: own }) => own === 0)
  const shown = line.batches.filter(
    (batch) =>
      batch.set_aside > 0 ||
      typed[boxKey(line, batch)] !== undefined ||
      others.indexOf(batch) < SHOWN,
  )
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-body-sm font-semibold [overflow-wrap:anywhere]">
        {count(line.quantity)} × {line.title}{' '}
        <span className="font-normal text-text-muted">{line.sku_id}</span>
        {line.expires_from ? (
          <span className="block font-normal">
            Promised to expire {formatIstDate(line.expires_from)} or later
          </span>
        ) : null}
      </legend>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((batch) => (
          <BatchFields
            key={batch.lot}
            line={line}
            batch={batch}
            typed={typed}
            onChange={onChange}
          />
        ))}
      </div>
    </fieldset>
  )
}

function BatchFields({
  line,
  batch,
  typed,
  onChange,
}: Part & { line: GoodsLine; batch: GoodsLine['batches'][number] }) {
  const key = boxKey(line, batch)
  const own = typed[key] ?? { count: '', serials: '', scans: 0 }
  const name = batch.batch === '' ? 'No batch number' : `Batch ${batch.batch}`
  const hint = [
    batch.expires_on && `expires ${formatIstDate(batch.expires_on)}`,
    batch.set_aside > 0 && `${count(batch.set_aside)} set aside`,
    batch.free > 0 && `${count(batch.free)} more free`,
  ]
  return (
    <div className="flex flex-col gap-2">
      <TextInput
        id={`count-${key}`}
        label={name}
        hint={hint.filter(Boolean).join(', ')}
        inputMode="numeric"
        maxLength={7}
        value={own.count}
        onChange={(event) => onChange({ ...typed, [key]: { ...own, count: event.target.value } })}
      />
      {line.takes_serials && Number(own.count) > 0 ? (
        <TextArea
          id={`serials-${key}`}
          label={batch.batch === '' ? 'Serial numbers' : `Serial numbers, batch ${batch.batch}`}
          hint="One a line, where the packs have them"
          rows={2}
          value={own.serials}
          onChange={(event) =>
            onChange({ ...typed, [key]: { ...own, serials: event.target.value } })
          }
        />
      ) : null}
    </div>
  )
}
