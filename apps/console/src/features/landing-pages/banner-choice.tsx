import { useId, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button } from '@upchar/ui/button'
import { cx } from '@upchar/ui/cx'
import { Notice } from '@upchar/ui/dense/notice'
import { TextInput } from '@upchar/ui/field'
import { TrashIcon, UndoIcon, UploadIcon } from '@upchar/ui/icons'
import { showAlert } from '@upchar/web/alerts'
import { question, useUpload } from '../../shell/api/ask.ts'
import { bannerSrc } from './banner.tsx'
import { DeletePicture } from './delete-picture.tsx'

type Data = Answer<'staffListLandingPages'>
type Picture = Data['banners'][number]
/** What the banner shows, and what it is for who can't see it. */
export type Shown = { image: string; alt: string }

/** Whether a picture was uploaded: then it needs words. */
export const isUploaded = ({ uploaded }: Pick<Data, 'uploaded'>, key: string): boolean =>
  uploaded.some((picture) => picture.key === key)

/** A banner's picture: one of ours, or one of their own. */
export function BannerChoice({
  data,
  standard,
  shown,
  error,
  onChange,
}: {
  data: Data
  standard: string
  shown: Shown
  error: string | undefined
  onChange: (shown: Shown) => void
}) {
  const picker = useRef<HTMLInputElement>(null)
  const uploadId = useId()
  const client = useQueryClient()
  const upload = useUpload('staffUploadBanner', {
    onSuccess: ({ banner }) => {
      client.setQueryData(
        question('staffListLandingPages', {}).queryKey,
        (all) =>
          all && {
            ...all,
            uploaded: [banner, ...all.uploaded.filter(({ key }) => key !== banner.key)],
          },
      )
      onChange({ image: banner.key, alt: '' })
      showAlert(1, 'The picture is here. Say what it shows, then save.')
    },
  })
  const [leaving, setLeaving] = useState<Picture>()
  const own = isUploaded(data, shown.image)
  const choose = (image: string) => onChange({ image, alt: image === shown.image ? shown.alt : '' })
  return (
    <div className="flex flex-col gap-3">
      <Pictures
        legend="Drawn pictures"
        pictures={data.banners}
        chosen={shown.image}
        onChoose={choose}
      />
      {data.uploaded.length > 0 ? (
        <Pictures
          legend="Your own pictures"
          pictures={data.uploaded}
          chosen={shown.image}
          onChoose={choose}
          onDelete={setLeaving}
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <input
          ref={picker}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label="Picture file"
          tabIndex={-1}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            currentTarget.value = ''
            if (file) upload.mutate(file)
          }}
        />
        <Button
          id={uploadId}
          look="outline"
          busy={upload.isPending}
          onClick={() => picker.current?.click()}
        >
          <UploadIcon size={16} aria-hidden="true" /> Upload a picture
        </Button>
        {shown.image === standard ? null : (
          <Button look="quiet" onClick={() => choose(standard)}>
            <UndoIcon size={16} aria-hidden="true" /> Back to the drawn one
          </Button>
        )}
        <p className="basis-full text-caption text-text-hint">
          JPEG, PNG or WebP, at least 1000 by 400 pixels, up to 5 MB. It is cut to 5 : 2 around the
          middle.
        </p>
      </div>
      {upload.error ? (
        <Notice tone="danger" live>
          {upload.error.message}
        </Notice>
      ) : null}
      {own ? (
        <TextInput
          label="What the picture shows"
          hint="Read to people who can’t see it"
          maxLength={160}
          value={shown.alt}
          error={error}
          onChange={(event) => onChange({ ...shown, alt: event.target.value })}
        />
      ) : null}
      {leaving ? (
        <DeletePicture
          picture={leaving}
          pages={data.pages}
          onClose={() => setLeaving(undefined)}
          onDeleted={() => {
            setLeaving(undefined)
            if (shown.image === leaving.key) choose(standard)
            document.getElementById(uploadId)?.focus()
          }}
        />
      ) : null}
    </div>
  )
}

type PicturesProps = {
  legend: string
  pictures: readonly Picture[]
  chosen: string
  onChoose: (key: string) => void
  onDelete?: (picture: Picture) => void
}

function Pictures({ legend, pictures, chosen, onChoose, onDelete }: PicturesProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-body-sm font-medium">{legend}</legend>
      <div className="grid max-h-64 grid-cols-2 gap-2 overflow-y-auto p-1 sm:grid-cols-3">
        {pictures.map((picture) => {
          const { key, name } = picture
          return (
            <div key={key} className="relative min-w-0">
              <label
                className={cx(
                  'flex min-w-0 cursor-pointer flex-col gap-1 rounded-md border p-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                  key === chosen ? 'border-action bg-selected' : 'border-border hover:bg-panel',
                )}
              >
                <input
                  type="radio"
                  name="banner"
                  value={key}
                  checked={key === chosen}
                  onChange={() => onChoose(key)}
                  className="sr-only"
                />
                <img
                  src={bannerSrc(key)}
                  alt=""
                  width={800}
                  height={320}
                  loading="lazy"
                  className="aspect-25/8 w-full rounded-sm bg-panel object-cover object-right"
                />
                <span
                  className={cx('truncate text-caption', onDelete && 'pr-8 pointer-coarse:pr-11')}
                  title={name}
                >
                  {name}
                  {key === chosen ? <span className="sr-only">, chosen</span> : null}
                </span>
              </label>
              {onDelete ? (
                <button
                  type="button"
                  aria-label={`Delete ${name}`}
                  title="Delete this picture"
                  onClick={() => onDelete(picture)}
                  className="absolute right-0 bottom-0 grid size-7 place-items-center rounded-sm text-text-hint hover:bg-panel hover:text-danger pointer-coarse:size-11"
                >
                  <TrashIcon size={14} aria-hidden="true" />
                </button>
              ) : null}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
