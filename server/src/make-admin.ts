import { makeAdmin } from '@upchar/api/modules/staff/index'
import { systemClock } from '@upchar/api/platform/clock'
import { checkEmail } from '@upchar/kernel/validate'
import { readOptions } from './options.ts'
import { withDatabase } from './with-database.ts'

const usage =
  'npm run make-admin -- --email ADDRESS --name "NAME"\n' +
  '  Prints a link that creates a console administrator. It works once, within three days.\n'
const { values } = readOptions(usage, {
  options: { email: { type: 'string', default: '' }, name: { type: 'string', default: '' } },
})
const email = checkEmail(values.email)
const name = values.name.trim()
if (!email.ok || name === '') {
  process.stderr.write(`${email.ok ? 'The name is missing.' : email.error.message}\n${usage}`)
  process.exit(1)
}

await withDatabase(async (db, config) => {
  const link = await makeAdmin({ db, config, clock: systemClock }, { email: email.value, name })
  process.stdout.write(`${name} sets a password and an authenticator app at\n${link}\n`)
  return 0
})
