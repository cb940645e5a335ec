import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '@upchar/ui/button'
import type { ButtonLook } from '@upchar/ui/button'
import { UploadIcon } from '@upchar/ui/icons'

type Props = {
  /** Of the file, for screen readers. */
  label: string
  accept: string
  multiple?: boolean
  busy: boolean
  look?: ButtonLook
  id?: string
  className?: string
  onFiles: (files: readonly [File, ...File[]]) => void
  children: ReactNode
}

/** A button that lets the browser choose files, one unless `multiple`. */
export function FilePicker({ label, accept, multiple, onFiles, children, ...button }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={label}
        // The button is where the keyboard comes.
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [first, ...others] = currentTarget.files ?? []
          // A corrected file of the same name would be no change.
          currentTarget.value = ''
          if (first) onFiles([first, ...others])
        }}
      />
      <Button {...button} onClick={() => picker.current?.click()}>
        <UploadIcon size={16} aria-hidden="true" /> {children}
      </Button>
    </>
  )
}
