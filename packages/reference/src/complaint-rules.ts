/** How soon a consumer's complaint is acknowledged and redressed. */
export type ComplaintRule = {
  /** From its receipt to the acknowledgement. */
  acknowledgeHours: number
  /** Calendar months from its receipt to the redress. */
  redressMonths: number
  validFrom: string
  validTo: string | null
  source: string
}

/** Oldest first. A complaint keeps the rule of the day on which it was received. */
export const complaintRules: readonly ComplaintRule[] = [
  {
    acknowledgeHours: 48,
    redressMonths: 1,
    validFrom: '2020-07-23',
    validTo: null,
    source: 'Consumer Protection (E-Commerce) Rules 2020, rule 4(5)',
  },
]

/** Where a consumer goes on who isn't content with the shop's own grievance officer. */
export const consumerForums = {
  helpline: '1915',
  helplineSite: 'https://consumerhelpline.gov.in',
  /** Took over from e-Daakhil on 1 January 2025. */
  commissions: 'https://e-jagriti.gov.in',
} as const
