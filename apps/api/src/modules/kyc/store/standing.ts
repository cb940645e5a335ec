import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts'
import type { Application, Licence } from '../model.ts'
import type { Approval, Business } from '../rules/in-force.ts'

export type StandingApplication = Approval &
  Pick<Application, 'id' | 'stage'> & { licences: Licence[] }
export type StandingRow = Business & { applications: StandingApplication[] }

const standing: PreparedStatement = {
  name: 'kyc_standing',
  text: `select c.business_type_id as "businessTypeId", c.business_name as "businessName", coalesce((
      select json_agg(json_build_object('id', a.id, 'stage', a.stage, 'state', a.state, 'businessTypeId', a.business_type_id, 'businessName', a.business_name,
        'validUntil', a.valid_until, 'licences', coalesce((
          select json_agg(json_build_object('kind', l.kind, 'number', l.number, 'scope', l.scope, 'validUntil', l.valid_until) order by l.kind)
          from kyc_licence l where l.application_id = a.id), '[]')) order by a.stage, a.id)
      from kyc_application a where a.customer_id = c.id), '[]') as applications
    from customer c where c.id = $1`,
}

/** A customer's business with all applications and licences: a few rows. Undefined: no such customer. */
export async function selectStanding(
  handle: Handle,
  customerId: string,
): Promise<StandingRow | undefined> {
  return (await queryPrepared<StandingRow>(handle, standing, [customerId]))[0]
}
