import { Button } from '@upchar/ui/button'
import { cx } from '@upchar/ui/cx'
import { AlertIcon, CheckIcon } from '@upchar/ui/icons'
import { ProgressBar } from '@upchar/ui/progress-bar'
import { fileSize } from './kyc-words.ts'
import type { Uploading } from './use-uploads.ts'

export function UploadingRow({ row }: { row: Uploading }) {
  const percent = Math.round(row.share * 100)
  return (
    <li className="flex flex-col gap-1 rounded-md border border-border p-3 text-body-sm">
      <span className="flex items-center gap-2">
        {row.state === 'done' ? (
          <CheckIcon size={18} className="shrink-0 text-success" aria-hidden="true" />
        ) : null}
        {row.state === 'failed' ? (
          <AlertIcon size={18} className="shrink-0 text-danger" aria-hidden="true" />
        ) : null}
        <span className="min-w-0 grow truncate font-medium">{row.name}</span>
        {row.bytes > 0 ? (
          <span className="tabular shrink-0 text-caption text-text-muted">
            {fileSize(row.bytes)}
          </span>
        ) : null}
      </span>
      {row.state === 'sending' ? (
        <span className="flex items-center gap-3">
          <ProgressBar label={`Uploading ${row.name}`} percent={percent} className="min-w-0 grow" />
          <span className="tabular w-10 text-right text-caption">{percent}%</span>
          <Button look="quiet" className="px-2" onClick={row.stop}>
            Stop<span className="sr-only"> sending {row.name}</span>
          </Button>
        </span>
      ) : null}
      <output className={cx('block', row.state === 'failed' ? 'text-danger' : 'text-success')}>
        {row.message}
      </output>
      {row.retry ? (
        <Button look="outline" className="self-start" onClick={row.retry}>
          Try again
        </Button>
      ) : null}
    </li>
  )
}
