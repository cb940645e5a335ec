import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { parseRupees } from '@upchar/kernel/money'
import { plural } from '@upchar/kernel/text'
import { Button } from '@upchar/ui/button'
import { TextInput } from '@upchar/ui/field'
import { RowProblems } from '../../kit/chosen.tsx'
import { rupees } from '../../kit/format.ts'
import { useFormFocus } from '../../kit/use-form-focus.ts'
import { useCall } from '../../shell/api/ask.ts'

type Result = Answer<'staffBookParcels'>['results'][number]
type Parcel = { id: string; version: number; order_number: string }

/** Books the chosen parcels, each with its cheapest courier up to a cost, and shows parcel by parcel what came of it (OPS-02). */
export function BookParcels({
  parcels,
  onDone,
  onClose,
}: {
  parcels: readonly Parcel[]
  /** The parcels that could not be booked. */
  onDone: (left: readonly string[]) => void
  onClose: () => void
}) {
  const [most, setMost] = useState('')
  const [problem, setProblem] = useState('')
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const client = useQueryClient()
  const element = useFormFocus()
  const book = useCall('staffBookParcels', {
    onSuccess: ({ results }) => {
      onDone(results.flatMap(({ id, message }) => (message === null ? [] : [id])))
      return client.invalidateQueries({ queryKey: ['staffListDispatch'] })
    },
    onError: ({ message }) => setProblem(message),
  })
  const send = () => {
    const cost = parseRupees(most.replace(/[₹,\s]/g, ''))
    if (!cost.ok || cost.value <= 0) return setProblem('Enter an amount in rupees, such as 120')
    setProblem('')
    setNames(new Map(parcels.map((one) => [one.id, one.order_number])))
    book.mutate({
      body: {
        parcels: parcels.map(({ id, version }) => ({ id, version })),
        most_cost: cost.value / 100,
      },
    })
  }
  return (
    <form
      ref={element}
      noValidate
      aria-label="Book couriers"
      className="flex flex-col gap-3 rounded-md bg-panel p-4 text-body-sm"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextInput
        id="most-cost"
        label="Rupees that a parcel may cost at most"
        hint="Each is booked with the cheapest courier that goes there; cold boxes with one that is fast enough"
        inputMode="decimal"
        maxLength={9}
        value={most}
        error={problem}
        onChange={(event) => setMost(event.target.value)}
      />
      {book.data ? <Outcome results={book.data.results} names={names} /> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onClose}>
          {book.data ? 'Close' : 'Cancel'}
        </Button>
        {parcels.length === 0 ? null : (
          <Button type="submit" busy={book.isPending}>
            Book {plural(parcels.length, 'parcel')}
          </Button>
        )}
      </div>
    </form>
  )
}

const Outcome = ({
  results,
  names,
}: {
  results: readonly Result[]
  names: ReadonlyMap<string, string>
}) => (
  <>
    <output>
      {results.map(({ id, booked }) =>
        booked === null ? null : (
          <span key={id} className="block [overflow-wrap:anywhere]">
            <strong className="tabular">{names.get(id)}</strong>: {booked.courier},{' '}
            {rupees(booked.cost)}, AWB <span className="tabular select-all">{booked.awb}</span>
          </span>
        ),
      )}
    </output>
    <RowProblems
      problems={results.flatMap(({ id, message }) =>
        message === null ? [] : [{ id, message, name: names.get(id) ?? '' }],
      )}
    />
  </>
)
