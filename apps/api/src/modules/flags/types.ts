import type { ConfigFlags } from '@upchar/contract/schema/profile'

export type { ConfigFlags }
export type FlagKey = keyof ConfigFlags

/** How a flag is edited, and which values it may take. */
export type FlagKind =
  | { readonly type: 'switch' }
  | { readonly type: 'pincode' }
  | { readonly type: 'number'; readonly unit: 'rupees' | 'percent'; readonly max: number }
  | {
      readonly type: 'choice'
      readonly choices: readonly { readonly value: string; readonly name: string }[]
    }

export type FlagFacts<V = unknown> = FlagKind & {
  readonly standard: V
  readonly group: string
  /** A few words that staff read instead of the key. */
  readonly name: string
  /** One sentence: what it does in the shop. */
  readonly meaning: string
}
