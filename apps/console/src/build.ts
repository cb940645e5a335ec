import path from 'node:path'
import { webAppBuild } from '@upchar/web/build-app'

const consoleApp = webAppBuild({
  home: path.resolve(import.meta.dirname, '..'),
  inputs: ['src/**/*.{ts,tsx,css,svg}', '*.html', 'vite.config.ts', 'package.json'],
  steps: (folder) => [{ outDir: path.join(folder, 'client') }],
})

export const builtConsole = consoleApp.built

/** Builds the console unless this source is built already. Returns the folder of its files. */
export const buildConsole = consoleApp.build
