import type { IstDate } from '@upchar/kernel/dates'
import { rateOfValue } from '@upchar/kernel/gst-rates'
import type { StoredVariant, VariantRow } from '../store/read-sources.ts'
import type { GstTable } from '../tax/gst-table.ts'

/** The variant with its GST rate of the day; nothing without a rate, because it isn't sold. */
export function withRate(
  { statedBp, statedFrom, gstTag, ...variant }: StoredVariant,
  gst: GstTable,
  day: IstDate,
): VariantRow[] {
  const terms = gst.termsOf({ hsn: variant.hsn, gstTag, statedBp, statedFrom }, day)
  if (terms === undefined) return []
  const { pricePaise, packSize } = variant
  return [
    {
      ...variant,
      // Prices on request are beyond a slab until somebody names one.
      gstBp:
        pricePaise === 0
          ? terms.rateBp
          : rateOfValue(terms, { grossPaise: pricePaise, pieces: packSize }),
    },
  ]
}
