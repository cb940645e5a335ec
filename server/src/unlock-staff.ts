import { unlockByEmail } from '@upchar/api/modules/staff/index'
import { systemClock } from '@upchar/api/platform/clock'
import { checkEmail } from '@upchar/kernel/validate'
import { readOptions } from './options.ts'
import { withDatabase } from './with-database.ts'

const usage =
  'npm run unlock-staff -- --email ADDRESS\n' +
  '  Lets a member of staff sign in again whose attempts were used up by strangers. Password and codes stay.\n'
const { values } = readOptions(usage, { options: { email: { type: 'string', default: '' } } })
const email = checkEmail(values.email)
if (!email.ok) {
  process.stderr.write(`${email.error.message}\n${usage}`)
  process.exit(1)
}

await withDatabase(async (db, config) => {
  const known = await unlockByEmail({ db, config, clock: systemClock }, email.value)
  if (known) process.stdout.write(`${email.value} can sign in again.\n`)
  else process.stderr.write(`Nobody on the staff has the address ${email.value}.\n`)
  return known ? 0 : 1
})
