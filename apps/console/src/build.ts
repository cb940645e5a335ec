import path from 'node:path'
import { webAppBuild } from '@upchar/web/build-app'

const consoleApp = webAppBuild({
  home: path.resolve(import.meta.dirname, '..'),
  inputs: ['src/**/*.{ts,tsx,css,svg}', 'index.html', 'vite.config.ts', 'package.json'],
  steps: (folder) => [{ outDir: path.join(folder, 'client') }],
})

/** Is the present source built already? */
export const isConsoleBuilt = consoleApp.isBuilt

/** Builds the console unless it is built. Returns the folder of its files. */
export const buildConsole = consoleApp.build
