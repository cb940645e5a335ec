import { formatIstDateTime } from '@upchar/kernel/dates'
import type { KeptPolicy } from '../policies/get-order-policies.ts'

/** Names a version of a policy. */
export const policyWords = ({ title, version, since }: KeptPolicy): string =>
  `${title}, version ${version}, in force since ${formatIstDateTime(new Date(since))}`
