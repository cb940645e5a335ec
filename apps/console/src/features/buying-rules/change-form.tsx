import { useState } from 'react'
import type { FormEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { REQUIREMENT_WORDS, REQUIREMENTS } from '@upchar/kernel/buying-policy'
import { formatIstDate, isIstDate } from '@upchar/kernel/dates'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Select, TextInput } from '@upchar/ui/field'
import { showAlert } from '@upchar/web/alerts'
import { BeforeAfter } from '../../kit/before-after.tsx'
import { isRefusal, useCall } from '../../lib/ask.ts'
import type { Cell } from './cells.ts'

const SHORTEST = 3

/** The next rule of a cell: what, from which day, why. Asks once more before it holds. */
export function ChangeForm({ cell, today, onDone }: { cell: Cell; today: string; onDone: () => void }) {
  const [requirement, setRequirement] = useState(cell.planned?.requirement ?? cell.now)
  const [from, setFrom] = useState(today)
  const [source, setSource] = useState('')
  const [looked, setLooked] = useState(false)
  const [asking, setAsking] = useState(false)
  const client = useQueryClient()
  const set = useCall('staffSetBuyingRule', {
    onSuccess: ({ rule }) => {
      showAlert(1, rule.valid_from > today ? `Planned: from ${formatIstDate(rule.valid_from)} on it is another rule.` : 'Changed. Carts and checkouts follow at once.')
      onDone()
      return client.invalidateQueries({ queryKey: ['staffListBuyingRules'] })
    },
    onError: (problem) => {
      setAsking(false)
      if (isRefusal(problem, 'changed_meanwhile')) void client.invalidateQueries({ queryKey: ['staffListBuyingRules'] })
    },
  })
  const wrong = {
    from: isIstDate(from) && from >= today ? undefined : 'Choose today or a later day',
    source: source.trim().length < SHORTEST ? 'Say which law or decision it follows' : undefined,
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setLooked(true)
    if (wrong.from ?? wrong.source) event.currentTarget.querySelector<HTMLElement>(wrong.from ? '[name=from]' : '[name=source]')?.focus()
    else setAsking(true)
  }
  const newest = cell.rules.reduce<number | null>((highest, { id }) => Math.max(highest ?? id, id), null)
  const send = () => set.mutate({ body: { product_class: cell.productClass, business_type: cell.buyer.id, requirement, valid_from: from, source: source.trim(), seen_id: newest } })
  const unchanged = requirement === cell.now && cell.planned === undefined
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 rounded-md border border-border p-4">
      {set.error ? <Notice tone="danger" live>{isRefusal(set.error, 'changed_meanwhile') ? 'Somebody else changed this rule meanwhile. Look at the rules below, then decide.' : set.error.message}</Notice> : null}
      {asking ? (
        <div className="flex flex-col gap-3 text-body-sm">
          <BeforeAfter before={REQUIREMENT_WORDS[cell.now].name} after={REQUIREMENT_WORDS[requirement].name} />
          <p>{from === today ? 'It holds at once, for carts that are filled already too.' : `It holds from ${formatIstDate(from)} on, from midnight in India. What was planned from then on is replaced.`}</p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="outline" onClick={() => setAsking(false)}>Go back</Button>
            {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the question takes the place of the button that was pressed */}
            <Button autoFocus busy={set.isPending} onClick={send}>{from === today ? 'Change it now' : 'Plan the change'}</Button>
          </div>
        </div>
      ) : (
        <>
          <Select id="next-rule" label="Rule" value={requirement} onChange={(event) => setRequirement(REQUIREMENTS.find((one) => one === event.target.value) ?? requirement)}>
            {REQUIREMENTS.map((one) => <option key={one} value={one}>{REQUIREMENT_WORDS[one].name}</option>)}
          </Select>
          <TextInput name="from" label="From" type="date" min={today} value={from} error={looked ? wrong.from : undefined} onChange={(event) => setFrom(event.target.value)} />
          <TextInput name="source" label="Why" hint="The law or decision it follows. It stays on record" maxLength={200} autoComplete="off" value={source} error={looked ? wrong.source : undefined} onChange={(event) => setSource(event.target.value)} />
          <Button type="submit" className="self-end" disabled={unchanged}>Change the rule</Button>
        </>
      )}
    </form>
  )
}
