import { useState } from 'react'
import type { Query } from '@upchar/contract/schema/endpoints'
import { RECALL_CLASSES, RECALL_ORDERED_BY } from '@upchar/kernel/recalls'
import { useForm } from '@upchar/ui/form/use-form'
import type { SendResult } from '@upchar/ui/form/problems'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { useGo } from '../../kit/use-go.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { href } from '../../shell/hrefs.ts'
import { serialsOf } from './words.ts'

const FIELDS = [
  'sku',
  'scope',
  'pieces',
  'batch',
  'serials',
  'class',
  'ordered_by',
  'reference',
  'reason',
  'advice',
] as const
type Field = (typeof FIELDS)[number]
/** What the preview asks for. */
export type Wanted = Pick<
  Query<'staffFindRecall'>,
  'sku' | 'scope' | 'pieces' | 'batch' | 'serials'
>

const need: Partial<Record<Field, string>> = {
  sku: 'Enter a SKU',
  class: 'Choose a class',
  ordered_by: 'Choose who ordered it',
  reference: 'Enter the number or date of the letter, or of your record',
  reason: 'Say what is wrong with the goods',
  advice: 'Say what buyers are to do',
}

/** A recall while it is typed: found first, begun when what was found has been read. Its key makes a repeated press the same recall. */
export function useRecall() {
  const [key] = useState(() => crypto.randomUUID())
  const [seen, setSeen] = useState<Wanted | null>(null)
  const go = useGo()
  const form = useForm({
    id: 'recall',
    fields: FIELDS,
    initial: {
      sku: '',
      scope: 'variant',
      pieces: 'named',
      batch: '',
      serials: '',
      class: '',
      ordered_by: '',
      reference: '',
      reason: '',
      advice: 'Stop using and selling it, keep it apart, and wait for our pick-up.',
    },
  })
  const { values } = form
  const isNamed = values.pieces !== 'all'
  const wanted: Wanted = {
    sku: values.sku.trim(),
    scope: values.scope === 'product' ? 'product' : 'variant',
    pieces: isNamed ? 'named' : 'all',
    batch: isNamed ? values.batch.trim() : '',
    serials: isNamed ? serialsOf(values.serials).join(',') : '',
  }
  const isSeen = seen !== null && JSON.stringify(seen) === JSON.stringify(wanted)
  const begin = useCall('staffBeginRecall', {
    onSuccess: ({ recall }) => {
      showAlert(1, 'The recall has begun')
      go(href.recall(recall.id))
    },
  })
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values,
    check: (typed) => [
      ...FIELDS.flatMap((field) => {
        const message = need[field]
        const asked = isSeen || field === 'sku'
        return asked && message !== undefined && typed[field].trim() === ''
          ? [{ field, message }]
          : []
      }),
      ...(typed.pieces !== 'all' &&
      typed.batch.trim() === '' &&
      serialsOf(typed.serials).length === 0
        ? [{ field: 'batch' as const, message: 'Enter the batch, or serial numbers' }]
        : []),
    ],
    send: async (typed): Promise<SendResult<unknown>> => {
      if (!isSeen) {
        setSeen(wanted)
        return { ok: true, data: null }
      }
      return sendBy(begin, {
        body: {
          ...wanted,
          request_key: key,
          serials: isNamed ? serialsOf(typed.serials) : [],
          class: RECALL_CLASSES.find((one) => String(one) === typed.class) ?? 1,
          ordered_by: RECALL_ORDERED_BY.find((one) => one === typed.ordered_by) ?? 'shop',
          reference: typed.reference.trim(),
          reason: typed.reason.trim(),
          advice: typed.advice.trim(),
        },
      })
    },
  })
  return { form, busy, onSubmit, seen: isSeen ? seen : null, isNamed }
}
