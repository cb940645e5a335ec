import type { Answer } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { listedPlace, showDeliveryDays } from '../../modules/availability/index.ts'
import { showCashRules } from '../../modules/checkout/index.ts'
import { showOrganisation } from '../../modules/organisation/index.ts'
import { showCharges } from '../../modules/pricing/index.ts'
import { licenceGaps, showSellers } from '../../modules/sellers/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { setupSteps } from './steps.ts'
import { selectOfferedClasses, selectSetupCounts } from './store.ts'

/** The shop's set-up: its steps and what there is. */
export type Setup = Omit<Answer<'staffGetSetup'>, 'success'>

/** What the set-up needs of a context: commands have no more. */
export type SetupSource = Pick<Context, 'db' | 'clock' | 'config'>

/** The shop's set-up as it stands: what is done, what is missing. */
export async function readSetup({ db, clock, config }: SetupSource): Promise<Setup> {
  const at = clock.now()
  const [organisation, sellers, charges, deliveryDays, cashRules, counts, gaps] = await Promise.all(
    [
      showOrganisation(db, config),
      showSellers(db, at),
      showCharges(db, at),
      showDeliveryDays(db, at),
      showCashRules(db, at),
      selectSetupCounts(db),
      selectOfferedClasses(db).then((offered) => licenceGaps(db, at, offered)),
    ],
  )
  const warehouses = sellers.flatMap((seller) => seller.warehouses)
  const names = await staffNames(
    db,
    [organisation, ...sellers, ...warehouses].map(({ changedBy }) => changedBy),
  )
  const named = <T extends { changedBy: string | null }>({ changedBy, ...rest }: T) => ({
    ...rest,
    changed_by: names.get(changedBy ?? '') ?? null,
  })
  const facts = {
    organisation: named(organisation),
    charges,
    delivery_days: deliveryDays,
    cash_rules: cashRules,
    products: counts.products,
    first_order: counts.firstOrder,
    licence_gaps: gaps,
    sellers: sellers.map((seller) => ({
      ...named(seller),
      has_orders: counts.sellersWithOrders.includes(seller.id),
      warehouses: seller.warehouses.map(named),
    })),
  }
  const office = await listedPlace({ db }, organisation.pincode)
  const steps = setupSteps({
    ...facts,
    administrators: counts.administrators,
    courier:
      config.COURIER_PROVIDER === 'shiprocket'
        ? { name: 'Shiprocket', takesScans: config.COURIER_TOKEN !== undefined }
        : undefined,
    creditHost: config.CREDIT_URL === undefined ? undefined : new URL(config.CREDIT_URL).host,
    officeFits: office !== undefined && office.stateCode === organisation.gstin.slice(0, 2),
  })
  return { ready: steps.every(({ done, needed }) => done || !needed), steps, ...facts }
}

export async function showSetup(context: Context): Promise<HandlerResult<'staffGetSetup'>> {
  return ok({ success: true, ...(await readSetup(context)) })
}
