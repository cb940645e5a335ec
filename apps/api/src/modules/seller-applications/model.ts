/** What the member of staff who checks an application reads from its certificate: the facts of the seller to be made. */
export type SellerTerms = {
  legal_name: string
  trade_name: string
  address: string
  city: string
  invoice_prefix: string
  hsn_digits: 4 | 6
}
