import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/**
 * Gives the drawings' lettering a font on a machine that has none: librsvg asks fontconfig, and fontconfig is told of the
 * fonts that we bring. Must run before the first drawing is rendered.
 */
export function bringFonts(dataDir: string): void {
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
