import { endpoints } from '@upchar/contract/schema/endpoints'
import {
  createLicence,
  createSeller,
  createWarehouse,
  putCharges,
  putOrganisation,
  readSetup,
  type Setup,
  type SetupSource,
} from '@upchar/api/flows/setup/index'
import { ok } from '@upchar/kernel/result'
import { needsPersonInCharge, SELLER_LICENCE_KEYS } from '@upchar/kernel/seller-licences'
import type { Asker, Question } from './ask.ts'
import { asProblems, checkBody, fillIn } from './fill-in.ts'
import { parseLicences } from './licences.ts'

type Step = (source: SetupSource, asker: Asker) => Promise<void>

/** Changes are made by the command line, not by a member of staff. */
const nobody = null

const question = (key: string, text: string, fallback?: string): Question => ({
  key,
  text,
  ...(fallback !== undefined && { fallback }),
})

export const organisation: Step = async (source, asker) => {
  const { organisation: now } = await readSetup(source)
  asker.say(
    `\nOrganisation: who runs the shop${now.from_settings ? ', as the settings of the server say' : ''}`,
  )
  await fillIn(
    asker,
    {
      legal_name: question('organisation_legal_name', 'Legal name', now.legal_name),
      gstin: question('organisation_gstin', 'GST number', now.gstin),
      cin: question('organisation_cin', 'CIN, of a company', now.cin ?? ''),
      address: question('organisation_address', 'House, street and area', now.address),
      city: question('organisation_city', 'City', now.city),
      pincode: question('organisation_pincode', 'Pincode', now.pincode),
      support_email: question('organisation_support_email', 'Support email', now.support_email),
      support_phone: question('organisation_support_phone', 'Support phone', now.support_phone),
      info_email: question('organisation_info_email', 'Info email', now.info_email),
      grievance_officer: question(
        'organisation_grievance_officer',
        'Grievance officer, name and designation',
        now.grievance_officer,
      ),
      grievance_email: question(
        'organisation_grievance_email',
        'Email of the grievance officer',
        now.grievance_email,
      ),
      grievance_phone: question(
        'organisation_grievance_phone',
        'Phone of the grievance officer',
        now.grievance_phone,
      ),
    },
    async (values) => {
      const body = checkBody(endpoints.staffSetOrganisation.body, {
        ...values,
        cin: values['cin'] === '' ? null : values['cin'],
        seen_changed_at: now.changed_at,
      })
      return body.ok ? asProblems(await putOrganisation(source, nobody, body.value)) : body
    },
  )
}

/** Begins its invoice numbers: the first letters of its name, unless the shop itself uses them. */
const prefixFor = (name: string): string => {
  const letters = name
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^0+/, '')
    .slice(0, 3)
  return letters === 'UPC' || letters === 'UP' || letters === '' ? 'S1' : letters
}

export const seller: Step = async (source, asker) => {
  const { organisation: org, sellers } = await readSetup(source)
  if (sellers.length > 0) {
    asker.say(`\nSeller: ${sellers.map(({ trade_name: name }) => name).join(', ')}, already there.`)
    return
  }
  asker.say('\nFirst seller: stands on product pages and issues the invoices of its goods')
  await fillIn(
    asker,
    {
      legal_name: question('seller_legal_name', 'Legal name', org.legal_name),
      trade_name: question('seller_trade_name', 'Name that buyers know', org.legal_name),
      gstin: question('seller_gstin', 'GST number', org.gstin),
      address: question('seller_address', 'House, street and area', org.address),
      city: question('seller_city', 'City', org.city),
      pincode: question('seller_pincode', 'Pincode', org.pincode),
      email: question('seller_email', 'Email', org.support_email),
      phone: question('seller_phone', 'Phone', org.support_phone),
      invoice_prefix: question(
        'seller_invoice_prefix',
        'Invoice numbers begin with',
        prefixFor(org.legal_name),
      ),
      hsn_digits: question(
        'seller_hsn_digits',
        'HSN digits on invoices: 4 up to ₹5 crore a year, else 6',
        '6',
      ),
      grievance_officer: question(
        'seller_grievance_officer',
        'Its own grievance officer, name and designation; empty: the shop’s',
        '',
      ),
      grievance_contact: question(
        'seller_grievance_contact',
        'Contact of its own officer; empty: the seller’s email',
        '',
      ),
    },
    async (values) => {
      const body = checkBody(endpoints.staffAddSeller.body, {
        ...values,
        hsn_digits: Number(values['hsn_digits']),
      })
      return body.ok ? asProblems(await createSeller(source, nobody, body.value)) : body
    },
  )
}

const firstSeller = ({ sellers }: Setup): Setup['sellers'][number] => {
  const [first] = sellers
  if (first === undefined) throw new Error('no seller after the seller was set up')
  return first
}

export const licences: Step = async (source, asker) => {
  const { id, trade_name: name, licences: held } = firstSeller(await readSetup(source))
  if (held.length > 0 && !asker.isGiven('licences')) {
    asker.say(
      `\nLicences: ${held.map(({ form, number }) => `${form} ${number}`).join(', ')}, already there.`,
    )
    const lacking = held.filter(
      ({ form, person_in_charge: person }) => person === null && needsPersonInCharge(form),
    )
    if (lacking.length > 0)
      asker.say(
        `  Without the person in charge: ${lacking.map(({ form, number }) => `${form} ${number}`).join(', ')}.\n` +
          '  Enter them again with "by" and the name, here or in the console.',
      )
    return
  }
  asker.say(
    `\nLicences of ${name}: form, number, last day and person in charge, separated by semicolons,\n` +
      '  such as 20B MH-MZ2-123456 until 2029-03-31 by Asha Rao, MH/45123; MD-42 RSM/MH/2025/001\n' +
      '  Forms for medicines (20 to 21B) need the pharmacist or competent person in charge, after "by".\n' +
      '  Goods that need a licence stay off sale until it is entered.\n' +
      `  Forms: ${SELLER_LICENCE_KEYS.join(', ')}. You can add them later in the console.`,
  )
  await fillIn(asker, { licences: question('licences', 'Licences', '') }, async (values) => {
    const given = parseLicences(values['licences'] ?? '')
    if (!given.ok) return given
    for (const licence of given.value) {
      const added = asProblems(await createLicence(source, nobody, id, licence))
      if (!added.ok)
        return {
          ok: false,
          error: added.error.map(({ message }) => ({ message, field: 'licences' })),
        }
    }
    return ok(undefined)
  })
}

export const warehouse: Step = async (source, asker) => {
  const { id, city, pincode, warehouses } = firstSeller(await readSetup(source))
  if (warehouses.length > 0) {
    asker.say(`\nWarehouse: ${warehouses.map(({ name }) => name).join(', ')}, already there.`)
    return
  }
  asker.say('\nFirst warehouse: its pincode decides the days that buyers are promised')
  await fillIn(
    asker,
    {
      name: question('warehouse_name', 'Name', city),
      pincode: question('warehouse_pincode', 'Pincode', pincode),
      cut_off_hour: question(
        'warehouse_cut_off_hour',
        'Orders before this hour leave the same day',
        '15',
      ),
      works_sunday: question('warehouse_works_sunday', 'Works on Sundays, yes or no', 'no'),
    },
    async (values) => {
      const body = checkBody(endpoints.staffAddWarehouse.body, {
        ...values,
        cut_off_hour: Number(values['cut_off_hour']),
        works_sunday: /^y/i.test(values['works_sunday'] ?? ''),
      })
      return body.ok ? asProblems(await createWarehouse(source, nobody, id, body.value)) : body
    },
  )
}

const amount = (text: string | undefined): number =>
  Number((text ?? '').replace(/[₹,\s]/g, '') || Number.NaN)

export const charges: Step = async (source, asker) => {
  const { charges: now } = await readSetup(source)
  asker.say('\nCharges, in rupees with GST')
  await fillIn(
    asker,
    {
      delivery: question('charges_delivery', 'Delivery of an order', String(now.delivery)),
      free_delivery_from: question(
        'charges_free_delivery_from',
        'Delivery is free from',
        now.free_delivery_from === null ? '' : String(now.free_delivery_from),
      ),
      minimum_order: question('charges_minimum_order', 'Minimum order', String(now.minimum_order)),
      cash_on_delivery: question(
        'charges_cash_on_delivery',
        'Fee for cash on delivery',
        String(now.cash_on_delivery),
      ),
    },
    async (values) => {
      const free = values['free_delivery_from'] ?? ''
      // The platform fee is set in the console.
      const { revision, ...kept } = now
      const body = checkBody(endpoints.staffSetCharges.body, {
        ...kept,
        delivery: amount(values['delivery']),
        free_delivery_from: free === '' ? null : amount(free),
        minimum_order: amount(values['minimum_order']),
        cash_on_delivery: amount(values['cash_on_delivery']),
        seen_revision: revision,
      })
      return body.ok ? asProblems(await putCharges(source, nobody, body.value)) : body
    },
  )
}
