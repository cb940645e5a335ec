import { useState } from 'react'
import { fileProblem } from './check-file.ts'
import type { KycDocument, KycFile } from './kyc-types.ts'
import { uploadDocument } from './upload.ts'

export type Uploading = {
  key: number
  name: string
  bytes: number
  share: number
  state: 'sending' | 'done' | 'failed'
  message: string
  retry: (() => void) | null
  stop: () => void
}

let lastKey = 0
const waiting = (name: string, bytes: number, problem: string | undefined): Uploading => {
  lastKey += 1
  return {
    key: lastKey,
    name,
    bytes,
    share: 0,
    state: problem === undefined ? 'sending' : 'failed',
    message: problem ?? '',
    retry: null,
    stop: () => undefined,
  }
}

/** The uploads of one document. Files over the limit become failed rows and are not sent. */
export function useUploads({
  slot,
  pharma,
  room,
  replaces,
  onAdded,
}: {
  slot: KycDocument
  pharma: boolean
  room: number
  replaces: KycFile | undefined
  onAdded: (file: KycFile) => void
}) {
  const [rows, setRows] = useState<readonly Uploading[]>([])
  const sent = rows.filter((row) => row.state !== 'failed').length
  const put = (key: number, part: Partial<Uploading>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...part } : row)))

  const send = async (file: File, key: number) => {
    const abort = new AbortController()
    put(key, { state: 'sending', share: 0, message: '', retry: null, stop: () => abort.abort() })
    const result = await uploadDocument(
      file,
      { document: slot.document, pharma, replaces: replaces?.file_id },
      { signal: abort.signal, onProgress: (share) => put(key, { share }) },
    )
    if (result.ok) {
      onAdded(result.data.file)
      return put(key, { state: 'done', share: 1, message: result.data.message })
    }
    if (result.error.code === 'aborted')
      return setRows((all) => all.filter((row) => row.key !== key))
    const lost = result.kind === 'failed'
    put(key, {
      state: 'failed',
      message: lost ? 'The upload failed. Check your connection.' : result.error.message,
      retry: lost ? () => void send(file, key) : null,
    })
  }

  const take = (files: readonly File[]) => {
    const chosen = files.slice(0, Math.max(0, room - sent))
    const excess = files.length - chosen.length
    const fresh = chosen.map((file) => ({
      file,
      row: waiting(file.name, file.size, fileProblem(file, slot)),
    }))
    const left =
      excess > 0
        ? [waiting(`${excess} more`, 0, `Not uploaded: at most ${slot.max_files} here.`)]
        : []
    setRows((all) => [...all, ...fresh.map(({ row }) => row), ...left])
    for (const { file, row } of fresh) if (row.state === 'sending') void send(file, row.key)
  }

  return {
    rows,
    take,
    full: room - sent <= 0,
    busy: rows.some((row) => row.state === 'sending'),
  }
}
