import { useQuery } from '@tanstack/react-query'
import { formatIstDate } from '@upchar/kernel/dates'
import { isLoss, marginOf } from '@upchar/kernel/margins'
import type { Margin } from '@upchar/kernel/margins'
import { formatRupees, wireToPaise } from '@upchar/kernel/money'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Notice } from '@upchar/ui/dense/notice'
import { hundredthsOf } from '../../kit/hundredths.ts'
import { percentOf } from '../../kit/format.ts'
import { question } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import type { VariantDraft } from './draft.ts'
import type { Editor } from './use-editor.ts'

type Known = Answer<'staffGetProductMargins'>['variants'][number]

/** The terms of the typed rate, or the stored ones; undefined: nobody knows them before the product is saved. */
function termsOf(variant: VariantDraft, stored: VariantDraft, known: Known) {
  if (variant.gst_rate !== stored.gst_rate) {
    const typed = hundredthsOf(variant.gst_rate)
    return typed === undefined || Number.isNaN(typed) || typed > 10_000
      ? undefined
      : { rateBp: typed, cheap: null }
  }
  if (variant.hsn !== stored.hsn) return undefined
  const { gst_bp: rateBp, cheap_gst: cheap } = known
  return {
    rateBp,
    cheap: cheap && { maxPiecePaise: wireToPaise(cheap.most), rateBp: cheap.gst_bp },
  }
}

function typedMargin(variant: VariantDraft, stored: VariantDraft, known: Known) {
  const terms = termsOf(variant, stored, known)
  const pricePaise = hundredthsOf(variant.price)
  const packSize = Number(variant.pack_size)
  if (terms === undefined || pricePaise === undefined || Number.isNaN(pricePaise)) return undefined
  if (!(packSize >= 1)) return undefined
  return marginOf({
    pricePaise,
    packSize,
    terms,
    commissionBp: known.commission_bp,
    costPaise: known.cost === null ? null : wireToPaise(known.cost),
  })
}

function words(margin: Margin, { cost, cost_from: from }: Known): string {
  const { netPaise, commissionPaise, marginPaise, marginBp, sellerKeepsPaise: keeps } = margin
  const share = marginBp === null ? '' : ` (${percentOf(marginBp)})`
  const paid =
    cost === null || from === null
      ? 'no cost is recorded'
      : `cost ${formatRupees(wireToPaise(cost))} since ${formatIstDate(from)}`
  const left =
    commissionPaise === null
      ? marginPaise === null
        ? ''
        : ` · margin ${formatRupees(marginPaise)}${share}`
      : ` · commission ${formatRupees(commissionPaise)}${share}${
          keeps === null ? '' : `, the seller keeps ${formatRupees(keeps)}`
        }`
  return `Without GST ${formatRupees(netPaise)} · ${paid}${left}`
}

/** What the typed price leaves, for who may read costs (OPS-04). */
export function MarginLine({ editor, index }: { editor: Editor; index: number }) {
  const { may } = useMe()
  const id = editor.base?.id ?? null
  const { data } = useQuery({
    ...question('staffGetProductMargins', { params: { id: id ?? 0 } }),
    enabled: id !== null && may('costs.read'),
  })
  const variant = editor.draft.variants[index]
  const stored = editor.stored.variants.find((one) => one.id !== null && one.id === variant?.id)
  const known = data?.variants.find(({ sku }) => sku === stored?.sku)
  if (!variant || !stored || !known) return null
  const margin = typedMargin(variant, stored, known)
  if (margin === undefined) return null
  return (
    <>
      <p className="text-body-sm text-text-muted tabular">{words(margin, known)}</p>
      {isLoss(margin) ? (
        <Notice tone="warning" live>
          {known.commission_bp === null
            ? 'This price is below the cost: each pack is sold at a loss.'
            : 'After the commission, this price is below the seller’s cost.'}
        </Notice>
      ) : null}
    </>
  )
}
