import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/**
 * Provides a font for the drawings' text on machines without one, by pointing fontconfig, which librsvg uses,
 * to ours. Call before the first drawing is rendered.
 */
export function provideFonts(dataDir: string): void {
  const fonts = path.dirname(require.resolve('@expo-google-fonts/inter/package.json'))
  const folder = path.resolve(dataDir, 'pictures')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'fonts.conf')
  const directories = ['400Regular', '600SemiBold', '700Bold']
    .map((weight) => `<dir>${path.join(fonts, weight)}</dir>`)
    .join('')
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${directories}<cachedir>${path.join(folder, 'font-cache')}</cachedir></fontconfig>`,
  )
  process.env['FONTCONFIG_FILE'] = file
}
