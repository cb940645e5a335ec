import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Button, LinkButton } from '@upchar/ui/button'
import { showAlert } from '@upchar/web/alerts'
import { ChooseAll, failuresOf, RowProblems } from '../../kit/chosen.tsx'
import type { RowProblem } from '../../kit/chosen.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { BookParcels } from '../courier-bookings/index.ts'
import type { Stage } from './search.ts'
import { paperHref, parcelsWords } from './words.ts'
import type { DispatchParcel, PaperKind } from './words.ts'

const PAPERS: Readonly<Record<Stage, readonly (readonly [PaperKind, string])[]>> = {
  to_pack: [
    ['pick-list', 'Pick list'],
    ['packing-slips', 'Packing slips'],
  ],
  packed: [
    ['labels', 'Labels'],
    ['packing-slips', 'Packing slips'],
    ['manifest', 'Manifest'],
  ],
  handed_over: [
    ['manifest', 'Manifest'],
    ['labels', 'Labels'],
  ],
}

type Move = { state: 'packed' | 'shipped'; name: string; done: string; note: string }
const MOVES: Readonly<Record<Stage, Move | null>> = {
  to_pack: {
    state: 'packed',
    name: 'Mark as packed',
    done: 'packed',
    note: 'Issues the tax invoices and mails them to the buyers. It can’t be undone.',
  },
  packed: {
    state: 'shipped',
    name: 'Mark as handed over',
    done: 'handed over',
    note: 'The buyers get a mail with the AWB.',
  },
  handed_over: null,
}

/** What can be done with the chosen parcels: papers, and the next state. What failed is named by order. */
export function StageActions({
  stage,
  parcels,
  chosen,
  onChoose,
}: {
  stage: Stage
  parcels: readonly DispatchParcel[]
  chosen: ReadonlySet<string>
  onChoose: (ids: readonly string[]) => void
}) {
  const [booking, setBooking] = useState(false)
  const [problems, setProblems] = useState<readonly RowProblem[]>([])
  const client = useQueryClient()
  const picked = parcels.filter(({ id }) => chosen.has(id))
  const move = MOVES[stage]
  const send = useCall('staffMoveParcels', {
    onSuccess: ({ results }) => {
      const { failed, done } = failuresOf(
        results,
        (id) => picked.find((one) => one.id === id)?.order_number ?? '',
      )
      setProblems(failed)
      if (done > 0) showAlert(1, `${parcelsWords(done)} marked as ${move?.done ?? ''}.`)
      onChoose(failed.map(({ id }) => id))
      return client.invalidateQueries({ queryKey: ['staffListDispatch'] })
    },
    onError: ({ message }) => setProblems([{ id: '', name: '', message }]),
  })
  const none = picked.length === 0
  const ids = picked.map(({ id }) => id)
  const bookable = picked.filter(({ can_book: can }) => can)
  return (
    <section aria-label="Chosen parcels" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <ChooseAll
          ids={parcels.map(({ id }) => id)}
          chosen={picked.length}
          words={parcelsWords(picked.length)}
          onChoose={onChoose}
        />
        {none
          ? null
          : PAPERS[stage].map(([kind, name]) => (
              <LinkButton
                key={kind}
                look="outline"
                href={paperHref(kind, ids)}
                target="_blank"
                rel="noreferrer"
              >
                {name}
              </LinkButton>
            ))}
        {bookable.length > 1 && !booking ? (
          <Button look="outline" onClick={() => setBooking(true)}>
            Book couriers
          </Button>
        ) : null}
        {none || move === null ? null : (
          <Button
            busy={send.isPending}
            onClick={() =>
              send.mutate({
                body: {
                  parcels: picked.map(({ id, version }) => ({ id, version })),
                  state: move.state,
                },
              })
            }
          >
            {move.name}
          </Button>
        )}
        {none || move === null ? null : <p className="text-caption text-text-muted">{move.note}</p>}
      </div>
      <RowProblems problems={problems} />
      {booking ? (
        <BookParcels parcels={bookable} onDone={onChoose} onClose={() => setBooking(false)} />
      ) : null}
    </section>
  )
}
