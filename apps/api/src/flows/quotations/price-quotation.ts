import { optionText } from '@upchar/kernel/option-text'
import {
  joinWanted,
  loadItemsForCheckout,
  type CheckoutCart,
  type WantedLine,
} from '../../modules/cart/index.ts'
import { chargeLabels } from '../../modules/orders/index.ts'
import type { Quoted, QuotedLine } from '../../modules/quotations/index.ts'
import { sellersById } from '../../modules/sellers/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'

const wanting = ({ shelfLifeMonths: months, ...item }: WantedLine) => ({
  ...item,
  ...(months !== undefined && { shelfLife: { months } }),
})

/** Without what may be gone or used up on the day of the order: voucher, points, referral. */
const priced = (
  context: Context,
  shopper: Shopper,
  items: readonly WantedLine[],
  pincode: string,
) =>
  loadItemsForCheckout(context, context.db, shopper, items.map(wanting), {
    pincode,
    payment: 'undecided',
    voucherCode: null,
    usePoints: false,
    referral: null,
  })

const taxOf = (parts: { cgstPaise: number; sgstPaise: number; igstPaise: number }): number =>
  parts.cgstPaise + parts.sgstPaise + parts.igstPaise

const lineOf = ({ row, quote, deal, promotion }: CheckoutCart['lines'][number]): QuotedLine => ({
  sku: row.sku,
  title: row.title,
  option: optionText(quote.optionName, row.optionLabel),
  hsn: row.hsn,
  packSize: row.packSize,
  quantity: row.quantity,
  unitPaise: quote.unitPricePaise,
  gstBp: quote.gstBp,
  taxablePaise: quote.taxablePaise,
  taxPaise: taxOf(quote),
  totalPaise: quote.totalPaise,
  sellerId: row.sellerId,
  listPaise: row.pricePaise,
  volumePrices: row.volumePrices,
  ...(row.shelfLifeMonths !== null && { shelfLifeMonths: row.shelfLifeMonths }),
  // Whoever has its link can order from it: a price by business type is asked again then.
  held: !deal.applies && promotion?.applies !== true && row.ownPrice === null,
})

async function quotedOf(
  context: Context,
  { place, lines, quote }: CheckoutCart,
  rest: Pick<Quoted, 'leftOut' | 'conditions'>,
): Promise<Quoted> {
  const sellers = await sellersById(context.db)
  return {
    pincode: place.pincode,
    city: place.city,
    placeOfSupply: quote.placeOfSupply,
    sellers: [...new Set(lines.map(({ row }) => row.sellerId))].flatMap((id) => {
      const seller = sellers.get(id)
      return seller === undefined
        ? []
        : [
            {
              id,
              name: seller.legalName,
              gstin: seller.gstin,
              address: `${seller.address}, ${seller.city} ${seller.pincode}`,
            },
          ]
    }),
    lines: lines.map(lineOf),
    charges: quote.charges.map((charge) => ({
      label: chargeLabels[charge.kind],
      gstBp: charge.gstBp,
      taxablePaise: charge.taxablePaise,
      taxPaise: taxOf(charge),
      paise: charge.totalPaise,
    })),
    subtotalPaise: quote.subtotalPaise,
    shippingPaise: quote.shippingPaise,
    taxPaise: quote.totalTaxPaise,
    totalPaise: quote.totalPaise,
    ...rest,
  }
}

/**
 * Prices goods as the buyer would buy them today. What can't be had is left out with its reason; undefined: the pincode is not
 * in the directory.
 */
export async function priceQuotation(
  context: Context,
  shopper: Shopper,
  lines: readonly WantedLine[],
  { pincode, conditions }: { pincode: string; conditions: string },
): Promise<Quoted | undefined> {
  const items = joinWanted(lines)
  const all = await priced(context, shopper, items, pincode)
  if (all === undefined) return undefined
  const leftOut = all.problems.map(({ title, message }) => ({ title, message }))
  const refused = new Set(all.problems.map(({ sku }) => sku))
  const rest = items.filter(({ sku }) => !refused.has(sku))
  const buyable =
    refused.size === 0 || rest.length === 0 ? all : await priced(context, shopper, rest, pincode)
  if (buyable === undefined) return undefined
  const left = rest.length === 0 ? { ...buyable, lines: [] } : buyable
  return quotedOf(context, left, { leftOut, conditions })
}
