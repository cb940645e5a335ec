import path from 'node:path'
import { webAppBuild } from '@upchar/web/build-app'

const storefront = webAppBuild({
  home: path.resolve(import.meta.dirname, '..'),
  inputs: ['{src,public}/**/*.{ts,tsx,css,svg}', 'vite.config.ts', 'package.json'],
  // The browser's files, then the server's bundle.
  steps: (folder) => [
    { outDir: path.join(folder, 'client') },
    { outDir: path.join(folder, 'server'), ssr: 'src/entry-server.tsx' },
  ],
})

/** Is the present source built already? */
export const isStorefrontBuilt = storefront.isBuilt

/** Builds the shop for browsers unless it is built. Returns the folder of the browser's files; the server's bundle stands beside it. */
export const buildStorefront = storefront.build
