import { toggleDevelopmentAdmin } from '@upchar/api/modules/staff/index'
import { systemClock } from '@upchar/api/platform/clock'
import { isIstDate } from '@upchar/kernel/dates'
import { fillShop } from './fill-shop.ts'
import { readOptions } from './options.ts'
import { progressBar } from './progress.ts'
import { withDatabase } from './with-database.ts'

const usage =
  'npm run seed -- [--variants NUMBER] [--today YYYY-MM-DD]\n  Reseeds a development shop; all its data is lost.\n'
const { values } = readOptions(usage, {
  options: { variants: { type: 'string' }, today: { type: 'string' } },
})
const variants = values.variants === undefined ? undefined : Number(values.variants)
if (variants !== undefined && !(Number.isInteger(variants) && variants >= 1)) {
  process.stderr.write(`--variants must be a whole number of variants, such as 1000000\n${usage}`)
  process.exit(1)
}
const today = values.today ?? new Date().toISOString().slice(0, 10)
if (!isIstDate(today)) {
  process.stderr.write(`--today must be a date, such as 2026-11-24\n${usage}`)
  process.exit(1)
}

await withDatabase(
  async (db, config) => {
    const bar = progressBar()
    const began = performance.now()
    await toggleDevelopmentAdmin({ db, config, clock: systemClock })
    await fillShop(db, config, {
      today,
      ...(variants !== undefined && { variants }),
      onProgress: ({ step, done, total }) => bar.show(step, done, total),
    })
    bar.end()
    process.stderr.write(
      `The catalogue is loaded (${Math.round((performance.now() - began) / 1000)} s).\n`,
    )
    return 0
  },
  { exclusive: true },
)
