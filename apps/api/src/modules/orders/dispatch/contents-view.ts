import type { Answer } from '@upchar/contract/schema/endpoints'
import { batchName } from '@upchar/kernel/batches'
import type { Dispatched, Measures } from '../store/dispatch.ts'

/** What lies in a parcel, by batch, for whoever packs it: staff or the seller. */
export const contentsView = ({
  contents,
}: Pick<Dispatched, 'contents'>): Answer<'sellerListParcels'>['parcels'][number]['contents'] =>
  contents.map(({ sku, title, quantity, batch, expiresOn }) => ({
    sku_id: sku,
    title,
    quantity,
    batch: batchName(batch),
    expires_on: expiresOn,
  }))

/** What a parcel weighs and measures; null until somebody has found out. */
export const boxView = ({
  weightGrams,
  lengthMm,
  widthMm,
  heightMm,
}: Measures): Answer<'sellerGetParcel'>['parcel']['package'] =>
  weightGrams === null || lengthMm === null || widthMm === null || heightMm === null
    ? null
    : {
        weight_grams: weightGrams,
        length_mm: lengthMm,
        width_mm: widthMm,
        height_mm: heightMm,
      }
