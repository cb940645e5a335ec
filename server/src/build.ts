import { buildStorefront } from '@upchar/storefront/build'

/** `npm run build`: the browser's files and the server's pages, without starting anything. */
process.stderr.write(`Built into ${await buildStorefront()}\n`)
