import { hasAdmin, makeAdmin } from '@upchar/api/modules/staff/index'
import { readSetup, type SetupSource } from '@upchar/api/flows/setup/index'
import { err, ok } from '@upchar/kernel/result'
import { checkEmail } from '@upchar/kernel/validate'
import { problemWithSource } from '../file-paths.ts'
import { runImport } from '../run-import.ts'
import type { Asker } from './ask.ts'
import { fillIn } from './fill-in.ts'
import { charges, licences, organisation, seller, warehouse } from './steps.ts'

/** Every question's key, in the order in which they are asked. */
export const questionKeys = [
  ...[
    'legal_name',
    'gstin',
    'cin',
    'address',
    'city',
    'pincode',
    'support_email',
    'support_phone',
    'info_email',
    'grievance_officer',
    'grievance_email',
    'grievance_phone',
  ].map((key) => `organisation_${key}`),
  ...[
    'legal_name',
    'trade_name',
    'gstin',
    'address',
    'city',
    'pincode',
    'email',
    'phone',
    'invoice_prefix',
    'hsn_digits',
    'grievance_officer',
    'grievance_contact',
  ].map((key) => `seller_${key}`),
  'licences',
  ...['name', 'pincode', 'cut_off_hour', 'works_sunday'].map((key) => `warehouse_${key}`),
  ...['delivery', 'free_delivery_from', 'minimum_order', 'cash_on_delivery'].map(
    (key) => `charges_${key}`,
  ),
  'admin_email',
  'admin_name',
  'catalogue',
]

async function administrator(source: SetupSource, asker: Asker): Promise<void> {
  if (await hasAdmin(source.db)) {
    asker.say('\nAdministrator: already there. npm run make-admin prints a new link.')
    return
  }
  asker.say('\nFirst administrator: signs in to the console')
  const link = await fillIn(
    asker,
    {
      email: {
        key: 'admin_email',
        text: 'Email',
        fallback: (await readSetup(source)).organisation.support_email,
      },
      name: { key: 'admin_name', text: 'Name' },
    },
    async ({ email = '', name = '' }) => {
      const checked = checkEmail(email)
      if (!checked.ok) return err([{ message: checked.error.message, field: 'email' }])
      if (name.trim() === '') return err([{ message: 'Enter a name', field: 'name' }])
      return ok(await makeAdmin(source, { email: checked.value, name: name.trim() }))
    },
  )
  asker.say(`  Set a password and an authenticator app at\n  ${link}`)
}

async function catalogue(source: SetupSource, asker: Asker): Promise<void> {
  const { products } = await readSetup(source)
  if (products > 0) {
    asker.say(`\nCatalogue: ${products} on sale. npm run import adds and changes goods.`)
    return
  }
  asker.say('\nCatalogue: an Excel workbook (.xlsx), CSV or JSON; README describes its columns')
  const path = await fillIn(
    asker,
    { catalogue: { key: 'catalogue', text: 'File', fallback: '' } },
    async (values) => {
      const given = values['catalogue'] ?? ''
      const message = given === '' ? undefined : problemWithSource(given)
      return message === undefined ? ok(given) : err([{ message, field: 'catalogue' }])
    },
  )
  if (path !== '') await runImport(source.db, { path, dryRun: false })
}

/**
 * Asks for what a shop needs, in order, and stores each part as it is answered: an interrupted set-up goes on where it
 * stopped, and a complete one changes nothing. True when buyers can order.
 */
export async function runSetup(source: SetupSource, asker: Asker): Promise<boolean> {
  for (const step of [organisation, seller, licences, warehouse, charges, administrator, catalogue])
    await step(source, asker)
  const { steps, ready } = await readSetup(source)
  asker.say('')
  for (const { name, text, done, needed } of steps)
    asker.say(`${done ? 'done   ' : needed ? 'missing' : 'later  '}  ${name}: ${text}`)
  return ready
}
