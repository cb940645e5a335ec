import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { formatIstDate } from '@upchar/kernel/dates'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { showAlert } from '@upchar/web/alerts'
import { Confirm } from '../../kit/confirm.tsx'
import { FilePicker } from '../../kit/file-picker.tsx'
import { useCall, useUpload } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import type { Parcel } from './use-parcel-change.ts'

type Proof = Parcel['proofs'][number]

/** Files that show who took a parcel, such as a signed challan; the evidence file of the order has them (ORDER-06). */
export function ProofList({ parcel, name }: { parcel: Parcel; name: string }) {
  const [removed, setRemoved] = useState<Proof | undefined>()
  const client = useQueryClient()
  const { may } = useMe()
  const readAgain = () => client.invalidateQueries({ queryKey: ['staffGetOrder'] })
  const keep = useUpload('staffKeepDeliveryProof', {
    params: { id: parcel.id },
    onSuccess: () => {
      showAlert(1, 'The proof of delivery is kept.')
      return readAgain()
    },
  })
  const takes = parcel.takes_proof && may('orders.ship')
  if (parcel.proofs.length === 0 && !takes) return null
  return (
    <div className="flex flex-col items-start gap-2">
      {parcel.proofs.length > 0 ? (
        <ul aria-label={`Proof of delivery of ${name.toLowerCase()}`}>
          {parcel.proofs.map((proof) => (
            <li key={proof.id} className="flex flex-wrap items-center gap-x-3">
              <a
                href={`/api/staff/delivery-proofs/${proof.id}`}
                target="_blank"
                rel="noreferrer"
                className="[overflow-wrap:anywhere]"
              >
                {proof.name}
              </a>
              <span className="text-text-muted">
                proof of delivery, kept on {formatIstDate(proof.kept_at)}
              </span>
              {may('orders.ship') ? (
                <Button look="quiet" onClick={() => setRemoved(proof)}>
                  Remove<span className="sr-only"> {proof.name}</span>
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {keep.error ? (
        <Notice tone="danger" live>
          {keep.error.message}
        </Notice>
      ) : null}
      {takes ? (
        <div className="flex flex-wrap items-center gap-3">
          <FilePicker
            label={`Proof of delivery of ${name.toLowerCase()}`}
            accept="application/pdf,image/jpeg,image/png"
            look="outline"
            busy={keep.isPending}
            onFiles={([file]) => keep.mutate(file)}
          >
            Upload a proof of delivery
          </FilePicker>
          <p className="text-caption text-text-hint">
            Signed challan or the courier’s sheet: PDF, JPEG or PNG, up to 5 MB
          </p>
        </div>
      ) : null}
      {removed === undefined ? null : (
        <RemoveProof proof={removed} onRemoved={readAgain} onClose={() => setRemoved(undefined)} />
      )}
    </div>
  )
}

function RemoveProof({
  proof,
  onRemoved,
  onClose,
}: {
  proof: Proof
  onRemoved: () => Promise<void>
  onClose: () => void
}) {
  const remove = useCall('staffRemoveDeliveryProof', {
    onSuccess: () => {
      showAlert(1, 'The proof of delivery is removed.')
      onClose()
      return onRemoved()
    },
  })
  return (
    <Confirm
      title="Remove this proof of delivery?"
      action="Remove it"
      danger
      busy={remove.isPending}
      problem={remove.error?.message}
      onConfirm={() => remove.mutate({ params: { id: proof.id } })}
      onClose={onClose}
    >
      <p className="[overflow-wrap:anywhere]">{proof.name}</p>
      <p>The file is deleted and leaves the evidence file of the order.</p>
    </Confirm>
  )
}
