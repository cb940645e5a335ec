import type { KycLicenceKind } from '@upchar/kernel/kyc-licences'
import type { KycStage } from '@upchar/kernel/kyc-states'
import type { Handle } from '../../../platform/db.ts'
import { queryNamed, type NamedStatement } from '../../../platform/named.ts'

export type StandingRow = { businessTypeId: number | null; stages: KycStage[]; kinds: KycLicenceKind[] }

/** An approval counts on its last day still, for the kind and the name of the business that it was given to. */
const counts = `a.state = 'approved' and a.business_type_id = c.business_type_id and a.business_name = c.business_name
      and (a.valid_until is null or a.valid_until >= $2::date)`

const standing: NamedStatement = {
  name: 'kyc_standing',
  text: `select c.business_type_id as "businessTypeId",
      coalesce(array_agg(distinct a.stage) filter (where a.id is not null), '{}') as stages,
      coalesce(array_agg(distinct l.kind) filter (where l.id is not null), '{}') as kinds
    from customer c
    left join kyc_application a on a.customer_id = c.id and ${counts}
    left join kyc_licence l on l.application_id = a.id and (l.valid_until is null or l.valid_until >= $2::date)
    where c.id = $1 group by c.id`,
}

/** What a customer may show on a day in India: approved steps and licences in force. Undefined: no such customer. */
export async function selectStanding(handle: Handle, customerId: string, on: string): Promise<StandingRow | undefined> {
  return (await queryNamed<StandingRow>(handle, standing, [customerId, on]))[0]
}

export type LicenceInForce = { applicationId: string; stage: KycStage; kind: KycLicenceKind; number: string; scope: string; validUntil: string | null }

const inForce: NamedStatement = {
  name: 'kyc_licences_in_force',
  text: `select a.id as "applicationId", a.stage, l.kind, l.number, l.scope, to_char(l.valid_until, 'YYYY-MM-DD') as "validUntil"
    from customer c
    join kyc_application a on a.customer_id = c.id and ${counts}
    join kyc_licence l on l.application_id = a.id and (l.valid_until is null or l.valid_until >= $2::date)
    where c.id = $1 order by a.stage, l.kind`,
}

/** Licences and registrations of a customer that are in force on a day in India. */
export async function selectLicencesInForce(handle: Handle, customerId: string, on: string): Promise<LicenceInForce[]> {
  return queryNamed<LicenceInForce>(handle, inForce, [customerId, on])
}
