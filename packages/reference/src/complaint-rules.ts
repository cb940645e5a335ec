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

/** How soon a person's request about their own data is answered. */
export type DataRequestRule = {
  acknowledgeHours: number
  /** The period that the privacy notice publishes. */
  answerDays: number
  /** The longest period that may be published. */
  mostDays: number
  validFrom: string
  validTo: string | null
  source: string
}

/** Oldest first. A request keeps the rule of the day on which it was received. The law asks for it from 13 May 2027; the shop promises it before. */
export const dataRequestRules: readonly DataRequestRule[] = [
  {
    acknowledgeHours: 48,
    answerDays: 30,
    mostDays: 90,
    validFrom: '2026-01-01',
    validTo: null,
    source: 'DPDP Rules 2025, rule 14: a published period of at most 90 days',
  },
]

/** Where a consumer goes on who isn't content with the shop's own grievance officer. */
export const consumerForums = {
  helpline: '1915',
  helplineSite: 'https://consumerhelpline.gov.in',
  /** Took over from e-Daakhil on 1 January 2025. */
  commissions: 'https://e-jagriti.gov.in',
} as const
