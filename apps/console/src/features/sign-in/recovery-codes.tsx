import { useState } from 'react'
import { Button } from '@upchar/ui/button'
import { Checkbox } from '@upchar/ui/checkbox'
import { CopyIcon, DownloadIcon } from '@upchar/ui/icons'
import { showAlert } from '@upchar/web/alerts'
import { brand } from '../../shell/brand.ts'

function download(codes: readonly string[]): void {
  const url = URL.createObjectURL(
    new Blob([`${brand} console: recovery codes, each works once\n\n${codes.join('\n')}\n`], {
      type: 'text/plain',
    }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = 'recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(url)
}

/**
 * Codes that are shown only once: the member copies, downloads or writes them down before
 * continuing.
 */
export function RecoveryCodes({
  codes,
  action,
  onDone,
}: {
  codes: readonly string[]
  action: string
  onDone: () => void
}) {
  const [saved, setSaved] = useState(false)
  const [asked, setAsked] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => showAlert(1, 'Recovery codes copied'),
      () => showAlert(2, 'The browser blocked copying'),
    )
  return (
    <div className="flex flex-col gap-4">
      <ul
        aria-label="Recovery codes"
        className="tabular grid grid-cols-1 gap-x-6 gap-y-1 rounded-md border border-border bg-panel p-4 text-center text-body font-semibold tracking-wide min-[24rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="font-sans">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onClick={() => void copy()}>
          <CopyIcon size={16} aria-hidden="true" /> Copy
        </Button>
        <Button look="outline" onClick={() => download(codes)}>
          <DownloadIcon size={16} aria-hidden="true" /> Download
        </Button>
      </div>
      <div>
        <Checkbox
          label="I have saved them in a safe place"
          checked={saved}
          aria-describedby={asked && !saved ? 'saved-error' : undefined}
          onChange={(event) => setSaved(event.target.checked)}
        />
        {asked && !saved ? (
          <p id="saved-error" role="alert" className="text-body-sm text-danger">
            Save the codes, then tick this
          </p>
        ) : null}
      </div>
      <Button
        onClick={() => {
          if (saved) onDone()
          else setAsked(true)
        }}
      >
        {action}
      </Button>
    </div>
  )
}
