import { useState } from 'react'
import { plural } from '@upchar/kernel/text'
import { Notice } from '@upchar/ui/dense/notice'
import { showAlert } from '@upchar/web/alerts'
import { FilePicker } from '../../kit/file-picker.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { useRefresh } from './use-refresh.ts'

type Failed = readonly { document: string; message: string | null }[]

/** Takes the portal's answer file: what it names gets its number. */
export function UploadAnswer() {
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
      <FilePicker
        label="The portal’s answer"
        accept=".json,.txt"
        look="outline"
        className="self-start"
        busy={upload.isPending}
        onFiles={([file]) => void file.text().then((text) => upload.mutate({ body: { text } }))}
      >
        Upload the portal’s answer
      </FilePicker>
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
