import type { Answer } from '@upchar/contract/schema/endpoints'

type Account = Answer<'listCreditAccounts'>['accounts'][number]

export const keyFacts = (part: Partial<Account['key_facts']> = {}): Account['key_facts'] => ({
  version: 'v1',
  lender_id: 'narmada',
  lender_name: 'Narmada Example Finance Limited',
  registration: 'NBFC N-13.00000',
  apr: 18,
  days: 30,
  cooling_off_days: 3,
  late_charge: '2 % a month',
  other_charges: 'None',
  recovery: 'Reminders by mail',
  complaints: { name: 'Anita', email: 'grievance@narmada.example', phone: '+91 22 0000 0001' },
  example_charge: 147.95,
  ...part,
})
/** An open line of ₹10,000 with one draw-down. */
export const creditAccount = (part: Partial<Account> = {}): Account => ({
  id: '01990000-0000-7000-8000-000000000001',
  lender_id: 'narmada',
  lender_name: 'Narmada Example Finance Limited',
  state: 'active',
  text: 'Choose the credit line at the checkout to pay with it.',
  applied_at: '2026-11-01T10:00:00.000Z',
  key_facts: keyFacts(),
  limit: 10_000,
  available: 9_790,
  held: 0,
  owed: 210,
  overdue: 0,
  next_due: { on: '2026-12-24', amount: 210, charge: 3.11 },
  statement: [
    {
      order_number: 'UP-261124-ABCDE',
      drawn_at: '2026-11-24T05:30:00.000Z',
      amount: 210,
      charge: 3.11,
      due_on: '2026-12-24',
      left: 210,
      overdue: false,
      cooling_off_until: '2026-11-27',
    },
  ],
  files: [],
  can_delete: false,
  ...part,
})
