import { Badge } from '@upchar/ui/badge'
import { Panel } from '@upchar/ui/dense/panel'
import { href } from '../../shell/hrefs.ts'
import { resultWords, STATE_WORDS, whenWords } from './words.ts'
import type { BooksAudit } from './words.ts'

/** The audits of two months, newest first. */
export function History({
  audits,
  shown,
}: {
  audits: readonly BooksAudit[]
  shown: string | null
}) {
  return (
    <Panel title="Audits" note="The last 60" flush>
      <ul aria-label="Audits, newest first" className="divide-y divide-border text-body-sm">
        {audits.map((audit) => (
          <li key={audit.id} className="flex flex-col gap-1 px-4 py-2">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <a
                href={href.books({ audit: audit.id })}
                aria-current={audit.id === shown ? 'true' : undefined}
              >
                {whenWords(audit)}
              </a>
              <Badge tone={STATE_WORDS[audit.state].tone}>{STATE_WORDS[audit.state].words}</Badge>
            </span>
            <span className="text-text-muted [overflow-wrap:anywhere]">{resultWords(audit)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
