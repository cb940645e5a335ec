import path from 'node:path'
import { webAppBuild } from '@upchar/web/build-app'

const gallery = webAppBuild({
  home: path.resolve(import.meta.dirname, '..'),
  inputs: ['src/**/*.{ts,tsx,css}', 'index.html', 'vite.config.ts', 'package.json'],
  steps: (folder) => [{ outDir: path.join(folder, 'client') }],
})

export const builtGallery = gallery.built

/** Builds the gallery unless this source is built already. Returns the folder of its files. */
export const buildGallery = gallery.build

if (import.meta.main) await buildGallery()
