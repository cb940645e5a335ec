/** Files of a parcel that show who took it, at most: front, back, and what the courier sent. */
export const DELIVERY_PROOFS_MOST = 5
