import { Button } from '@upchar/ui/button'
import { cx } from '@upchar/ui/cx'
import { useRef, useState } from 'react'
import { FileDrop } from '../../kit/file-drop.tsx'
import { upload } from '../../shell/api/upload.ts'
import { FAILED } from './use-returns.ts'

/** Of which order photos are, and the key of the guest's link. */
export type PhotosOf = { id: string; key?: string }
export type Photo = { key: number; name: string; id: string; problem: string }

/** The address of a photo of an order's return. */
export const photoUrl = (photo: string, of: PhotosOf): string =>
  `/api/orders/photos/${encodeURIComponent(photo)}?${new URLSearchParams(of).toString()}`

/** Uploads photos one by one, as they are chosen. `busy`: one is under way. */
export function usePhotos(of: PhotosOf, most: number) {
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const next = useRef(0)
  const add = async (files: readonly File[]) => {
    for (const file of files.slice(0, Math.max(0, most - photos.length))) {
      const key = next.current++
      setPhotos((before) => [...before, { key, name: file.name, id: '', problem: '' }])
      const result = await upload('uploadOrderPhoto', file, of, {
        onProgress: () => undefined,
        signal: new AbortController().signal,
      })
      const done = result.ok
        ? { id: result.data.file.file_id }
        : { problem: result.kind === 'refused' ? result.error.message : FAILED }
      setPhotos((before) => before.map((one) => (one.key === key ? { ...one, ...done } : one)))
    }
  }
  return {
    photos,
    busy: photos.some(({ id, problem }) => id === '' && problem === ''),
    add: (files: readonly File[]) => void add(files),
    remove: (key: number) => setPhotos((before) => before.filter((one) => one.key !== key)),
  }
}

/** Chosen photos with their state, and the way to add more. */
export function PhotoPicker({
  of,
  most,
  needed,
  picked: { photos, add, remove },
}: {
  of: PhotosOf
  most: number
  needed: boolean
  picked: ReturnType<typeof usePhotos>
}) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">Photos{needed ? '' : ' (optional)'}</legend>
      <p className="text-text-muted">
        Show what is wrong, the label and the batch number: JPEG or PNG, up to {most}. Leave
        patients and their names out.
      </p>
      {photos.length > 0 ? (
        <ul className="flex flex-wrap gap-3">
          {photos.map((photo) => (
            <li key={photo.key} className="flex w-24 flex-col gap-1">
              <Thumbnail photo={photo} of={of} />
              <Button
                look="quiet"
                aria-label={`Remove ${photo.name}`}
                onClick={() => remove(photo.key)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {photos.length < most ? (
        <FileDrop
          accept={['image/jpeg', 'image/png']}
          several
          choose="Choose photos"
          onChosen={add}
        />
      ) : null}
    </fieldset>
  )
}

const Thumbnail = ({ photo: { id, name, problem }, of }: { photo: Photo; of: PhotosOf }) =>
  id === '' ? (
    <p
      role={problem === '' ? 'status' : 'alert'}
      className={cx(
        'flex min-h-24 w-24 items-center rounded-md border border-border p-1 text-caption [overflow-wrap:anywhere]',
        problem === '' ? 'text-text-muted' : 'text-danger',
      )}
    >
      {problem === '' ? `Sending ${name}` : problem}
    </p>
  ) : (
    <img
      src={photoUrl(id, of)}
      alt={name}
      className="h-24 w-24 rounded-md border border-border object-cover"
    />
  )
