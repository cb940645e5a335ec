/** What the audit log takes of a reason. */
export const REASON_LONGEST = 300
