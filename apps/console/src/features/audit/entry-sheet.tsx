import { auditedWithout } from '@upchar/kernel/audit-actions'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { Dialog } from '@upchar/ui/dialog'
import { Facts } from '@upchar/ui/dense/facts'
import { href } from '../../shell/hrefs.ts'
import type { Entry } from './columns.tsx'
import { diff } from './diff.ts'
import type { DiffLine } from './diff.ts'
import { SUBJECT_WORDS, subjectHref } from './words.ts'

/** An audit entry with the values before and after. Personal data is masked. */
export function EntrySheet({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const lines = diff(entry.before, entry.after)
  const about = subjectHref(entry.subject)
  return (
    <Dialog title={entry.words} shape="side" onClose={onClose}>
      <Facts
        facts={[
          {
            label: 'Who',
            value: entry.by ? (
              <>
                {entry.by.name}
                <br />
                <a href={href.audit({ by: entry.by.id })} onClick={onClose}>
                  Everything by {entry.by.name}
                </a>
              </>
            ) : (
              auditedWithout(entry)
            ),
          },
          { label: 'When', value: formatIstDateTime(entry.at) },
          {
            label: SUBJECT_WORDS[entry.subject.kind],
            value: (
              <>
                <span className="break-all">
                  {about ? (
                    <a href={about} onClick={onClose}>
                      {entry.subject.name ?? entry.subject.id}
                    </a>
                  ) : (
                    (entry.subject.name ?? entry.subject.id)
                  )}
                </span>
                <br />
                <a
                  href={href.audit({ subject: entry.subject.kind, id: entry.subject.id })}
                  onClick={onClose}
                >
                  All entries about it
                </a>
              </>
            ),
          },
        ]}
      />
      {lines.length > 0 ? (
        <Changes lines={lines} />
      ) : (
        <p className="mt-4 text-body-sm text-text-muted">No values were changed.</p>
      )}
    </Dialog>
  )
}

function Changes({ lines }: { lines: readonly DiffLine[] }) {
  return (
    <section aria-label="Before and after" className="mt-4 flex flex-col gap-3 text-body-sm">
      {lines.map(({ field, before, after, changed }) => (
        <div key={field} className="overflow-hidden rounded-md border border-border">
          <h3 className="bg-panel px-3 py-1 font-medium break-all">{field}</h3>
          {changed ? (
            <>
              {before === null ? null : (
                <p className="border-l-4 border-danger bg-danger-bg px-3 py-1 break-words whitespace-pre-wrap">
                  <span aria-hidden="true">− </span>
                  <span className="sr-only">Before: </span>
                  <del className="no-underline">{before}</del>
                </p>
              )}
              {after === null ? null : (
                <p className="border-l-4 border-success bg-success-bg px-3 py-1 break-words whitespace-pre-wrap">
                  <span aria-hidden="true">+ </span>
                  <span className="sr-only">After: </span>
                  <ins className="no-underline">{after}</ins>
                </p>
              )}
            </>
          ) : (
            <p className="px-3 py-1 break-words whitespace-pre-wrap text-text-muted">{after}</p>
          )}
        </div>
      ))}
    </section>
  )
}
