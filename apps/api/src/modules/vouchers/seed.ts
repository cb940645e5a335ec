/** What a new shop offers; staff make the others. Column names in camel case, dates as days in India. */
export const voucherSeed = [
  {
    id: '5f0c6a1e-0b1d-4c63-9d58-3f0a7b2c1d01', code: 'WARD5', percentBp: 500, amountPaise: null, maxDiscountPaise: 50_000, minimumPaise: 200_000, businessCategory: 'consumables',
    audience: 'anyone', listed: true, maxUses: null, maxUsesPerBuyer: null, startsAt: '2026-04-01T00:00:00+05:30', endsAt: '2027-04-01T00:00:00+05:30',
    reason: 'Opening offer for wards', madeAt: '2026-04-01T00:00:00+05:30',
  },
  {
    id: '5f0c6a1e-0b1d-4c63-9d58-3f0a7b2c1d02', code: 'SMILE150', percentBp: null, amountPaise: 15_000, maxDiscountPaise: null, minimumPaise: 300_000, businessCategory: 'dental',
    audience: 'anyone', listed: true, maxUses: null, maxUsesPerBuyer: null, startsAt: '2026-04-01T00:00:00+05:30', endsAt: '2027-04-01T00:00:00+05:30',
    reason: 'Opening offer for dental clinics', madeAt: '2026-04-01T00:00:00+05:30',
  },
  {
    id: '5f0c6a1e-0b1d-4c63-9d58-3f0a7b2c1d03', code: 'WELCOME7', percentBp: 700, amountPaise: null, maxDiscountPaise: 70_000, minimumPaise: 100_000, businessCategory: null,
    audience: 'customers', listed: true, maxUses: null, maxUsesPerBuyer: 1, startsAt: '2026-04-01T00:00:00+05:30', endsAt: '2027-04-01T00:00:00+05:30',
    reason: 'Once for each registered buyer', madeAt: '2026-04-01T00:00:00+05:30',
  },
]
