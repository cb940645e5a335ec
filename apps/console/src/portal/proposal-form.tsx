import { useQueryClient } from '@tanstack/react-query'
import { showAlert } from '@upchar/web/alerts'
import { DISPATCH, DISPATCH_FIELD, isDispatch } from '../kit/offer-words.ts'
import { rupeeProblems } from '../kit/typed-problems.ts'
import { useCall } from '../shell/api/ask.ts'
import { sendBy } from '../shell/api/send-by.ts'
import { RecordForm, type RecordField } from '../shell/page/record-form.tsx'
import type { OwnOffer } from './product-words.ts'

type Name = 'sku' | 'price' | 'mrp' | 'moq' | 'max_oq' | 'dispatch_days'
type Known = Pick<OwnOffer, Name | 'version'>
type Props = { variant: string; name: string; offer?: Known; onClose: () => void }

const fieldsOf = (offer: Known | undefined): RecordField<Name>[] => [
  ...(offer === undefined
    ? [
        {
          name: 'sku' as const,
          label: 'Your SKU',
          hint: 'It never changes, and no other article has it',
          maxLength: 64,
        },
      ]
    : []),
  {
    name: 'price',
    label: 'Price, rupees',
    hint: 'With GST',
    inputMode: 'decimal',
    maxLength: 11,
    optional: offer?.price === null,
  },
  {
    name: 'mrp',
    label: 'MRP, rupees',
    hint: 'As printed on your packs',
    inputMode: 'decimal',
    maxLength: 11,
    optional: true,
  },
  { name: 'moq', label: 'Least per order', hint: 'Packs', inputMode: 'numeric', maxLength: 9 },
  { name: 'max_oq', label: 'Most per order', hint: 'Packs', inputMode: 'numeric', maxLength: 9 },
  { name: 'dispatch_days', ...DISPATCH_FIELD, inputMode: 'numeric', maxLength: 2 },
]

const text = (amount: number | null | undefined) => (amount == null ? '' : String(amount))
const amountOf = (typed: string) => (typed.trim() === '' ? null : Number(typed.trim()))
const packProblems = (field: 'moq' | 'max_oq', typed: string) =>
  typed.trim() !== '' && !/^[1-9]\d*$/.test(typed.trim())
    ? [{ field, message: 'Enter a whole number of at least 1' }]
    : []

const effectNote = () => (
  <p className="text-body-sm text-text-muted">
    Buyers see it once the marketplace has accepted it. Until then nothing changes.
  </p>
)

/** Proposes new terms of an own offer, or a new offer on an article (APP-01, OPS-04). */
export function ProposalForm({ variant, name, offer, onClose }: Props) {
  const client = useQueryClient()
  const propose = useCall('sellerProposeOffer', {
    onSuccess: ({ proposal: { sku } }) => {
      void client.invalidateQueries({ queryKey: ['sellerListOffers'] })
      void client.invalidateQueries({ queryKey: ['sellerListProposals'] })
      void client.invalidateQueries({ queryKey: ['sellerFindArticles'] })
      showAlert(1, `${sku} waits for the marketplace. You get a mail when it is decided.`)
      onClose()
    },
  })
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-semibold [overflow-wrap:anywhere]">{name}</h2>
      <RecordForm
        id="proposal"
        title={offer === undefined ? `Offer ${variant}` : `Change ${offer.sku}`}
        action="Propose it"
        fields={fieldsOf(offer)}
        initial={{
          sku: offer?.sku ?? '',
          price: text(offer?.price),
          mrp: text(offer?.mrp),
          moq: text(offer?.moq ?? 1),
          max_oq: text(offer?.max_oq ?? 50),
          dispatch_days: text(offer?.dispatch_days ?? 0),
        }}
        check={({ price, mrp, moq, max_oq: most, dispatch_days: days }) => [
          ...rupeeProblems('price', price),
          ...rupeeProblems('mrp', mrp),
          ...packProblems('moq', moq),
          ...packProblems('max_oq', most),
          ...(isDispatch(days) ? [] : [{ field: 'dispatch_days' as const, message: DISPATCH }]),
        ]}
        note={effectNote}
        send={({ sku, price, mrp, moq, max_oq: most, dispatch_days: days }) =>
          sendBy(
            propose,
            {
              body: {
                variant,
                sku: sku.trim(),
                price: amountOf(price),
                mrp: amountOf(mrp),
                moq: Number(moq),
                max_oq: Number(most),
                dispatch_days: Number(days),
                version: offer?.version ?? '',
              },
            },
            {
              text: ({ message, error }) =>
                [
                  message,
                  ...error.fields
                    .filter(({ field }) => field === 'variant')
                    .map((one) => one.message),
                ].join(' '),
            },
          )
        }
        onClose={onClose}
      />
    </section>
  )
}
