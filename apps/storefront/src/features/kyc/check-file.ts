import { plural } from '@upchar/kernel/text'
import { fileSize } from './kyc-words.ts'
import type { KycDocument } from './kyc-types.ts'

const TYPE_NAMES: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
}
const list = new Intl.ListFormat('en-IN', { type: 'disjunction' })

/** The accepted types and sizes, shown before choosing (guide 60). */
export const limitWords = ({
  accept,
  max_bytes,
  max_files,
}: Pick<KycDocument, 'accept' | 'max_bytes' | 'max_files'>): string =>
  `${list.format(accept.map((type) => TYPE_NAMES[type] ?? type))}, up to ${fileSize(max_bytes)} each. At most ${plural(max_files, 'file')}.`

/**
 * Why a file is rejected before uploading; undefined if it isn't. The server checks the content
 * again.
 */
export function fileProblem(
  file: Pick<File, 'name' | 'size' | 'type'>,
  { accept, max_bytes }: Pick<KycDocument, 'accept' | 'max_bytes'>,
): string | undefined {
  if (file.size === 0) return 'This file is empty.'
  if (file.size > max_bytes)
    return `This file is ${fileSize(file.size)}. Choose one of at most ${fileSize(max_bytes)}.`
  if (file.type !== '' && !accept.includes(file.type))
    return `This file is not a ${list.format(accept.map((type) => TYPE_NAMES[type] ?? type))}. Choose another file.`
  return undefined
}
