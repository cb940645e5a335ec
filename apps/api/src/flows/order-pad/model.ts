/** A variant on sale, of one seller, that a line of an order pad may mean. */
export type PadGoods = {
  variantId: number
  groupId: number
  sku: string
  /** Whether it is the best offer: a line that names the SKU of another one means that one. */
  isShown: boolean
  family: string
  title: string
  optionLabel: string
  /** What describes it: title, brand, option, values of its attributes, what its pack holds. */
  texts: readonly string[]
}

/** `matched`: it is what the line asks for; `doubtful`: the buyer chooses; `absent`: nothing to choose from. */
export type PadState = 'matched' | 'doubtful' | 'absent'

/** How a line was read. `goods`: the choice, best first; the first stands for a matched line. */
export type Judged = { state: PadState; reason: string | null; goods: readonly PadGoods[] }
