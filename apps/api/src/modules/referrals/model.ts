/** What is known of a code and a buyer, as the rules need it. */
export type FoundReferral = {
  /** The owner of the code; null: nobody with an open account. */
  referrerId: string | null
  own: boolean
  /** The buyer has an order that isn't cancelled, by the account or a phone number of it; or by that of the form. */
  ordered: boolean
  orderedByForm: boolean
  /** The buyer referred the owner, or somebody who did. */
  ring: boolean
  /** Owner and account, or form, have a phone, address, email address, GSTIN or browser in common. */
  same: boolean
  sameByForm: boolean
  /** First orders of others with the code, open payments included. */
  uses: number
}

/** The parts of a checkout's form that tell who buys. */
export type BuyerForm = {
  email: string
  phone: string
  gstin: string
  pincode: string
  house: string
  street: string
}

/** A code on a cart. `typed`: the buyer entered it; a link brought it otherwise. */
export type CartCode = { code: string; typed: boolean }

export type CartReferral = CartCode & {
  /** Null for a guest. */
  found: FoundReferral | null
}
