import type { Answer } from '@upchar/contract/schema/endpoints'
import { cx } from '@upchar/ui/cx'
import { TrashIcon } from '@upchar/ui/icons'
import { bannerSrc } from './banner.tsx'

export type Picture = Answer<'staffListLandingPages'>['banners'][number]

type Props = {
  legend: string
  pictures: readonly Picture[]
  chosen: string
  onChoose: (key: string) => void
  onDelete?: (picture: Picture) => void
}

/** Chooses one of several pictures; with `onDelete` they can be deleted. */
export function PictureChoice({ legend, pictures, chosen, onChoose, onDelete }: Props) {
  return (
    <fieldset>
      <legend className="mb-1 text-body-sm font-medium">{legend}</legend>
      <div className="grid max-h-64 grid-cols-2 gap-2 overflow-y-auto p-1 sm:grid-cols-3">
        {pictures.map((picture) => (
          <div key={picture.key} className="relative min-w-0">
            <PictureOption
              picture={picture}
              chosen={picture.key === chosen}
              nameClass={onDelete && 'pr-8 pointer-coarse:pr-11'}
              onChoose={onChoose}
            />
            {onDelete ? <DeleteButton picture={picture} onDelete={onDelete} /> : null}
          </div>
        ))}
      </div>
    </fieldset>
  )
}

function PictureOption({
  picture: { key, name },
  chosen,
  nameClass,
  onChoose,
}: {
  picture: Picture
  chosen: boolean
  nameClass: string | undefined
  onChoose: (key: string) => void
}) {
  return (
    <label
      className={cx(
        'flex min-w-0 cursor-pointer flex-col gap-1 rounded-md border p-1',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        chosen ? 'border-action bg-selected' : 'border-border hover:bg-panel',
      )}
    >
      <input
        type="radio"
        name="banner"
        value={key}
        checked={chosen}
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
      <span className={cx('truncate text-caption', nameClass)} title={name}>
        {name}
        {chosen ? <span className="sr-only">, chosen</span> : null}
      </span>
    </label>
  )
}

function DeleteButton({
  picture,
  onDelete,
}: {
  picture: Picture
  onDelete: (picture: Picture) => void
}) {
  return (
    <button
      type="button"
      aria-label={`Delete ${picture.name}`}
      title="Delete this picture"
      onClick={() => onDelete(picture)}
      className={cx(
        'absolute right-0 bottom-0 grid size-7 place-items-center rounded-sm pointer-coarse:size-11',
        'text-text-hint hover:bg-panel hover:text-danger',
      )}
    >
      <TrashIcon size={14} aria-hidden="true" />
    </button>
  )
}
