import { brand } from '../../shell/brand.ts'

/** The effect on invoices, by who pays. */
export const bearerEffect = (seller: string | undefined): string =>
  seller === undefined
    ? `The seller’s invoice stays full, GST too, and shows what ${brand} paid of it.`
    : 'Its invoice shows the discount: the taxable value of its goods is lower, and the GST with it.'

/** Who pays for a voucher, and the effect on invoices. */
export function BearerWords({ seller }: { seller: string | undefined }) {
  return (
    <>
      <span className="block font-medium">{seller ?? brand}</span>
      {bearerEffect(seller)}
    </>
  )
}
