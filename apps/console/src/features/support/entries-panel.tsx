import { Panel } from '@upchar/ui/dense/panel'
import { When } from '../../kit/when.tsx'
import { ENTRY_NAMES } from './words.ts'
import type { Ticket } from './words.ts'

/** What colleagues answered and noted, and the sender wrote afterwards, oldest first. */
export function EntriesPanel({ entries }: { entries: Ticket['entries'] }) {
  return (
    <Panel title="Answers and notes">
      {entries.length === 0 ? (
        <p className="text-body-sm text-text-muted">Nobody has answered yet.</p>
      ) : (
        <ol className="flex flex-col gap-3 text-body-sm">
          {entries.map(({ id, kind, text, by, at }) => (
            <li
              key={id}
              className={
                kind === 'note' ? 'rounded-md bg-panel p-3' : 'rounded-md border border-border p-3'
              }
            >
              <p className="flex flex-wrap justify-between gap-x-3 text-caption text-text-muted">
                <span>
                  <b className="font-semibold">{ENTRY_NAMES[kind]}</b>
                  {kind === 'sender' ? '' : ` · ${by?.name ?? 'Staff'}`}
                </span>
                <When at={at} />
              </p>
              <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
