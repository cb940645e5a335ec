import { useRef, useState } from 'react'
import { Notice } from '@upchar/ui/dense/notice'
import { FieldError } from '@upchar/ui/field'
import { FilePicker } from '../../kit/file-picker.tsx'
import { useUpload } from '../../shell/api/ask.ts'
import type { Photo } from './draft.ts'
import { PhotoFields } from './photo-fields.tsx'

const MOST = 12

type Props = {
  id: string
  error: string | undefined
  photos: readonly Photo[]
  mayChange: boolean
  /** What buyers see while there is none. */
  without: string
  onChange: (photos: Photo[]) => void
}

/** The photos of a product or of one variant: uploaded, described, put in order, cropped. The first one stands in lists. */
export function PhotosPanel({ id, error, photos, mayChange, without, onChange }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [said, say] = useState('')
  const move = (from: number, to: number) => {
    const next = [...photos]
    const [moved] = next.splice(from, 1)
    if (moved === undefined) return
    next.splice(to, 0, moved)
    onChange(next)
    say(`Photo ${from + 1} is now number ${to + 1} of ${photos.length}.`)
  }
  const remove = (index: number) => {
    onChange(photos.filter((_, i) => i !== index))
    say(`Photo ${index + 1} is removed.`)
    list.current?.parentElement?.focus()
  }
  return (
    <section id={id} tabIndex={-1} aria-label="Photos" className="flex flex-col gap-3">
      <h3 className="text-body-sm font-semibold">Photos</h3>
      <FieldError id={id} error={error} />
      {photos.length === 0 ? <p className="text-body-sm text-text-muted">{without}</p> : null}
      <ul ref={list} className="flex flex-col divide-y divide-border">
        {photos.map((photo, index) => (
          <PhotoFields
            key={photo.key}
            photo={photo}
            place={index}
            count={photos.length}
            taken={photos.map(({ key }) => key)}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
            onChange={(next) => onChange(photos.map((one, i) => (i === index ? next : one)))}
          />
        ))}
      </ul>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
      {mayChange && photos.length < MOST ? (
        <UploadPhotos photos={photos} onChange={onChange} />
      ) : null}
    </section>
  )
}

function UploadPhotos({ photos, onChange }: Pick<Props, 'photos' | 'onChange'>) {
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<string[]>([])
  const { mutateAsync } = useUpload('staffUploadPhoto')
  const upload = async (files: readonly File[]) => {
    setBusy(true)
    const found: Photo[] = []
    const failed: string[] = []
    // One after another: the shop encodes one at a time.
    for (const file of files.slice(0, MOST - photos.length))
      await mutateAsync(file).then(
        ({ photo: { key } }) => found.push({ key, alt: '' }),
        (problem: unknown) =>
          failed.push(`${file.name}: ${problem instanceof Error ? problem.message : 'not stored'}`),
      )
    const known = new Set(photos.map(({ key }) => key))
    const added = found.filter(({ key }) => !known.has(key) && known.add(key))
    if (added.length > 0) onChange([...photos, ...added])
    setProblems(failed)
    setBusy(false)
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <FilePicker
          label="Photo files"
          accept="image/jpeg,image/png,image/webp"
          multiple
          look="outline"
          busy={busy}
          onFiles={(files) => void upload(files)}
        >
          Upload photos
        </FilePicker>
        <p className="text-caption text-text-hint">
          JPEG, PNG or WebP up to 5 MB, at least 300 by 300 pixels. Place and camera are removed.
        </p>
      </div>
      {problems.length > 0 ? (
        <Notice tone="danger" live>
          {problems.join(' · ')}
        </Notice>
      ) : null}
    </div>
  )
}
