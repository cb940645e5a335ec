import { useRouter } from '@tanstack/react-router'
import { showAlert } from '@upchar/web/alerts'
import { useState } from 'react'
import { upload } from '../../shell/api/upload.ts'
import { AccountCard } from '../account-layout/index.ts'
import type { CreditFile } from './credit-types.ts'

/** The documents of an application that the lender is looking at: each can be replaced by a better one (CREDIT-05). */
export function SentDocuments({ files }: { files: readonly CreditFile[] }) {
  return (
    <AccountCard title="Documents with the lender">
      <ul className="divide-y divide-border border-t border-border text-body-sm">
        {files.map((file) => (
          <SentDocument key={file.file_id} file={file} />
        ))}
      </ul>
    </AccountCard>
  )
}

function SentDocument({ file: { file_id: id, name } }: { file: CreditFile }) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const replace = async (by: File | undefined) => {
    if (by === undefined) return
    setBusy(true)
    const signal = new AbortController().signal
    const onProgress = () => undefined
    const sent = await upload('updateCreditFile', by, { file_id: id }, { onProgress, signal })
    showAlert(sent.ok ? 1 : 2, sent.ok ? sent.data.message : sent.error.message)
    if (sent.ok) await router.invalidate()
    setBusy(false)
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
      <label className="flex min-h-control cursor-pointer items-center rounded-md px-3 font-semibold text-action focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus hover:bg-panel">
        {busy ? 'Sending …' : 'Replace'}
        <span className="sr-only"> {name}</span>
        <input
          type="file"
          className="sr-only"
          accept="application/pdf,image/jpeg,image/png"
          disabled={busy}
          onChange={(event) => {
            void replace(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </label>
    </li>
  )
}
