import { err } from '@upchar/kernel/result'
import type { UploadRow } from './store/uploads.ts'

export const fileUnknown = () =>
  err({ code: 'catalogue_file_unknown' as const, message: 'This file doesn’t exist.' })

const now: Readonly<Record<UploadRow['state'], string>> = {
  checking: 'is being checked',
  checked: 'is checked',
  unmapped: 'waits for its columns',
  waiting: 'waits for its import',
  running: 'is being imported',
  done: 'is imported',
  failed: 'couldn’t be read',
  discarded: 'is discarded',
  undoing: 'is being undone',
  undone: 'is undone',
}

export const otherState = ({ state }: UploadRow) =>
  err({ code: 'catalogue_file_state' as const, message: `The file ${now[state]} by now.` })

export const nothingToUndo = () =>
  err({
    code: 'nothing_to_undo' as const,
    message:
      'Nothing of this import can be undone: it wrote nothing, somebody has changed all of it since, its former prices may not be set now, or its rows are older than 90 days.',
  })
