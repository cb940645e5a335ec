import { readFileSync } from 'node:fs'
import path from 'node:path'
import { settingRows } from '@upchar/api/platform/config'
import { root } from '../architecture/imports.ts'

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

/** .env.example: every setting with its meaning, its default commented out. */
export function exampleEnvironment(): string {
  const settings = settingRows().map(({ name, fallback, meaning }) => {
    const value = /^[\w.:/@-]*$/.test(fallback) ? fallback : JSON.stringify(fallback)
    return `# ${meaning}\n# ${name}=${value}`
  })
  return `# Settings of Upchar, made by \`npm run docs\` from their declaration. Copy to .env, take the # off what you set, then:
#   set -a && . ./.env && set +a && npm start
# Docker and systemd read the same form (--env-file, EnvironmentFile=).

${settings.join('\n\n')}
`
}
