import { shelfLifeWords } from '@upchar/kernel/shelf-life'
import { unbroken } from '@upchar/kernel/unbroken'
import { Badge } from '@upchar/ui/badge'
import { Select, TextInput } from '@upchar/ui/field'
import { CheckIcon, InfoIcon, TrashIcon } from '@upchar/ui/icons'
import { Money } from '@upchar/ui/price'
import { memo } from 'react'
import { href } from '../../shell/urls/hrefs.ts'
import { ShelfLifeField, stockWords } from '../cart/index.ts'
import { WayToVerify } from '../kyc/index.ts'
import { choiceOf, isOpen, type Choice, type PadRow } from './pad-rows.ts'

type RowProps = {
  row: PadRow
  number: number
  pincode: string
  onChange: (key: number, part: Partial<PadRow>) => void
  onRemove: (key: number) => void
}

const states = {
  new: { tone: 'neutral', name: 'Reading' },
  matched: { tone: 'success', name: 'Matched' },
  doubtful: { tone: 'warning', name: 'Choose' },
  unread: { tone: 'warning', name: 'How many?' },
  absent: { tone: 'danger', name: 'Not found' },
} as const

const nameOf = ({ title, option }: Choice): string => (option ? `${title}, ${option}` : title)

/** A line: what was written, the product that it is, how many, and what they cost. */
export const PadRowItem = memo(function PadRowItem({
  row,
  number,
  pincode,
  onChange,
  onRemove,
}: RowProps) {
  const choice = choiceOf(row)
  const state =
    row.unread !== undefined && choice
      ? states.unread
      : row.state === 'doubtful' && choice
        ? states.matched
        : states[row.state]
  return (
    <li
      data-open={isOpen(row) || undefined}
      className="grid grid-cols-[1fr_6rem] gap-x-4 gap-y-2 rounded-md border border-border bg-surface p-3 sm:grid-cols-[1fr_7rem_8rem] sm:items-start"
    >
      <div className="col-span-2 flex min-w-0 flex-col gap-2 text-body-sm sm:col-span-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 [overflow-wrap:anywhere]">
          <span className="tabular text-text-hint">{number}.</span>
          <span className="font-semibold">{row.text}</span>
          <Badge tone={state.tone}>{state.name}</Badge>
        </p>
        <ProductChoice row={row} number={number} onChange={onChange} />
        <Facts row={row} choice={choice} pincode={pincode} />
        <Wish row={row} choice={choice} number={number} onChange={onChange} />
      </div>
      <TextInput
        label={`Packs of line ${number}`}
        type="number"
        inputMode="numeric"
        min={1}
        max={1_000_000}
        // Empty, so that “1” is an answer, too.
        value={row.unread === undefined ? row.quantity : ''}
        onChange={(event) => {
          const quantity = Math.trunc(event.target.valueAsNumber)
          if (quantity >= 1 && quantity <= 1_000_000) onChange(row.key, { quantity })
        }}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-col items-end gap-1">
        {choice?.price == null || row.unread !== undefined ? null : (
          <p className="text-right">
            <Money rupees={choice.price * row.quantity} paise="always" className="font-bold" />
            <span className="block text-caption text-text-muted">
              <Money rupees={choice.price} /> a pack
            </span>
          </p>
        )}
        <button
          type="button"
          className="flex min-h-11 items-center gap-2 px-2 text-body-sm font-medium text-link hover:underline"
          onClick={() => onRemove(row.key)}
        >
          <TrashIcon size={16} aria-hidden="true" /> Remove
          <span className="sr-only"> line {number}</span>
        </button>
      </div>
    </li>
  )
})

function ProductChoice({ row, number, onChange }: Pick<RowProps, 'row' | 'number' | 'onChange'>) {
  const { choices, sku } = row
  const [only] = choices
  if (only === undefined) return null
  if (choices.length === 1 && sku !== null)
    return (
      <a
        href={href.variant(only.slug, only.sku_id)}
        target="_blank"
        rel="noopener"
        className="text-text hover:underline"
      >
        {unbroken(nameOf(only))}
      </a>
    )
  return (
    <Select
      label={`Product of line ${number}`}
      value={sku ?? ''}
      onChange={(event) => onChange(row.key, { sku: event.target.value || null })}
    >
      <option value="">Choose a product</option>
      {choices.map((choice) => (
        <option key={choice.sku_id} value={choice.sku_id}>
          {nameOf(choice)}
          {choice.price === null ? '' : ` · ₹${choice.price.toLocaleString('en-IN')}`}
        </option>
      ))}
    </Select>
  )
}

/** The shelf life that a line asks for; once it is in the cart, it is changed there. */
function Wish({
  row,
  choice,
  number,
  onChange,
}: Pick<RowProps, 'row' | 'number' | 'onChange'> & { choice: Choice | undefined }) {
  const { months } = row
  if (choice === undefined || choice.message !== null || row.inCart >= row.quantity)
    return months > 0 ? (
      <p className="text-text-muted first-letter:uppercase">{shelfLifeWords(months)}</p>
    ) : null
  return (
    <ShelfLifeField
      stock={choice.stock}
      wanted={months}
      of={`line ${number}`}
      onChange={(wanted) => onChange(row.key, { months: wanted })}
    />
  )
}

function Facts({
  row,
  choice,
  pincode,
}: {
  row: PadRow
  choice: Choice | undefined
  pincode: string
}) {
  if (row.unread !== undefined)
    return <Note>Your list says “{row.unread}” for the quantity. Enter how many packs.</Note>
  if (row.outcome !== null) return <Outcome {...row.outcome} inCart={row.inCart} />
  if (choice === undefined) return row.reason === null ? null : <Note>{row.reason}</Note>
  if (choice.message !== null)
    return (
      <>
        <Note>{choice.message}</Note>
        {choice.buying ? (
          <WayToVerify look="outline" action={choice.buying.action} returnUrl={href.orderPad} />
        ) : null}
      </>
    )
  const words = stockWords(choice.stock, pincode)
  const raised = row.quantity < choice.moq ? `The minimum order is ${choice.moq} packs.` : ''
  const capped = row.quantity > choice.max_oq ? `You can buy ${choice.max_oq} at a time.` : ''
  return (
    <>
      <p className="text-caption text-text-muted">
        {choice.brand}
        {choice.pack_size > 1 ? ` · ${choice.pack_size} pieces a pack` : ''} · {words.words}
        {words.promise ? ` · ${words.promise}` : ''}
      </p>
      {raised || capped ? <Note>{raised || capped}</Note> : null}
      {row.inCart > 0 ? (
        <p className="text-caption text-text-muted">
          {row.inCart} in your cart
          {row.quantity > row.inCart
            ? `: ${row.quantity - row.inCart} more to add`
            : row.quantity < row.inCart
              ? '. To have fewer, change it there.'
              : ''}
        </p>
      ) : null}
    </>
  )
}

function Outcome({
  added,
  quantity,
  message,
  inCart,
}: NonNullable<PadRow['outcome']> & { inCart: number }) {
  if (message === null)
    return (
      <p className="flex items-center gap-1 font-medium text-success">
        <CheckIcon size={16} className="shrink-0" aria-hidden="true" /> {inCart} in your cart
      </p>
    )
  return (
    <Note>
      {added > 0 ? `${added} of ${quantity} added. ` : ''}
      {message}
    </Note>
  )
}

function Note({ children }: { children: React.ReactNode }) {
  return (
    <p className="flex items-start gap-1 font-medium text-warning">
      <InfoIcon size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
