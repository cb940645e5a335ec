import { useState } from 'react'
import { Button } from '@upchar/ui/button'
import { Facts } from '@upchar/ui/dense/facts'
import { Panel } from '@upchar/ui/dense/panel'
import { count } from '../../kit/format.ts'
import { useCall } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import { daysWords, readBands, writeBands } from './delivery-days.ts'
import { useSetupChange } from './use-setup.ts'
import type { Setup } from './use-setup.ts'

type Days = Setup['delivery_days']

/** How long parcels are on the way, by distance, in force from today on (UI-16). */
export function DeliveryDaysPanel({ days }: { days: Days }) {
  const [editing, setEditing] = useState(false)
  const { may } = useMe()
  const last = days.bands.at(-1)
  return (
    <Panel
      title="Delivery days"
      note="What buyers are promised: take what your couriers keep"
      action={
        may('setup.change') && !editing ? (
          <Button look="outline" onClick={() => setEditing(true)}>
            Change<span className="sr-only"> the delivery days</span>
          </Button>
        ) : undefined
      }
    >
      {editing ? (
        <DeliveryDaysForm days={days} onClose={() => setEditing(false)} />
      ) : (
        <Facts
          className="-my-2"
          facts={[
            ...days.bands.map((band) => ({
              label: `Up to ${count(band.up_to_km)} km`,
              value: daysWords(band),
            })),
            {
              label: last === undefined ? 'Everywhere' : `Beyond ${count(last.up_to_km)} km`,
              value: 'not delivered',
            },
          ]}
        />
      )}
    </Panel>
  )
}

function DeliveryDaysForm({ days, onClose }: { days: Days; onClose: () => void }) {
  const set = useCall(
    'staffSetDeliveryDays',
    useSetupChange('The delivery days are saved', onClose),
  )
  return (
    <RecordForm
      id="delivery-days"
      title="Delivery days"
      action="Save the delivery days"
      fields={[
        {
          name: 'bands',
          label: 'Distances',
          rows: 8,
          maxLength: 600,
          wide: true,
          hint: 'One in a line: kilometres from warehouse to pincode, least days and most days on the way. 0 days: delivered on the day it leaves. They hold from today on; orders keep what they were promised.',
        },
      ]}
      initial={{ bands: writeBands(days.bands) }}
      check={({ bands }) => {
        const { problem } = readBands(bands)
        return problem === undefined || bands.trim() === ''
          ? []
          : [{ field: 'bands', message: problem }]
      }}
      send={({ bands }) =>
        sendBy(set, { body: { bands: readBands(bands).bands, seen_revision: days.revision } })
      }
      onClose={onClose}
    />
  )
}
