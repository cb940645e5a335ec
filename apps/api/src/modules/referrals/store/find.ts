import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { BuyerForm, FoundReferral } from '../model.ts'

/** An address as compared: pincode, house and street without case, spaces and signs. */
const placeOf = (pincode: string, house: string, street: string): string =>
  `'a ' || ${pincode} || ' ' || lower(regexp_replace(${house} || ${street}, '[^A-Za-z0-9]', '', 'g'))`

/** A phone number as compared: accounts keep +91 with it, forms don't. */
const phoneOf = (phone: string): string => `'p ' || nullif(right(${phone}, 10), '')`

/** An email address as compared: without case and what follows a plus. */
const mailOf = (email: string): string =>
  `'e ' || regexp_replace(lower(${email}), '\\+[^@]*@', '@')`

const formMarks = (form: string): string =>
  `(${phoneOf(`(${form}->>'phone')`)}), (${mailOf(`nullif(${form}->>'email', '')`)}), ('g ' || nullif(${form}->>'gstin', '')),
    (${placeOf(`(${form}->>'pincode')`, `(${form}->>'house')`, `(${form}->>'street')`)})`

/** What tells a person: of the account, its address book and the browsers that signed in to it. */
const accountMarks = (customer: string): string => `
    select m.mark from customer k, lateral (values (${phoneOf('k.phone')}), (${mailOf('k.email')}), ('g ' || nullif(k.gstin, ''))) m(mark)
      where k.id = ${customer}
    union select m.mark from address a, lateral (values (${phoneOf('a.phone')}), ('g ' || nullif(a.gstin, '')),
      (${placeOf('a.pincode', 'a.building', 'a.street')})) m(mark) where a.customer_id = ${customer}
    union select 'b ' || s.browser from customer_session s where s.customer_id = ${customer} and s.browser is not null`

/** Something of an order was not cancelled. */
const stands = `exists (select 1 from sub_order s join order_line l on l.sub_order_id = s.id
  where s.order_id = o.id and l.quantity > l.cancelled)`

const findStatement = {
  name: 'referral-find',
  text: `with recursive owner as (
      select c.customer_id as id from referral_code c join customer k on k.id = c.customer_id
      where c.code = $1 and k.deactivated_at is null and k.blocked_at is null
    ), buyer_marks as (${accountMarks('$2')}
    ), form_marks as (select m.mark from (select $3::jsonb as form) f, lateral (values ${formMarks('f.form')}) m(mark)
      where f.form is not null
    ), owner_marks as (${accountMarks('(select id from owner)')}
      union select m.mark from "order" o, lateral (values ${formMarks('o.form')}) m(mark) where o.customer_id = (select id from owner)
    ), above as (
      select r.referrer_id as id from referral r where r.referee_id = (select id from owner) and r.cancelled_at is null
      union select r.referrer_id from above a join referral r on r.referee_id = a.id and r.cancelled_at is null
    )
    select (select id from owner) as "referrerId", coalesce((select id from owner) = $2, false) as own,
      exists (select 1 from "order" o where o.customer_id = $2 and ${stands})
        or exists (select 1 from buyer_marks b join "order" o on o.form->>'phone' = substr(b.mark, 3)
          where b.mark like 'p %' and ${stands}) as ordered,
      exists (select 1 from form_marks f join "order" o on o.form->>'phone' = substr(f.mark, 3)
        where f.mark like 'p %' and ${stands}) as "orderedByForm",
      exists (select 1 from above where id = $2) as ring,
      exists (select 1 from owner_marks join buyer_marks using (mark)) as same,
      exists (select 1 from owner_marks join form_marks using (mark)) as "sameByForm",
      (select count(*)::int from referral r where r.code = $1 and r.referee_id <> $2 and r.cancelled_at is null
        and (r.held_until is null or r.held_until > $4::timestamptz)) as uses`,
}

/** Looks at a code for a customer; `form`: what the checkout's form says of who buys. */
export async function findReferral(
  handle: Handle,
  { code, customerId, form }: { code: string; customerId: string; form: BuyerForm | undefined },
  at: Date,
): Promise<FoundReferral> {
  const [row] = await queryPrepared<FoundReferral>(handle, findStatement, [
    code,
    customerId,
    form === undefined ? null : JSON.stringify(form),
    at,
  ])
  if (row === undefined) throw new Error('a statement without a table gives its row')
  return row
}

const ownerStatement = {
  name: 'referral-owner',
  text: `select c.customer_id as id from referral_code c join customer k on k.id = c.customer_id
    where c.code = $1 and k.deactivated_at is null and k.blocked_at is null`,
}

/** Whose code it is; undefined: nobody's with an open account. */
export const findOwner = async (handle: Handle, code: string): Promise<string | undefined> =>
  (await queryPrepared<{ id: string }>(handle, ownerStatement, [code]))[0]?.id
