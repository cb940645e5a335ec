import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDate } from '@upchar/kernel/dates'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { boxWords, MeasureForm, promisedWords } from '../features/dispatch/index.ts'
import { Lines } from '../kit/lines.tsx'
import { usePathPart } from '../kit/use-address.ts'
import { question, useCall } from '../shell/api/ask.ts'
import { sendBy } from '../shell/api/send-by.ts'
import { Loaded } from '../shell/page/loading.tsx'
import { Page } from '../shell/page/page.tsx'
import { portalHref } from './hrefs.ts'
import { Goods } from './parcel-goods.tsx'
import { Sending } from './parcel-sending.tsx'
import { Marks } from './parcels-screen.tsx'
import { useParcelChange } from './use-parcel-change.ts'

type Parcel = Answer<'sellerGetParcel'>['parcel']

/** One of the seller's own parcels, from the shelf to the courier (APP-01). */
export function ParcelScreen() {
  const id = usePathPart('id')
  const answer = useQuery(question('sellerGetParcel', { params: { id } }))
  const back = { href: portalHref.parcels(), name: 'Orders to pack' }
  return (
    <Loaded
      answer={answer}
      what="The parcel"
      skeleton={
        <Page title="Parcel" back={back}>
          <Lines count={8} />
        </Page>
      }
    >
      {({ parcel }) => (
        <Page
          title={`Parcel of ${parcel.order_number}`}
          back={back}
          note={`From ${parcel.warehouse.name}, ${parcel.warehouse.city}. Promised ${promisedWords(parcel)}, ordered ${formatIstDate(parcel.placed_at)}.`}
        >
          <Marks row={parcel} />
          <Goods parcel={parcel} />
          <Box parcel={parcel} />
          <Sending parcel={parcel} />
          <NextStep parcel={parcel} />
        </Page>
      )}
    </Loaded>
  )
}

/** Weight, size and logger, which change until the parcel has left or its courier was told them. */
function Box({ parcel }: { parcel: Parcel }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const changed = useParcelChange(parcel.id, close)
  const measure = useCall('sellerMeasureParcel', changed('Weight and size are saved.'))
  const box = boxWords(parcel)
  const mayChange = ['placed', 'confirmed', 'packed'].includes(parcel.state) && !parcel.is_booked
  return (
    <Panel
      title="Weight and size"
      action={
        mayChange && !isOpen ? (
          <Button look="outline" onClick={() => setOpen(true)}>
            Weigh
          </Button>
        ) : undefined
      }
    >
      {isOpen ? (
        <MeasureForm
          parcel={parcel}
          send={(body) => sendBy(measure, { params: { id: parcel.id }, body })}
          onClose={close}
        />
      ) : (
        <p className="text-body-sm">
          {box === '' ? 'Not weighed yet.' : box}
          {parcel.logger_number === '' ? '' : ` · Logger ${parcel.logger_number}`}
        </p>
      )}
    </Panel>
  )
}

const STEPS = {
  packed: {
    name: 'Mark as packed',
    done: 'The parcel is packed.',
    note: 'Issues your tax invoice and mails it to the buyer. It can’t be undone.',
  },
  shipped: {
    name: 'Mark as handed over',
    done: 'The parcel is handed over.',
    note: 'The buyer gets a mail with the AWB.',
  },
} as const

function NextStep({ parcel }: { parcel: Parcel }) {
  const { id, version, next } = parcel
  const changed = useParcelChange(id)
  const [to] = next
  const step = to === undefined ? undefined : STEPS[to]
  const move = useCall('sellerMoveParcel', changed(step?.done ?? ''))
  if (to === undefined || step === undefined) return null
  return (
    <Panel title={to === 'packed' ? 'Packing' : 'Handing over'}>
      <div className="flex flex-col gap-3">
        {move.error ? (
          <Notice tone="danger" live>
            {move.error.message}
          </Notice>
        ) : null}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            busy={move.isPending}
            onClick={() => move.mutate({ params: { id }, body: { version, state: to } })}
          >
            {step.name}
          </Button>
          <p className="text-caption text-text-muted">{step.note}</p>
        </div>
      </div>
    </Panel>
  )
}
