import { gstTermsOn, rateOfValue, type DatedGstRate } from '@upchar/kernel/gst-rates'

type GstRate = DatedGstRate & { readonly source: string }

const NOTIFICATION = 'Notification 9/2025-Central Tax (Rate), G.S.R. 641(E)'
const FROM = '2025-09-22'
const THRESHOLD = 250_000

const rate = (
  hsnPrefix: string,
  rateBp: number,
  source: string,
  more: { tag?: string; upTo?: number } = {},
): GstRate => ({
  hsnPrefix,
  tag: more.tag ?? null,
  maxPiecePaise: more.upTo ?? null,
  rateBp,
  validFrom: FROM,
  validTo: null,
  source: `${NOTIFICATION}, ${source}`,
})

/** Dated GST rates for this catalogue (domain reference 1.4). The 12 % rate no longer exists for medical goods. */
export const gstRates: readonly GstRate[] = [
  rate('9018', 500, 'Schedule I no. 483'),
  {
    ...rate('9018', 0, '', { tag: 'contraceptive' }),
    source: 'Notification 10/2025-Central Tax (Rate), contraceptives; IUD to be confirmed',
  },
  rate('9019', 500, 'Schedule I no. 484'),
  rate('9020', 500, 'Schedule I no. 485'),
  rate('9021', 500, 'Schedule I no. 486'),
  {
    ...rate('902140', 0, ''),
    source: 'Notification 10/2025-Central Tax (Rate), hearing aids; to be confirmed',
  },
  rate('9022', 500, 'Schedule I no. 487'),
  rate('9025', 1800, 'Schedule II no. 574'),
  rate('9025', 500, 'Schedule I no. 488', { tag: 'medical' }),
  rate('9027', 1800, 'Schedule II no. 576'),
  rate('9027', 500, 'Schedule I no. 489', { tag: 'medical' }),
  rate('3822', 500, 'Schedule I no. 263'),
  rate('3821', 1800, 'to be confirmed'),
  rate('3001', 500, 'Schedule I'),
  rate('3002', 500, 'Schedule I'),
  rate('3003', 500, 'Schedule I no. 226'),
  rate('3004', 500, 'Schedule I no. 234'),
  rate('3005', 500, 'Schedule I no. 235'),
  rate('3006', 500, 'Schedule I no. 236'),
  rate('5601', 500, 'Schedule I no. 349'),
  rate('401512', 500, 'Schedule I no. 275'),
  rate('401519', 1800, 'Schedule II no. 141'),
  rate('4014', 500, 'hygienic rubber articles; to be confirmed'),
  rate('3923', 1800, 'Schedule II; bags, liners and packing of plastics'),
  rate('3924', 1800, 'Schedule II; hygienic articles of plastics, to be confirmed'),
  rate('3926', 1800, 'Schedule II no. 127'),
  rate('6307', 500, 'Schedule I no. 390', { upTo: THRESHOLD }),
  rate('6307', 1800, 'Schedule II no. 199'),
  rate('6210', 500, 'Schedule I no. 389', { upTo: THRESHOLD }),
  rate('6210', 1800, 'Schedule II no. 198'),
  rate('6115', 500, 'Schedule I; to be confirmed', { upTo: THRESHOLD }),
  rate('6115', 1800, 'Schedule II; to be confirmed'),
  rate('9619', 500, 'Schedule I'),
  rate('9001', 500, 'Schedule I'),
  rate('8713', 500, 'unchanged'),
  rate('9402', 1800, 'Schedule II, unchanged'),
  rate('9405', 1800, 'Schedule II; often argued as 9018'),
  rate('8419', 1800, 'Schedule II'),
  rate('8421', 1800, 'Schedule II'),
  rate('8423', 1800, 'Schedule II, weighing scales; to be confirmed'),
  rate('8513', 1800, 'Schedule II, portable electric lamps; to be confirmed'),
  rate('8543', 1800, 'Schedule II'),
  rate('7324', 1800, 'Schedule II, sanitary ware of steel; to be confirmed'),
  rate('9011', 1800, 'Schedule II'),
  rate('380894', 1800, 'Schedule II'),
  rate('7017', 1800, 'Schedule II'),
  rate('3407', 1800, 'Schedule II; impression materials to be confirmed'),
  rate('9506', 1800, 'Schedule II, general exercise equipment'),
  rate('4811', 1800, 'Schedule II'),
  rate('4823', 1800, 'Schedule II'),
]

/**
 * Rate in basis points on `date`; `piecePaise` is the price of one piece including GST. Throws if the table doesn't know the
 * HSN.
 */
export function gstRateFor(
  hsn: string,
  piecePaise: number,
  date: string,
  tag: string | null = null,
): number {
  const terms = gstTermsOn(gstRates, { hsn, tag }, date)
  if (terms === undefined) throw new Error(`no GST rate for HSN ${hsn} on ${date}`)
  return rateOfValue(terms, { grossPaise: piecePaise, pieces: 1 })
}
