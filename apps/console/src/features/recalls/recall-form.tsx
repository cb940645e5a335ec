import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  RECALL_CLASS_WORDS,
  RECALL_CLASSES,
  RECALL_ORDERED_BY,
  RECALL_ORDERED_BY_WORDS,
} from '@upchar/kernel/recalls'
import { plural } from '@upchar/kernel/text'
import { Button, LinkButton } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { FormProblems } from '@upchar/ui/error-summary'
import { Select, TextArea, TextInput } from '@upchar/ui/field'
import { Lines } from '../../kit/lines.tsx'
import { question } from '../../shell/api/ask.ts'
import { href } from '../../shell/hrefs.ts'
import { FoundPanels } from './found-panels.tsx'
import { useRecall } from './use-recall.ts'
import type { Wanted } from './use-recall.ts'

/** Finds what a recall reaches, then begins it. */
export function RecallForm() {
  const { form, busy, onSubmit, seen, isNamed } = useRecall()
  return (
    <form
      noValidate
      aria-label="Recall"
      onSubmit={onSubmit}
      className="flex max-w-4xl flex-col gap-4"
    >
      <FormProblems form={form} />
      <Panel title="What is recalled">
        <div className="grid gap-3 sm:grid-cols-2">
          <TextInput
            {...form.text('sku')}
            label="SKU"
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
          />
          <Select {...form.text('scope')} label="Recalled">
            <option value="variant">This article only</option>
            <option value="product">Every variant of its product</option>
          </Select>
          <Select {...form.text('pieces')} label="Which pieces">
            <option value="named">Of a batch, or by serial number</option>
            <option value="all">All of it: no batch is named, or it has none</option>
          </Select>
          {isNamed ? (
            <>
              <TextInput {...form.text('batch')} label="Batch" maxLength={40} autoComplete="off" />
              <TextArea
                {...form.text('serials')}
                label="Serial numbers"
                optional
                rows={2}
                hint="For devices, as scanned when packed. With numbers, only these pieces are recalled; pieces without a scanned number don’t leave"
              />
            </>
          ) : null}
        </div>
      </Panel>
      {seen === null ? null : (
        <>
          <Preview wanted={seen} />
          <Panel title="Why">
            <div className="grid gap-3 sm:grid-cols-2">
              <Select {...form.text('class')} label="Class">
                <option value="">Choose</option>
                {RECALL_CLASSES.map((one) => (
                  <option key={one} value={one}>
                    {RECALL_CLASS_WORDS[one].name}: {RECALL_CLASS_WORDS[one].means}
                  </option>
                ))}
              </Select>
              <Select {...form.text('ordered_by')} label="Ordered by">
                <option value="">Choose</option>
                {RECALL_ORDERED_BY.map((one) => (
                  <option key={one} value={one}>
                    {RECALL_ORDERED_BY_WORDS[one]}
                  </option>
                ))}
              </Select>
              <TextInput
                {...form.text('reference')}
                label="Reference"
                hint="Number or date of the letter"
                maxLength={100}
                autoComplete="off"
              />
            </div>
            <div className="mt-3 flex flex-col gap-3">
              <TextArea {...form.text('reason')} label="What is wrong" rows={2} maxLength={500} />
              <TextArea
                {...form.text('advice')}
                label="What buyers are to do"
                hint="Each buyer reads it in a mail and on their order"
                rows={2}
                maxLength={500}
              />
            </div>
          </Panel>
        </>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <LinkButton look="outline" href={href.recalls()}>
          Cancel
        </LinkButton>
        <Button type="submit" look={seen === null ? 'primary' : 'danger'} busy={busy}>
          {seen === null ? 'Find the goods' : 'Begin the recall'}
        </Button>
      </div>
    </form>
  )
}

/** What the recall would reach; nothing has changed. */
function Preview({ wanted }: { wanted: Wanted }) {
  const { data, error } = useQuery({
    ...question('staffFindRecall', { query: wanted }),
    placeholderData: keepPreviousData,
  })
  if (error)
    return (
      <Notice tone="danger" live>
        {error.message}
      </Notice>
    )
  if (data === undefined) return <Lines count={6} />
  const { found, title, batches } = data
  const isNowhere = found.lots.length + found.waiting_parcels + found.orders === 0
  return (
    <>
      <Notice tone={isNowhere ? 'warning' : 'info'} live>
        {title}: {plural(found.left, 'piece')} at {plural(found.buyers, 'buyer')}.{' '}
        {isNowhere
          ? `Nothing has this batch or number. Known batches: ${batches.join(', ') || 'none'}.`
          : 'Beginning it stops sale and packing of these goods at once, puts what is in stock into quarantine, and writes to each of these buyers once.'}
      </Notice>
      <FoundPanels found={found} />
    </>
  )
}
