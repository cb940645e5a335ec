import { useState } from 'react'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { TextInput } from '@upchar/ui/field'
import { useCall } from '../../shell/api/ask.ts'
import type { Photo } from './draft.ts'

type Box = { left: string; top: string; right: string; bottom: string }
const WHOLE: Box = { left: '0', top: '0', right: '0', bottom: '0' }
const SIDES = ['left', 'top', 'right', 'bottom'] as const
const LONGEST = 160

type Props = {
  photo: Photo
  place: number
  count: number
  /** Keys of all photos of the list. */
  taken: readonly string[]
  onMove: (to: number) => void
  onRemove: () => void
  onChange: (photo: Photo) => void
}

/** One photo: what it shows, its place, its crop. */
export function PhotoFields({ photo, place, count, taken, onMove, onRemove, onChange }: Props) {
  const [box, setBox] = useState<Box | null>(null)
  const name = `photo ${place + 1}`
  return (
    <li className="flex flex-wrap items-start gap-3 py-3 sm:flex-nowrap">
      <img
        src={`/img/p/~${photo.key}/0-300.jpg`}
        alt={photo.alt}
        width={96}
        height={96}
        loading="lazy"
        className="size-24 shrink-0 rounded-sm border border-border bg-surface object-contain"
      />
      <div className="flex min-w-0 grow basis-60 flex-col gap-2">
        <TextInput
          label={`What ${name} shows`}
          hint={
            place === 0 ? 'Such as: box with gloves, front. This one stands in lists' : undefined
          }
          value={photo.alt}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...photo, alt: target.value })}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            look="quiet"
            disabled={place === 0}
            aria-label={`Move ${name} forward`}
            onClick={() => onMove(place - 1)}
          >
            Forward
          </Button>
          <Button
            look="quiet"
            disabled={place === count - 1}
            aria-label={`Move ${name} back`}
            onClick={() => onMove(place + 1)}
          >
            Back
          </Button>
          <Button
            look="quiet"
            aria-label={`Crop ${name}`}
            aria-expanded={box !== null}
            onClick={() => setBox(box === null ? WHOLE : null)}
          >
            Crop
          </Button>
          <Button look="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
        {box === null ? null : (
          <Crop
            photo={photo}
            box={box}
            taken={taken}
            onBox={setBox}
            onDone={(key) => {
              onChange({ ...photo, key })
              setBox(null)
            }}
          />
        )}
      </div>
    </li>
  )
}

/** Percent from 0 to 99; NaN for anything else. */
const percentOf = (text: string): number =>
  /^\d{1,2}$/.test(text.trim()) ? Number(text) : Number.NaN

type CropProps = {
  photo: Photo
  box: Box
  taken: readonly string[]
  onBox: (box: Box) => void
  onDone: (key: string) => void
}

/** Cuts edges off. The form’s Undo brings them back. */
function Crop({ photo, box, taken, onBox, onDone }: CropProps) {
  const [twice, setTwice] = useState(false)
  const crop = useCall('staffCropPhoto', {
    onSuccess: ({ photo: { key } }) => {
      if (taken.includes(key)) setTwice(true)
      else onDone(key)
    },
  })
  const body = {
    left: percentOf(box.left),
    top: percentOf(box.top),
    right: percentOf(box.right),
    bottom: percentOf(box.bottom),
  }
  const isPossible =
    body.left + body.right < 100 &&
    body.top + body.bottom < 100 &&
    Object.values(body).some(Boolean)
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="sr-only">Crop</legend>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {SIDES.map((side) => (
          <TextInput
            key={side}
            label={`Off the ${side}, %`}
            inputMode="numeric"
            maxLength={2}
            autoComplete="off"
            value={box[side]}
            onChange={({ target }) => onBox({ ...box, [side]: target.value })}
          />
        ))}
      </div>
      <div>
        <Button
          look="outline"
          busy={crop.isPending}
          disabled={!isPossible}
          onClick={() => crop.mutate({ params: { key: photo.key }, body })}
        >
          Cut off
        </Button>
      </div>
      {crop.error || twice ? (
        <Notice tone="danger" live>
          {crop.error?.message ?? 'This photo is in the list already.'}
        </Notice>
      ) : null}
    </fieldset>
  )
}
