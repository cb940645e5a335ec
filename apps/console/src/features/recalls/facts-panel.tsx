import { formatIstDateTime } from '@upchar/kernel/dates'
import { RECALL_CLASS_WORDS, RECALL_ORDERED_BY_WORDS } from '@upchar/kernel/recalls'
import { Facts } from '@upchar/ui/dense/facts'
import { Panel } from '@upchar/ui/dense/panel'
import { When } from '../../kit/when.tsx'
import { goodsWords, reportFile } from './words.ts'
import type { Recall } from './words.ts'

/** What is recalled and why, and until when it must be back. */
export function FactsPanel({ recall, aloneFrom }: { recall: Recall; aloneFrom: string | null }) {
  const { name, means } = RECALL_CLASS_WORDS[recall.class]
  return (
    <Panel title="Recall">
      <Facts
        facts={[
          {
            label: 'Goods',
            value: `${recall.title}\n${recall.sku}${recall.scope === 'product' ? ' and its other variants' : ''}`,
          },
          { label: 'Which', value: goodsWords(recall) },
          { label: 'Class', value: `${name}: ${means}` },
          {
            label: 'Ordered by',
            value: `${RECALL_ORDERED_BY_WORDS[recall.ordered_by]}, ${recall.reference}`,
          },
          { label: 'What is wrong', value: recall.reason },
          { label: 'What buyers are to do', value: recall.advice },
          {
            label: 'Begun',
            value: (
              <>
                {recall.begun_by?.name ?? 'Staff'} · <When at={recall.begun_at} exact />
              </>
            ),
          },
          ...(recall.withdrawn === null
            ? []
            : [
                {
                  label: 'Withdrawn',
                  value: (
                    <>
                      {recall.withdrawn.by?.name ?? 'Staff'} ·{' '}
                      <When at={recall.withdrawn.at} exact />
                      <span className="block">{recall.withdrawn.reason}</span>
                    </>
                  ),
                },
              ]),
          ...(recall.closed === null
            ? []
            : [
                {
                  label: 'Closed',
                  value: (
                    <>
                      {recall.closed.by?.name ?? 'Staff'} · <When at={recall.closed.at} exact />
                      <span className="block">{recall.closed.conclusion}</span>
                    </>
                  ),
                },
              ]),
          { label: 'Goods back by', value: <When at={recall.due_at} exact /> },
        ]}
      />
      <p className="mt-3 flex flex-wrap gap-x-4 text-body-sm">
        <a href={reportFile(recall.id, 'pdf')} className="inline-flex min-h-control items-center">
          {recall.closed === null ? 'Draft of the report (PDF)' : 'Report (PDF)'}
        </a>
        <a
          href={reportFile(recall.id, 'csv')}
          download
          className="inline-flex min-h-control items-center"
        >
          Its rows as CSV
        </a>
      </p>
      {aloneFrom === null ? null : (
        <p className="text-caption text-text-muted">
          Nobody else can close it: {recall.begun_by?.name ?? 'who began it'} can from{' '}
          {formatIstDateTime(aloneFrom)}.
        </p>
      )}
    </Panel>
  )
}
