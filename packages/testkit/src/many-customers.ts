import { sql } from 'drizzle-orm'
import type { Database } from '@upchar/api/platform/db/database'

/**
 * Adds customers 1 to `count`, always the same ones, for measuring lists. Number n has the email address
 * `buyer{n}@practice{n mod 5000}.example`, one of eleven business types, every tenth a GST number, every fiftieth closed.
 */
export async function addManyCustomers(db: Database, count: number): Promise<void> {
  await db.execute(sql`
    insert into customer (id, email, closed_email_hash, first_name, last_name, phone, business_type_id, business_name, gstin, choices, created_at, updated_at, last_signed_in_at, deactivated_at)
    select 'many-' || lpad(n::text, 7, '0'),
      case when n % 50 > 0 then 'buyer' || n || '@practice' || n % 5000 || '.example' end, case when n % 50 = 0 then 'closed-' || n end,
      case when n % 50 = 0 then '' else (array['Asha', 'Ravi', 'Meera', 'Imran', 'Lakshmi', 'Joseph', 'Gurpreet'])[n % 7 + 1] end,
      case when n % 50 = 0 then '' else (array['Rao', 'Shah', 'Khan', 'Iyer', 'Das', 'Fernandes', 'Singh', 'Patil', 'Nair'])[n % 9 + 1] end,
      case when n % 50 > 0 then '+91' || 7000000000 + n end,
      (array[25, 1, 2, 3, 4, 13, 22, 5, 11, 15, 7])[n % 11 + 1],
      case when n % 50 = 0 or n % 13 = 0 then '' else (array['City', 'Sunrise', 'Lotus', 'Metro', 'Green Cross'])[n % 5 + 1] || ' ' || (array['Hospital', 'Dental Clinic', 'Diagnostics'])[n % 3 + 1] || ' ' || n % 3000 end,
      case when n % 10 = 1 then '27AABC' || chr(65 + n % 26) || lpad((n % 10000)::text, 4, '0') || 'K1Z' || n % 10 end,
      '{}', timestamptz '2020-01-01' + n * interval '30 minutes', timestamptz '2020-01-01' + n * interval '30 minutes',
      case when n % 4 > 0 then timestamptz '2026-11-20' - (n * 7919 % 100003) * interval '10 minutes' end, case when n % 50 = 0 then timestamptz '2026-06-01' end
    from generate_series(1, ${count}) n on conflict do nothing`)
  await db.execute(sql`vacuum analyze customer`)
}
