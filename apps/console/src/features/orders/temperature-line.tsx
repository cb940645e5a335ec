import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { TEMPERATURE_LONGEST, TEMPERATURE_VERDICT_WORDS } from '@upchar/kernel/cold-chain'
import { plural } from '@upchar/kernel/text'
import { Notice } from '@upchar/ui/dense/notice'
import { showAlert } from '@upchar/web/alerts'
import { Confirm } from '../../kit/confirm.tsx'
import { FilePicker } from '../../kit/file-picker.tsx'
import { useMe } from '../../shell/api/me.ts'
import { useCall } from '../../shell/api/ask.ts'
import type { Parcel } from './use-parcel-change.ts'

type Record = NonNullable<Parcel['temperature']>
type Chosen = { name: string; text: string }

const factsOf = ({ lowest, highest, minutes_outside: minutes, file_name: file }: Record): string =>
  [
    ...(lowest === null || highest === null ? [] : [`${lowest} to ${highest} °C`]),
    `${plural(minutes, 'minute')} outside`,
    file,
  ].join(' · ')

/** What a parcel's temperature logger says; once it is delivered, its file is taken here (OPS-02). */
export function TemperatureLine({ parcel, name }: { parcel: Parcel; name: string }) {
  const [problem, setProblem] = useState('')
  const [chosen, setChosen] = useState<Chosen | undefined>()
  const client = useQueryClient()
  const { may } = useMe()
  const keep = useCall('staffRecordTemperature', {
    onSuccess: ({ verdict }) => {
      showAlert(
        1,
        verdict === 'excursion'
          ? 'The goods got too warm or too cold: they are refunded, and the buyer is told.'
          : 'The temperature record is kept.',
      )
      return client.invalidateQueries({ queryKey: ['staffGetOrder'] })
    },
    onSettled: () => setChosen(undefined),
  })
  const { temperature: record, logger_number: logger } = parcel
  if (logger === '') return null
  const choose = async (file: Blob & { name: string }) => {
    const text = await file.text()
    const isTooLarge = text.length > TEMPERATURE_LONGEST
    setProblem(isTooLarge ? `${file.name} is too large for a logger’s record.` : '')
    if (!isTooLarge) setChosen({ name: file.name, text })
  }
  const message = problem || keep.error?.message
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="flex flex-wrap gap-x-2">
        <span className="[overflow-wrap:anywhere]">Temperature logger {logger}</span>
        {record === null ? null : (
          <>
            <b
              className={record.verdict === 'kept' ? 'font-semibold' : 'font-semibold text-danger'}
            >
              {TEMPERATURE_VERDICT_WORDS[record.verdict]}
            </b>
            <span className="text-text-muted [overflow-wrap:anywhere]">{factsOf(record)}</span>
          </>
        )}
      </p>
      {message ? (
        <Notice tone="danger" live>
          {message}
        </Notice>
      ) : null}
      {parcel.state === 'delivered' && may('orders.ship') ? (
        <FilePicker
          label={`Temperature record of ${name.toLowerCase()}`}
          accept=".csv,.tsv,.txt"
          look="outline"
          busy={keep.isPending}
          onFiles={([file]) => void choose(file)}
        >
          Upload the logger’s file
        </FilePicker>
      ) : null}
      {chosen === undefined ? null : (
        <Confirm
          title={`Is this the record of logger ${logger}?`}
          action="Upload the record"
          danger
          busy={keep.isPending}
          onConfirm={() =>
            keep.mutate({
              params: { id: parcel.id },
              body: { file_name: chosen.name, text: chosen.text },
            })
          }
          onClose={() => setChosen(undefined)}
        >
          <p className="[overflow-wrap:anywhere]">{chosen.name}</p>
          <p>
            If it shows that the goods got too warm or too cold, all cold goods of this parcel are
            refunded at once, and the buyer is told not to use them. A refund from a wrong file
            can’t be taken back here.
          </p>
        </Confirm>
      )}
    </div>
  )
}
