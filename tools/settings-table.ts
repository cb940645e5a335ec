import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { settingRows } from '@upchar/api/platform/config'
import { root } from './architecture/imports.ts'

const readme = path.join(root, 'README.md')
const between = /(<!-- settings:[^>]*-->\n)[\s\S]*?(<!-- \/settings -->)/

/** The settings as README's table, from the declaration that reads them. */
function settingsTable(): string {
  const rows = settingRows().map(
    ({ name, fallback, meaning }) =>
      `| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${meaning.replaceAll('|', '\\|')} |`,
  )
  return ['| variable | unless set | what it is for |', '|---|---|---|', ...rows].join('\n')
}

export const readmeWithSettings = (): string =>
  readFileSync(readme, 'utf8').replace(
    between,
    (_, open: string, close: string) => `${open}${settingsTable()}\n${close}`,
  )

if (import.meta.main) writeFileSync(readme, readmeWithSettings())
