import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { Kept } from './words.ts'

/** Sets the days of one kind of data, from tomorrow. */
export function SetRetention({ kind, onClose }: { kind: Kept; onClose: () => void }) {
  const client = useQueryClient()
  const set = useCall('staffSetRetention', {
    onSuccess: () => {
      showAlert(1, 'It counts from tomorrow, also in the privacy notice.')
      onClose()
      return client.invalidateQueries({ queryKey: ['staffListRetention'] })
    },
  })
  return (
    <RecordForm
      key={kind.what}
      id="retention"
      title={kind.name}
      action="Set from tomorrow"
      fields={[
        {
          name: 'days',
          label: `${kind.name}: days`,
          hint: `${kind.least} to ${kind.most}; the standard is ${kind.standard}`,
          inputMode: 'numeric',
          maxLength: 4,
        },
        { name: 'reason', label: 'Why', maxLength: 300, wide: true },
      ]}
      initial={{ days: String(kind.next_days ?? kind.days), reason: '' }}
      check={({ days, reason }) => [
        ...(days !== '' &&
        !(/^\d{1,4}$/.test(days.trim()) && Number(days) >= kind.least && Number(days) <= kind.most)
          ? [{ field: 'days' as const, message: `Enter ${kind.least} to ${kind.most} days` }]
          : []),
        ...(reason !== '' && reason.trim().length < 3
          ? [{ field: 'reason' as const, message: 'Enter a reason, for the record' }]
          : []),
      ]}
      send={({ days, reason }) =>
        sendBy(set, { body: { what: kind.what, days: Number(days), reason: reason.trim() } })
      }
      note={({ days }) =>
        Number(days) < kind.days
          ? 'What is older is deleted the night after it counts, and can’t be brought back.'
          : null
      }
      onClose={onClose}
    />
  )
}
