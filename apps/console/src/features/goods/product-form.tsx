import { useQueryClient } from '@tanstack/react-query'
import { PRODUCT_CLASS_WORDS } from '@upchar/kernel/buying-rules'
import { isIstDate } from '@upchar/kernel/dates'
import { SOLD_CLASSES } from '@upchar/kernel/waiting-goods'
import { showAlert } from '@upchar/web/alerts'
import { NOT_A_DAY } from '../../kit/format.ts'
import { isRefusal, useCall } from '../../shell/api/ask.ts'
import type { Problem } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { RecordForm } from '../../shell/page/record-form.tsx'
import type { RecordField } from '../../shell/page/record-form.tsx'
import type { Product } from './product.ts'

const NAMES = [
  'product_class',
  'hsn',
  'gst_rate',
  'maker',
  'country_of_origin',
  'importer',
  'licence',
  'batch',
  'expires_on',
] as const
type Field = (typeof NAMES)[number]

const fieldsOf = ({ batch_needed: batchNeeded }: Product): readonly RecordField<Field>[] => [
  {
    name: 'product_class',
    label: 'Class',
    hint: 'It decides who may buy',
    wide: true,
    choices: [
      { value: '', name: 'Choose' },
      ...SOLD_CLASSES.map((value) => ({ value, name: PRODUCT_CLASS_WORDS[value] })),
    ],
  },
  { name: 'hsn', label: 'HSN', inputMode: 'numeric', maxLength: 12 },
  {
    name: 'gst_rate',
    label: 'GST rate, percent',
    hint: 'Empty: the rate of the HSN',
    optional: true,
    inputMode: 'decimal',
    maxLength: 6,
  },
  { name: 'maker', label: 'Manufacturer', hint: 'As the pack names it', maxLength: 150 },
  { name: 'country_of_origin', label: 'Country of origin', maxLength: 60 },
  {
    name: 'importer',
    label: 'Importer',
    hint: 'Of goods from abroad',
    optional: true,
    maxLength: 150,
  },
  {
    name: 'licence',
    label: 'Licence or registration number',
    hint: 'Of devices, tests and medicines',
    optional: true,
    maxLength: 80,
  },
  { name: 'batch', label: 'Batch', optional: !batchNeeded, maxLength: 40 },
  {
    name: 'expires_on',
    label: 'Last day of the batch',
    day: true,
    optional: !batchNeeded,
    maxLength: 10,
  },
]

const rateOf = (text: string): number | null | undefined => {
  const typed = text.trim().replace(/\s*%$/, '')
  if (typed === '') return null
  return /^\d{1,2}(\.\d{1,2})?$/.test(typed) ? Number(typed) : undefined
}

/** A refusal after which the product must be read again: the form keeps what was typed. */
export const isOutrun = (problem: unknown): boolean =>
  isRefusal(problem, 'changed_meanwhile', 'waiting_product_unknown')

/** Fills in what is missing and puts the product on sale. */
export function ProductForm({
  product,
  onClose,
  onDone,
}: {
  product: Product
  onClose: () => void
  onDone: () => void
}) {
  const client = useQueryClient()
  const sell = useCall('staffSellWaitingProduct', {
    onSuccess: ({ sku }) => {
      showAlert(1, `${sku} is on sale`)
      void client.invalidateQueries({ queryKey: ['staffListWaitingGoods'] })
      onDone()
    },
    onError: (problem: Problem) => {
      if (isOutrun(problem)) void client.invalidateQueries({ queryKey: ['staffGetWaitingProduct'] })
    },
  })
  const initial: Record<Field, string> = {
    ...product,
    gst_rate: product.gst_rate === null ? '' : String(product.gst_rate),
    expires_on: product.expires_on ?? '',
  }
  return (
    <RecordForm
      id={`product-${product.id}`}
      title={`Facts of ${product.sku}`}
      action="Put on sale"
      fields={fieldsOf(product)}
      initial={Object.fromEntries(NAMES.map((name) => [name, initial[name]])) as typeof initial}
      check={(typed) => [
        ...(typed.product_class === ''
          ? [{ field: 'product_class' as const, message: 'Choose the class' }]
          : []),
        ...(rateOf(typed.gst_rate) === undefined
          ? [{ field: 'gst_rate' as const, message: 'Write a percentage, such as 5 or 18' }]
          : []),
        ...(typed.expires_on.trim() === '' || isIstDate(typed.expires_on.trim())
          ? []
          : [{ field: 'expires_on' as const, message: NOT_A_DAY }]),
      ]}
      send={(typed) =>
        sendBy(
          sell,
          {
            params: { id: product.id },
            body: {
              ...typed,
              revision: product.revision,
              product_class: SOLD_CLASSES.find((one) => one === typed.product_class) ?? 'GEN',
              gst_rate: rateOf(typed.gst_rate) ?? null,
              expires_on: typed.expires_on.trim() || null,
            },
          },
          {
            text: (problem) =>
              isRefusal(problem, 'changed_meanwhile')
                ? `${problem.message} What you typed is still here: compare it, then save again.`
                : problem.message,
          },
        )
      }
      onClose={onClose}
    />
  )
}
