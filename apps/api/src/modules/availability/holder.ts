/** Who a hold is for. `network`: a hash of where an unproved buyer comes from; null: this machine. */
export type Holder = { proved: true } | { proved: false; network: string | null }
