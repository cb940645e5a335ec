import { Button } from '@upchar/ui/button'
import { cx } from '@upchar/ui/cx'
import { useRef, useState } from 'react'
import { FileDrop } from '../../kit/file-drop.tsx'
import { upload } from '../../shell/api/upload.ts'
import { failureText } from '@upchar/web/failure-text'

/** Of which order photos are, and the key of the guest's link. */
export type PhotosOf = { id: string; key?: string }
export type Photo = { key: number; name: string; id: string; problem: string }

/** What photos are for. */
export type PhotosFor = 'return' | 'review'

/** The address of a photo of an order's return or review. */
export const photoUrl = (photo: string, of: PhotosOf): string =>
  `/api/orders/photos/${encodeURIComponent(photo)}?${new URLSearchParams(of).toString()}`

const FAILED = 'We could not reach the shop. Check your connection and try again.'

/** Uploads photos one by one, as they are chosen, beside those `kept` before. `busy`: one is under way. */
export function usePhotos(
  of: PhotosOf,
  most: number,
  what: PhotosFor = 'return',
  kept: readonly string[] = [],
) {
  const [photos, setPhotos] = useState<readonly Photo[]>(() =>
    kept.map((id, key) => ({ key, name: `Photo ${key + 1}`, id, problem: '' })),
  )
  const next = useRef(kept.length)
  const add = async (files: readonly File[]) => {
    for (const file of files.slice(0, Math.max(0, most - photos.length))) {
      const key = next.current++
      setPhotos((before) => [...before, { key, name: file.name, id: '', problem: '' }])
      const result = await upload(
        'uploadOrderPhoto',
        file,
        { ...of, for: what },
        {
          onProgress: () => undefined,
          signal: new AbortController().signal,
        },
      )
      const done = result.ok
        ? { id: result.data.file.file_id }
        : { problem: failureText(result, FAILED) }
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
  needed = false,
  hint,
  picked: { photos, add, remove },
}: {
  of: PhotosOf
  most: number
  needed?: boolean
  /** What they show. */
  hint: string
  picked: ReturnType<typeof usePhotos>
}) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">Photos{needed ? '' : ' (optional)'}</legend>
      <p className="text-text-muted">
        {hint}: JPEG or PNG, up to {most}. Leave patients and their names out.
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
