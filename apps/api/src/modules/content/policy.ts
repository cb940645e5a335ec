import type { z } from 'zod'
import { getPolicies } from '@upchar/contract/schema/pages'

export const storedPolicies = getPolicies.answer.omit({ success: true })
export type Policies = z.output<typeof storedPolicies>
