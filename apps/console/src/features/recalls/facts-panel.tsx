import { RECALL_CLASS_WORDS, RECALL_ORDERED_BY_WORDS } from '@upchar/kernel/recalls'
import { Facts } from '@upchar/ui/dense/facts'
import { Panel } from '@upchar/ui/dense/panel'
import { When } from '../../kit/when.tsx'
import { goodsWords } from './words.ts'
import type { Recall } from './words.ts'

/** What is recalled and why, and until when it must be back. */
export function FactsPanel({ recall }: { recall: Recall }) {
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
          { label: 'Goods back by', value: <When at={recall.due_at} exact /> },
        ]}
      />
    </Panel>
  )
}
