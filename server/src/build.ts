import { buildConsole } from '@upchar/console/build'
import { buildStorefront } from '@upchar/storefront/build'

/** `npm run build`: the browsers' files and the server's pages, without starting anything. */
process.stderr.write(`Built into ${await buildStorefront()}\n`)
process.stderr.write(`Built into ${await buildConsole()}\n`)
