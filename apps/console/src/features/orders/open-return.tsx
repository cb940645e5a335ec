import { useState } from 'react'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import type { Body } from '@upchar/contract/schema/endpoints'
import { useGo } from '../../kit/use-go.ts'
import { useCall } from '../../shell/api/ask.ts'
import { href } from '../../shell/hrefs.ts'
import { useParcelChange } from './use-parcel-change.ts'
import type { Parcel } from './use-parcel-change.ts'

type Reason = Body<'staffOpenReturn'>['reason']

const withCourier = new Set(['shipped', 'in_transit', 'out_for_delivery', 'delivery_failed', 'rto'])

/** Opens the return of a parcel that the courier brought back or lost, and leads to its inspection (RET-05). */
export function OpenReturn({ parcel }: { parcel: Parcel }) {
  const [press] = useState(() => crypto.randomUUID())
  const go = useGo()
  const { onError } = useParcelChange('', () => undefined)
  const call = useCall('staffOpenReturn', {
    onError,
    onSuccess: (data) => go(href.return(data.return.id)),
  })
  if (!withCourier.has(parcel.state)) return null
  const open = (reason: Reason) =>
    call.mutate({ params: { id: parcel.id }, body: { reason, request_key: `${press}${reason}` } })
  const button = (reason: Reason, name: string) => (
    <Button
      look="quiet"
      busy={call.isPending && call.variables.body.reason === reason}
      disabled={call.isPending}
      onClick={() => open(reason)}
    >
      {name}
    </Button>
  )
  return (
    <>
      {call.error ? (
        <Notice tone="danger" live>
          {call.error.message}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {parcel.state === 'rto' || parcel.state === 'delivery_failed'
          ? button('came_back', 'It came back')
          : null}
        {button('lost', 'The courier lost it')}
      </div>
    </>
  )
}
