import { Panel } from '@upchar/ui/dense/panel'
import { count } from '../../kit/format.ts'
import { sizeWords } from './words.ts'
import type { Message } from './words.ts'

/** What the partner sent, as plain text. */
export function BodyPanel({ message: { body, is_cut: isCut, size } }: { message: Message }) {
  return (
    <Panel title="What it says" note="Personal data is masked">
      {body === '' ? (
        <p className="text-body-sm text-text-muted">The message is empty.</p>
      ) : (
        <pre className="rounded-md bg-panel p-3 font-mono text-body-sm [overflow-wrap:anywhere] whitespace-pre-wrap">
          {body}
        </pre>
      )}
      {isCut ? (
        <p className="mt-2 text-body-sm text-text-muted">
          Only the first {count(body.length)} characters of {sizeWords(size)} are shown.
        </p>
      ) : null}
    </Panel>
  )
}
