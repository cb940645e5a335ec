/** The application form and the invented lenders of the stand-in. */
export const form = {
  title: 'Credit line for your practice',
  fields: [
    {
      name: 'business_name',
      label: 'Name of the practice or institution',
      kind: 'text',
      required: true,
    },
    { name: 'pan', label: 'PAN of the business', kind: 'text', required: true },
    {
      name: 'constitution',
      label: 'Constitution',
      kind: 'choice',
      required: true,
      options: ['Proprietorship', 'Partnership or LLP', 'Company', 'Trust or society'],
    },
    {
      name: 'limit',
      label: 'Limit you ask for, in rupees',
      kind: 'number',
      required: true,
      help: 'This stand-in approves up to ₹5,00,000.',
    },
  ],
  documents: [
    { name: 'pan_card', label: 'PAN card', required: true },
    { name: 'bank_statement', label: 'Bank statement of six months', required: false },
  ],
  lenders: [
    {
      version: 'narmada-2026-04',
      lender_id: 'narmada',
      lender_name: 'Narmada Example Finance Limited',
      registration: 'NBFC, invented for development',
      apr_bp: 1800,
      days: 30,
      cooling_off_days: 3,
      late_charge: '2 % a month of what is overdue, from the day after the due date',
      other_charges: 'None',
      recovery: 'Reminders by mail and phone. No recovery agents.',
      complaints: {
        name: 'Anita Example, Nodal Grievance Redressal Officer',
        email: 'grievance@narmada.example',
        phone: '+91 22 0000 0001',
      },
    },
    {
      version: 'godavari-2026-02',
      lender_id: 'godavari',
      lender_name: 'Godavari Example Bank',
      registration: 'Bank, invented for development',
      apr_bp: 1550,
      days: 45,
      cooling_off_days: 5,
      late_charge: '1.5 % a month of what is overdue',
      other_charges: 'None',
      recovery: 'Reminders by mail and phone. No recovery agents.',
      complaints: {
        name: 'Farhan Example, Nodal Grievance Redressal Officer',
        email: 'complaints@godavari.example',
        phone: '+91 22 0000 0002',
      },
    },
  ],
} as const
