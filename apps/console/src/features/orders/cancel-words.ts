import type { Answer } from '@upchar/contract/schema/endpoints'
import { count, rupees } from '../../kit/format.ts'

type Seen = Answer<'staffPreviewCancels'>['orders'][number]

export const ordersWords = (many: number): string =>
  many === 1 ? '1 order' : `${count(many)} orders`

/** What cancelling these orders does to the money, and to documents. */
export function effectWords(orders: readonly Seen[]): string {
  const sum = (of: (one: Seen) => number) =>
    orders.reduce((paise, one) => paise + Math.round(of(one) * 100), 0)
  const refund = sum(({ refund: rupeesBack }) => rupeesBack)
  const invoiced = orders.filter((one) => one.undoes_invoices).length
  return [
    `${ordersWords(orders.length)} of ${rupees(sum(({ amount }) => amount) / 100)} ${orders.length === 1 ? 'ends' : 'end'}.`,
    refund > 0 ? `${rupees(refund / 100)} goes back to where the buyers paid from.` : '',
    invoiced > 0
      ? `${ordersWords(invoiced)} ${invoiced === 1 ? 'has a tax invoice, which a credit note undoes' : 'have tax invoices, which credit notes undo'}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}
