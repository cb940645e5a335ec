import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Skeleton } from '@upchar/ui/skeleton'
import { Choice } from '../../kit/choice.tsx'
import { rupees } from '../../kit/format.ts'
import { useFormFocus } from '../../kit/use-form-focus.ts'
import { question, useCall } from '../../shell/api/ask.ts'
import { useBookingChange } from './use-booking-change.ts'
import { cardWords, courierWords, firstChoice, type Couriers } from './words.ts'

/** Compares the couriers that serve a packed parcel, and books one (OPS-02). */
export function BookForm({
  parcel,
  number,
  onClose,
}: {
  parcel: string
  number: string
  onClose: () => void
}) {
  const answer = useQuery({
    ...question('staffListCouriers', { params: { id: parcel } }),
    // Costs change; yesterday's would be refused.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const element = useFormFocus<HTMLElement>()
  return (
    <section
      ref={element}
      tabIndex={-1}
      aria-label={`Couriers for ${number}`}
      className="flex flex-col gap-3 rounded-md bg-panel p-4 text-body-sm"
    >
      {answer.isPending ? (
        <>
          <output>Asking the couriers…</output>
          <Skeleton className="h-24" />
        </>
      ) : null}
      {answer.error ? (
        <Notice tone="danger" live>
          {answer.error.message}
        </Notice>
      ) : null}
      {answer.data === undefined ? (
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            Close
          </Button>
          {answer.error ? (
            <Button onClick={() => void answer.refetch()} busy={answer.isFetching}>
              Ask again
            </Button>
          ) : null}
        </div>
      ) : (
        <Compared
          key={answer.dataUpdatedAt}
          couriers={answer.data}
          parcel={parcel}
          onAgain={() => void answer.refetch()}
          onClose={onClose}
        />
      )}
    </section>
  )
}

function Compared({
  couriers,
  parcel,
  onAgain,
  onClose,
}: {
  couriers: Couriers
  parcel: string
  onAgain: () => void
  onClose: () => void
}) {
  const [chosen, setChosen] = useState(() => firstChoice(couriers))
  const change = useBookingChange(`${couriers.order_number} is booked.`, onClose)
  const book = useCall('staffBookParcel', change)
  const courier = couriers.couriers.find(({ id }) => String(id) === chosen)
  const { collect } = couriers
  return (
    <>
      <p className="text-text-muted">
        {collect === null
          ? 'The courier collects nothing at the door.'
          : `The courier collects ${rupees(collect)} at the door.`}{' '}
        Picked up at “{couriers.pickup_name}”: the warehouse’s address must stand under this name in
        the courier’s panel.
      </p>
      {book.error ? (
        <Notice tone="danger" live>
          {book.error.message}
        </Notice>
      ) : null}
      {couriers.couriers.length === 0 ? (
        <Notice tone="warning">
          No courier goes there. Choose one yourself, and type its AWB.
        </Notice>
      ) : (
        <Choice
          legend="Courier"
          name={`courier-${parcel}`}
          value={chosen}
          onChange={setChosen}
          options={couriers.couriers.map((one) => ({
            value: String(one.id),
            name: one.name,
            note: courierWords(one),
          }))}
        />
      )}
      {couriers.by_card.length === 0 ? null : (
        <p>By the rate cards, with an AWB that you type: {cardWords(couriers.by_card)}</p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
        {book.error ? (
          <Button look="outline" onClick={onAgain}>
            Compare again
          </Button>
        ) : null}
        {courier === undefined ? null : (
          <Button
            busy={book.isPending}
            disabled={courier.keeps_cold === false}
            onClick={() =>
              book.mutate({
                params: { id: parcel },
                body: { version: couriers.version, courier: courier.id, cost: courier.cost },
              })
            }
          >
            Book for {rupees(courier.cost)}
          </Button>
        )}
      </div>
    </>
  )
}
