import { buildConsole } from '@upchar/console/build'
import { buildStorefront } from '@upchar/storefront/build'

/** `npm run build`: builds both web apps without starting anything. */
process.stderr.write(`Built into ${await buildStorefront()}\n`)
process.stderr.write(`Built into ${await buildConsole()}\n`)
