import { ensureReference } from '@upchar/api/flows/load-reference'
import { systemClock } from '@upchar/api/platform/clock'
import { isFilled } from '@upchar/demo/finished'
import { readOptions } from './options.ts'
import { readAnswers } from './setup/answers.ts'
import { createAsker } from './setup/ask.ts'
import { questionKeys, runSetup } from './setup/run-setup.ts'
import { StartupError } from './startup-error.ts'
import { withDatabase } from './with-database.ts'

const usage =
  'npm run setup [-- --answers FILE]\n' +
  '  Asks for organisation, seller, licences, warehouse, charges, administrator and catalogue, and stores them.\n' +
  '  FILE: answers as question=answer lines; or as SETUP_… variables. Run it again to go on or to look.\n'
const { values } = readOptions(usage, { options: { answers: { type: 'string' } } })

await withDatabase(async (db, config) => {
  const answers = readAnswers(questionKeys, values.answers, process.env)
  if (!config.production && !(await isFilled(db)))
    throw new StartupError(
      'A development shop is seeded with demo goods at its first start: run npm start. For a shop of your own, set UPCHAR_ENV to production.',
    )
  await ensureReference(db)
  const asker = createAsker(answers, process)
  const ready = await runSetup({ db, config, clock: systemClock }, asker).finally(asker.close)
  asker.say(
    ready
      ? '\nBuyers can order. npm start opens the shop, if it isn’t running.'
      : '\nThe list says what is missing; npm run setup asks for it again.',
  )
  return 0
})
