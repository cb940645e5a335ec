import { cx } from '@upchar/ui/cx'
import { CameraIcon, UploadIcon } from '@upchar/ui/icons'
import { useState } from 'react'
import type { ReactNode } from 'react'

/** Chooses files by picker, camera or drag and drop. */
export function FileDrop({
  accept,
  several,
  choose = 'Choose a file',
  onChosen,
}: {
  accept: readonly string[]
  several: boolean
  choose?: string
  onChosen: (files: readonly File[]) => void
}) {
  const [over, setOver] = useState(false)
  return (
    <div
      className={cx(
        'flex flex-col items-stretch gap-2 rounded-md border-2 border-dashed p-4 sm:items-center',
        over ? 'border-action bg-panel' : 'border-control-border',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onChosen([...event.dataTransfer.files])
      }}
    >
      <Choose
        label={choose}
        accept={accept.join()}
        several={several}
        onChosen={onChosen}
        icon={<UploadIcon size={18} aria-hidden="true" />}
      />
      {accept.includes('image/jpeg') ? (
        <Choose
          label="Take a photo"
          accept="image/*"
          camera
          onChosen={onChosen}
          icon={<CameraIcon size={18} aria-hidden="true" />}
        />
      ) : null}
      <p aria-hidden="true" className="hidden text-body-sm text-text-muted sm:block">
        or drop it here
      </p>
    </div>
  )
}

/** A native file input inside a label styled as a button. */
function Choose({
  label,
  accept,
  several = false,
  camera = false,
  icon,
  onChosen,
}: {
  label: string
  accept: string
  several?: boolean
  camera?: boolean
  icon: ReactNode
  onChosen: (files: readonly File[]) => void
}) {
  return (
    <label
      className={cx(
        'min-h-control cursor-pointer items-center justify-center gap-2 rounded-md border border-action bg-surface px-4 text-body-sm font-semibold text-action focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:bg-panel',
        camera ? 'hidden pointer-coarse:flex' : 'flex',
      )}
    >
      {icon}
      {label}
      <input
        type="file"
        className="sr-only"
        accept={accept}
        multiple={several}
        {...(camera ? { capture: 'environment' as const } : {})}
        onChange={(event) => {
          onChosen([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </label>
  )
}
