import { useRef, useState } from 'react'
import { plural } from '@upchar/kernel/text'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { UploadIcon } from '@upchar/ui/icons'
import { showAlert } from '@upchar/web/alerts'
import { useCall } from '../../shell/api/ask.ts'
import { useRefresh } from './use-refresh.ts'

type Failed = readonly { document: string; message: string | null }[]

/** Takes the portal's answer file: what it names gets its number. */
export function UploadAnswer() {
  const picker = useRef<HTMLInputElement>(null)
  const [failed, setFailed] = useState<Failed>([])
  const refresh = useRefresh()
  const upload = useCall('staffUploadEAnswer', {
    onSuccess: ({ results }) => {
      const wrong = results.filter(({ message }) => message !== null)
      setFailed(wrong)
      const done = results.length - wrong.length
      if (done > 0) showAlert(1, `${plural(done, 'answer')} recorded.`)
      return refresh()
    },
    onError: () => setFailed([]),
  })
  return (
    <div className="flex flex-col gap-3">
      <input
        ref={picker}
        type="file"
        accept=".json,.txt"
        aria-label="The portal’s answer"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          currentTarget.value = ''
          if (chosen) void chosen.text().then((text) => upload.mutate({ body: { text } }))
        }}
      />
      <Button
        look="outline"
        className="self-start"
        busy={upload.isPending}
        onClick={() => picker.current?.click()}
      >
        <UploadIcon size={16} aria-hidden="true" /> Upload the portal’s answer
      </Button>
      {upload.error ? (
        <Notice tone="danger" live>
          {upload.error.message}
        </Notice>
      ) : null}
      {failed.length > 0 ? (
        <Notice tone="danger" live>
          <ul className="flex flex-col gap-1">
            {failed.map(({ document, message }) => (
              <li key={`${document} ${message ?? ''}`} className="[overflow-wrap:anywhere]">
                {message?.startsWith(document) ? message : `${document}: ${message ?? ''}`}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  )
}
