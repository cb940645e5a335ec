import { readSetup } from '@upchar/api/flows/setup/index'
import type { Context } from '@upchar/api/platform/context'
import { notOffered, type Config } from '@upchar/api/platform/config'
import type { Role } from './processes.ts'

/**
 * What the operator reads after a start: where the shop is, and what it still needs before buyers can order. The shop runs by then:
 * a database that doesn't answer this question is told and no reason to end it.
 */
export async function welcome(
  role: Role,
  config: Config,
  context: Context | undefined,
): Promise<string> {
  if (role === 'worker') return 'The worker is running.'
  const address = `${config.origin}/${role === 'api' ? 'api/docs' : 'shop'}`
  const optional = notOffered(config)
    .map((line) => `  Optional: ${line}\n`)
    .join('')
  const open = `\n  ${config.BRAND_NAME} is open at ${address}\n${optional}`
  if (context === undefined) return open
  const setup = await readSetup(context).catch((error: unknown) => {
    context.log.error({ err: error }, 'reading what the set-up lacks failed')
    return undefined
  })
  if (setup === undefined)
    return `\n  ${config.BRAND_NAME} runs at ${address}. What its set-up lacks could not be read: see Set-up in the console.\n${optional}`
  if (setup.ready) return open
  const missing = setup.steps
    .filter(({ needed, done }) => needed && !done)
    .map(({ name, text }) => `  - ${name}: ${text}`)
  return `\n  ${config.BRAND_NAME} runs at ${address}, but buyers can’t order yet. npm run setup asks for what is missing:\n${missing.join('\n')}\n${optional}`
}
