import { useState } from 'react'
import type { ReactNode } from 'react'
import { Notice } from '@upchar/ui/dense/notice'
import { FilePicker } from './file-picker.tsx'

export type TextFile = { file_name: string; text: string }

type Props = {
  /** Of the file, for screen readers. */
  label: string
  action: string
  longest: number
  /** How to make a file that is too large smaller. */
  tooLarge: string
  busy: boolean
  onChoose: (file: TextFile | null) => void
  children: ReactNode
}

/** Chooses a CSV that another system wrote; null: none that can be sent. */
export function ChooseText(props: Props) {
  const { label, action, longest, tooLarge, busy, onChoose, children } = props
  const [refused, setRefused] = useState('')
  const choose = async (chosen: Blob & { name: string }) => {
    onChoose(null)
    const text = await chosen.text()
    const fits = text.length <= longest
    setRefused(fits ? '' : chosen.name)
    if (fits) onChoose({ file_name: chosen.name, text })
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FilePicker
          label={label}
          accept=".csv,.tsv,.txt"
          busy={busy}
          onFiles={([file]) => void choose(file)}
        >
          {action}
        </FilePicker>
        <p className="max-w-text text-body-sm text-text-muted">{children}</p>
      </div>
      {refused ? (
        <Notice tone="danger" live>
          {refused} is too large: {tooLarge}
        </Notice>
      ) : null}
    </>
  )
}

type Problem = { message: string; fields?: Readonly<Record<string, string>> | undefined }

/** Why a file can't be read, line by line. */
export function FileProblem({ error: { message, fields = {} } }: { error: Problem }) {
  return (
    <Notice tone="danger" live>
      {message}
      <ul className="mt-1 list-disc pl-5 empty:hidden">
        {Object.entries(fields).map(([line, text]) => (
          <li key={line} className="first-letter:uppercase">
            {line} {text}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
