import path from 'node:path'
import { webAppBuild } from '@upchar/web/build-app'

const storefront = webAppBuild({
  home: path.resolve(import.meta.dirname, '..'),
  inputs: ['{src,public}/**/*.{ts,tsx,css,svg}', 'vite.config.ts', 'package.json'],
  // The browser's files first, then the server's bundle.
  steps: (folder) => [
    { outDir: path.join(folder, 'client') },
    { outDir: path.join(folder, 'server'), ssr: 'src/entry-server.tsx' },
  ],
})

export const builtStorefront = storefront.built

/**
 * Builds the shop unless this source is built already. Returns the folder of the browser's files,
 * beside the server's bundle.
 */
export const buildStorefront = storefront.build
