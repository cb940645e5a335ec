import { useEffect, useRef } from 'react'
import { Button } from '@upchar/ui/button'
import { Checkbox } from '@upchar/ui/checkbox'
import { Select, TextArea, TextInput } from '@upchar/ui/field'
import { ArrowDownIcon, ArrowUpIcon } from '@upchar/ui/icons'
import { count } from '../../kit/format.ts'
import type { DraftRow } from './draft.ts'
import type { Editor } from './use-editor.ts'
import { KINDS, PROBLEMS } from './words.ts'
import type { Attribute, Family } from './words.ts'

const shown = 8

/** What the goods say: how many have it, and its most frequent values. */
function Goods({ attribute, total }: { attribute: Attribute; total: number }) {
  const { products, values, problem } = attribute
  return (
    <p className="text-body-sm [overflow-wrap:anywhere] text-text-muted">
      On {count(products)} of {count(total)} products
      {values.length > 0
        ? `: ${values
            .slice(0, shown)
            .map((one) => `${one.value} (${count(one.products)})`)
            .join(', ')}${values.length > shown ? ', and others' : ''}`
        : ''}
      {problem ? <>. Files alone make no filter of it: {PROBLEMS[problem]}.</> : '.'}
    </p>
  )
}

/** Moves a row up or down. The focus goes along: the browser drops it with the row's old place. */
function MoveButtons({
  name,
  place,
  last,
  move,
}: {
  name: string
  place: number
  last: number
  move: (by: -1 | 1) => void
}) {
  const element = useRef<HTMLSpanElement>(null)
  const pressed = useRef<-1 | 1 | null>(null)
  useEffect(() => {
    if (pressed.current === null) return
    const buttons = element.current?.querySelectorAll<HTMLButtonElement>('button') ?? []
    const [up, down] = buttons
    const wanted = pressed.current === -1 ? [up, down] : [down, up]
    wanted.find((button) => button?.disabled === false)?.focus()
    pressed.current = null
  })
  const press = (by: -1 | 1) => {
    pressed.current = by
    move(by)
  }
  return (
    <span ref={element} className="flex gap-1">
      <Button
        look="quiet"
        aria-label={`Move ${name} up`}
        disabled={place === 0}
        onClick={() => press(-1)}
      >
        <ArrowUpIcon size={16} aria-hidden="true" />
      </Button>
      <Button
        look="quiet"
        aria-label={`Move ${name} down`}
        disabled={place === last}
        onClick={() => press(1)}
      >
        <ArrowDownIcon size={16} aria-hidden="true" />
      </Button>
    </span>
  )
}

type Props = { editor: Editor; row: DraftRow; place: number; family: Family }

/** One attribute: name, kind, unit, order of values, filter or not, place among the filters. */
export function AttributeRow({ editor, row, place, family }: Props) {
  const { key, name, kind, unit, order, filter } = row
  const { draft, change, move, mayChange, problemOf } = editor
  const attribute = family.attributes.find((one) => one.key === key)
  const id = `attribute-${place}`
  const ordered = kind === 'size' || kind === 'choice'
  return (
    <li className="rounded-md border border-border bg-surface p-4">
      <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-3">
        <legend className="sr-only">{name || 'Attribute without a name'}</legend>
        <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[3fr_2fr_1fr_auto]">
          <TextInput
            id={`${id}-name`}
            className="col-span-2 sm:col-span-1"
            label="Name"
            value={name}
            maxLength={60}
            autoComplete="off"
            error={problemOf(key)}
            onChange={({ target }) => change(key, { name: target.value })}
          />
          <Select
            id={`${id}-kind`}
            label="Type"
            value={kind}
            onChange={({ target }) =>
              change(key, {
                kind: KINDS.find(({ value }) => value === target.value)?.value ?? kind,
              })
            }
          >
            {KINDS.map((one) => (
              <option key={one.value} value={one.value}>
                {one.name}
              </option>
            ))}
          </Select>
          <TextInput
            id={`${id}-unit`}
            label="Unit"
            value={kind === 'number' ? unit : ''}
            disabled={kind !== 'number'}
            maxLength={20}
            autoComplete="off"
            onChange={({ target }) => change(key, { unit: target.value })}
          />
          <div className="col-span-2 flex items-center justify-between gap-2 sm:col-span-1">
            <Checkbox
              label="Filter"
              checked={filter}
              onChange={({ target }) => change(key, { filter: target.checked })}
            />
            {mayChange ? (
              <MoveButtons
                name={name}
                place={place}
                last={draft.length - 1}
                move={(by) => move(key, by)}
              />
            ) : null}
          </div>
        </div>
        {filter && ordered ? (
          <TextArea
            id={`${id}-order`}
            label="Order of values"
            hint="One a line. Others follow by themselves."
            rows={Math.min(8, Math.max(2, order.split('\n').length))}
            value={order}
            onChange={({ target }) => change(key, { order: target.value })}
          />
        ) : null}
        {attribute ? <Goods attribute={attribute} total={family.products} /> : null}
      </fieldset>
    </li>
  )
}
