import { configFlags } from '@upchar/contract/schema/profile'
import type { z } from 'zod'

/** Every flag of DATA-05 with its type, as the API sends it. */
export type ConfigFlags = z.output<typeof configFlags>

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
  readonly meaning: string
  /** The feature doesn't exist yet: nothing reads the flag, and the console says so. */
  readonly waits?: true
}
