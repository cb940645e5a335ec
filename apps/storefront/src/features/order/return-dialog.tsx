import type { RefundWay } from '@upchar/kernel/refund-ways'
import { MOST_RETURN_PHOTOS } from '@upchar/kernel/return-reasons'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { Select, TextArea, TextInput } from '@upchar/ui/field'
import { QuantityStepper } from '@upchar/ui/quantity-stepper'
import { useState } from 'react'
import { PhotoPicker, usePhotos } from '../order-photos/index.ts'
import type { PhotosOf } from '../order-photos/index.ts'
import { RefundWayChoice } from './refund-way.tsx'
import type { Returnable, Returns, useReturns } from './use-returns.ts'

type Reason = Pick<Returnable['reasons'][number], 'code' | 'label'>

/** Every reason that holds for some item, once. */
const reasonsOf = (returnable: readonly Returnable[]): Reason[] => [
  ...new Map(
    returnable.flatMap(({ reasons }) => reasons).map((reason) => [reason.code, reason]),
  ).values(),
]

/** How many of an item may be returned for a reason, and until when. */
const termsOf = ({ reasons }: Returnable, code: string) =>
  reasons.find((reason) => reason.code === code)

type Props = {
  of: PhotosOf
  returns: Returns
  request: ReturnType<typeof useReturns>['request']
  focusAfter: () => HTMLElement | null
  onClose: () => void
}

/** Asks for a return: why, then what and how many (RET-02). */
export function ReturnDialog({ of, returns, request, focusAfter, onClose }: Props) {
  const [code, setCode] = useState('')
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const [note, setNote] = useState('')
  const [wish, setWish] = useState<'refund' | 'replacement'>('refund')
  const [payTo, setPayTo] = useState('')
  const [way, setWay] = useState<RefundWay>('source')
  const picked = usePhotos(of, MOST_RETURN_PHOTOS)
  const photos = picked.photos.flatMap(({ id }) => (id === '' ? [] : [id]))
  const [press, setPress] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState(false)
  const open = returns.returnable.filter((item) => termsOf(item, code) !== undefined)
  const items = open
    .map(({ line }) => ({ line, quantity: counts[line] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  // Goods of a seller whose sales are stopped are not sent again.
  const chosen = new Set(items.map(({ line }) => line))
  const mayReplace =
    code !== '' &&
    open.every((item) => item.can_replace || (chosen.size > 0 && !chosen.has(item.line)))
  const needsPhoto = open.some((item) => termsOf(item, code)?.needs_photo === true)
  const send = async () => {
    if (code === '') return setProblem('Say what is wrong')
    if (items.length === 0) return setProblem('Choose how many pieces')
    if (picked.busy) return setProblem('Wait until the photos are sent')
    if (needsPhoto && photos.length === 0) return setProblem('Add a photo that shows what is wrong')
    setBusy(true)
    const failed = await request({
      items,
      reason: code,
      note,
      photos,
      wish: mayReplace ? wish : 'refund',
      pay_to: payTo,
      refund_way: way,
      request_key: press,
    })
    setBusy(false)
    setProblem(failed)
    setDone(failed === '')
  }
  if (done) return <Sent focusAfter={focusAfter} onClose={onClose} />
  return (
    <Dialog
      title="Return items"
      focusFirst={() => document.getElementById('return-reason')}
      focusAfter={focusAfter}
      onClose={onClose}
    >
      <form
        noValidate
        className="flex flex-col gap-4 text-body-sm"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Select
          id="return-reason"
          label="What is wrong?"
          value={code}
          onChange={(event) => {
            setCode(event.target.value)
            setCounts({})
            setProblem('')
          }}
        >
          <option value="">Choose a reason</option>
          {reasonsOf(returns.returnable).map((reason) => (
            <option key={reason.code} value={reason.code}>
              {reason.label}
            </option>
          ))}
        </Select>
        {code === '' ? null : (
          <Items
            items={open}
            code={code}
            counts={counts}
            onCount={(line, quantity) => {
              setCounts({ ...counts, [line]: quantity })
              // Another choice is another return.
              setPress(crypto.randomUUID())
            }}
          />
        )}
        <TextArea
          id="return-note"
          label="What should we know?"
          optional
          rows={2}
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {code === '' ? null : (
          <PhotoPicker
            of={of}
            most={MOST_RETURN_PHOTOS}
            needed={needsPhoto}
            hint="Show what is wrong, the label and the batch number"
            picked={picked}
          />
        )}
        {mayReplace ? <Wish value={wish} onChange={setWish} /> : null}
        {code !== '' && returns.wallet_choice ? (
          <RefundWayChoice id="return-refund-way" value={way} onChange={setWay} />
        ) : null}
        {returns.asks_payout ? (
          <TextInput
            id="return-pay-to"
            label="Where shall we send the money?"
            hint={`${wish === 'refund' || !mayReplace ? 'You paid in cash.' : 'You paid in cash; used if we can’t send the goods again.'} A UPI ID, or an account number and IFSC`}
            autoComplete="off"
            value={payTo}
            onChange={(event) => setPayTo(event.target.value)}
          />
        ) : null}
        <p role="alert" className="text-danger empty:hidden">
          {problem}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            Keep the goods
          </Button>
          <Button type="submit" busy={busy}>
            Ask for the return
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const Wish = ({
  value,
  onChange,
}: {
  value: 'refund' | 'replacement'
  onChange: (wish: 'refund' | 'replacement') => void
}) => (
  <Select
    id="return-wish"
    label="What would you like?"
    hint="We send goods again while they are in stock, else your money comes back"
    value={value}
    onChange={(event) => onChange(event.target.value === 'refund' ? 'refund' : 'replacement')}
  >
    <option value="refund">My money back</option>
    <option value="replacement">The same goods again</option>
  </Select>
)

const Items = ({
  items,
  code,
  counts,
  onCount,
}: {
  items: readonly Returnable[]
  code: string
  counts: Readonly<Record<string, number>>
  onCount: (line: string, quantity: number) => void
}) => (
  <ul className="flex flex-col gap-3">
    {items.map((item) => {
      const terms = termsOf(item, code)
      return terms === undefined ? null : (
        <li key={item.line} className="grid grid-cols-[1fr_9rem] items-center gap-3">
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {item.title}
            <span className="block text-caption text-text-muted">
              {terms.quantity} can be returned
              {terms.until === null ? '' : ` until ${formatIstDateTime(terms.until)}`}
            </span>
          </span>
          <div className="h-11">
            <QuantityStepper
              label={`Return: ${item.title}`}
              value={counts[item.line] ?? 0}
              min={0}
              max={terms.quantity}
              onChange={(value) => onCount(item.line, value)}
            />
          </div>
        </li>
      )
    })}
  </ul>
)

const Sent = ({ focusAfter, onClose }: Pick<Props, 'focusAfter' | 'onClose'>) => (
  <Dialog title="We have your request" focusAfter={focusAfter} onClose={onClose}>
    <div className="flex flex-col gap-4 text-body-sm">
      <output>
        We answer within 48 hours, by email and on this page. Keep the goods as they came.
      </output>
      <Button className="self-end" onClick={onClose}>
        Close
      </Button>
    </div>
  </Dialog>
)
