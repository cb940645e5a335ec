import { configFlags } from '@upchar/contract/schema/profile'
import { isPincode } from '@upchar/kernel/validate'
import type { FlagKey, ConfigFlags, FlagKind } from './types.ts'
import { flagRegistry } from './registry.ts'

export const isFlagKey = (key: string): key is FlagKey => Object.hasOwn(flagRegistry, key)

const standards = configFlags.parse(
  Object.fromEntries(Object.entries(flagRegistry).map(([key, flag]) => [key, flag.standard])),
)

/** Merges stored values over the defaults. Values of the wrong type are ignored and reported. */
export function flagsWith(stored: readonly { key: string; value: unknown }[]): {
  flags: ConfigFlags
  ignored: string[]
} {
  const ignored: string[] = []
  const given: Record<string, unknown> = {}
  for (const { key, value } of stored) {
    if (isFlagKey(key) && flagProblem(key, value) === undefined) given[key] = value
    else ignored.push(key)
  }
  return { flags: configFlags.parse({ ...standards, ...given }), ignored }
}

function kindProblem(kind: FlagKind, value: unknown): string | undefined {
  switch (kind.type) {
    case 'switch':
      return undefined
    case 'pincode':
      return typeof value === 'string' && isPincode(value) ? undefined : 'Enter a 6-digit pincode'
    case 'choice':
      return kind.choices.some((one) => one.value === value)
        ? undefined
        : `Choose one of: ${kind.choices.map(({ name }) => name).join(', ')}`
    case 'number':
      return typeof value === 'number' && value >= 0 && value <= kind.max
        ? undefined
        : `Enter a number from 0 to ${kind.max}`
  }
}

/** The problem with a flag's value, if any. */
export function flagProblem(key: FlagKey, value: unknown): string | undefined {
  const parsed = configFlags.shape[key].safeParse(value)
  return parsed.success
    ? kindProblem(flagRegistry[key], value)
    : 'This flag takes a different type of value'
}
