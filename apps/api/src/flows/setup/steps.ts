import type { Answer } from '@upchar/contract/schema/endpoints'
import { plural } from '@upchar/kernel/text'

type Setup = Answer<'staffGetSetup'>
type Step = Setup['steps'][number]
type Facts = Pick<
  Setup,
  'organisation' | 'charges' | 'products' | 'first_order' | 'licence_gaps'
> & {
  sellers: readonly Pick<Setup['sellers'][number], 'trade_name' | 'licences' | 'warehouses'>[]
  administrators: number
  /** The host of the fintech backend; undefined: none is set. */
  creditHost: string | undefined
  /** The courier's API that staff book with, and whether its scans are taken; undefined: parcels go by hand. */
  courier: { name: string; takesScans: boolean } | undefined
  /** Whether the organisation's pincode lies in the state of its GSTIN. */
  officeFits: boolean
}

const rupees = (amount: number): string => `₹${amount.toLocaleString('en-IN')}`

function chargesText({
  delivery,
  free_delivery_from: free,
  cash_on_delivery: cash,
  platform_fee_type: fee,
}: Facts['charges']) {
  const parts = [
    delivery === 0
      ? 'Delivery is free'
      : `Delivery costs ${rupees(delivery)}${free === null ? '' : `, free from ${rupees(free)}`}`,
    cash === 0 ? 'cash on delivery costs nothing more' : `cash on delivery costs ${rupees(cash)}`,
    ...(fee === 'none' ? [] : ['orders have a platform fee']),
  ]
  return `${parts.join('; ')}.`
}

function licenceText({ sellers, licence_gaps: gaps }: Facts): { done: boolean; text: string } {
  const offSale = gaps.filter(({ kind }) => kind === 'missing')
  if (offSale.length > 0) {
    const offers = offSale.reduce((sum, gap) => sum + gap.offers, 0)
    return {
      done: false,
      text: `${plural(offers, 'article')} can’t be sold: no licence in force permits it. See the licences below.`,
    }
  }
  const done =
    sellers.length > 0 &&
    sellers.every(({ licences }) =>
      licences.some(({ state_of_validity: state }) => state === 'valid' || state === 'ends_soon'),
    )
  return {
    done,
    text: done
      ? 'Every seller has a licence in force.'
      : 'Medicines need Forms 20B and 21B, medical devices MD-42; enter what the seller holds. Goods without one are not sold.',
  }
}

function sellerSteps(facts: Facts): Step[] {
  const { sellers } = facts
  const warehouses = sellers.flatMap((seller) => seller.warehouses)
  return [
    {
      key: 'seller',
      name: 'First seller',
      needed: true,
      done: sellers.length > 0,
      text:
        sellers.length > 0
          ? `${sellers.map((seller) => seller.trade_name).join(', ')}.`
          : 'Add who sells: legal name, GST number and address stand on its invoices.',
    },
    {
      key: 'licences',
      name: 'Licences',
      needed: false,
      ...licenceText(facts),
    },
    {
      key: 'warehouse',
      name: 'First warehouse',
      needed: true,
      done: warehouses.length > 0,
      text:
        warehouses.length > 0
          ? `${warehouses.map(({ name, city }) => (name.includes(city) ? name : `${name}, ${city}`)).join('; ')}.`
          : 'Add where goods leave from: its pincode decides the days that buyers are promised.',
    },
  ]
}

function courierText(courier: Facts['courier']): string {
  if (courier === undefined)
    return 'COURIER_PROVIDER is manual: staff type courier and AWB. With an account at Shiprocket, they compare its couriers and book in Dispatch.'
  const addresses =
    'Each warehouse’s address must stand in its panel under the nickname that Dispatch shows.'
  return courier.takesScans
    ? `Staff book with ${courier.name}. ${addresses}`
    : `Staff book with ${courier.name}. ${addresses} COURIER_TOKEN is not set: states come once an hour instead of at once.`
}

/** What a shop needs before a buyer can order, in the order in which it is set up, and the order that proves it. */
export function setupSteps(facts: Facts): Step[] {
  const { organisation, products, administrators, officeFits } = facts
  return [
    {
      key: 'organisation',
      name: 'Organisation',
      needed: true,
      done: officeFits,
      text: officeFits
        ? `${organisation.legal_name}, GSTIN ${organisation.gstin}.`
        : 'The pincode of the office and the GST number belong to different states: correct one of them.',
    },
    ...sellerSteps(facts),
    {
      key: 'charges',
      name: 'Charges',
      needed: true,
      done: true,
      text: chargesText(facts.charges),
    },
    {
      key: 'catalogue',
      name: 'Catalogue',
      needed: true,
      done: products > 0,
      text:
        products > 0
          ? `${plural(products, 'product')} on sale.`
          : 'Upload your goods below, or import them with npm run import -- FILE.',
    },
    {
      key: 'administrator',
      name: 'Administrator',
      needed: true,
      done: administrators > 0,
      text:
        administrators > 0
          ? `${plural(administrators, 'administrator')} can sign in.`
          : 'Open the link that npm run make-admin prints, then set a password and an authenticator app.',
    },
    {
      key: 'courier',
      name: 'Courier',
      needed: false,
      done: facts.courier !== undefined,
      text: courierText(facts.courier),
    },
    {
      key: 'credit_line',
      name: 'Credit line',
      needed: false,
      done: facts.creditHost !== undefined,
      text:
        facts.creditHost === undefined
          ? 'CREDIT_URL is not set: the credit line is off. With the four settings of a fintech backend, customers can apply to its lenders and pay with what these lend.'
          : `Customers can apply to the lenders of ${facts.creditHost} and pay with what these lend.`,
    },
    {
      key: 'first_order',
      name: 'First order',
      needed: false,
      done: facts.first_order !== null,
      text:
        facts.first_order === null
          ? 'Order something in the shop yourself, then take its parcel through the orders desk.'
          : `Order ${facts.first_order}.`,
    },
  ]
}
