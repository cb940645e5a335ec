import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../architecture/imports.ts'

const folder = path.join(root, 'docs/decisions')

/** The head of a record, as docs/decisions/0000-template.md has it; throws where a line of it is missing. */
function readHead(file: string): string {
  const text = readFileSync(path.join(folder, file), 'utf8')
  const find = (what: string, pattern: RegExp): string => {
    const found = pattern.exec(text)?.[1]
    if (found === undefined)
      throw new Error(`docs/decisions/${file}: no ${what}; see 0000-template.md`)
    return found
  }
  const number = find('number and title', /^# (\d{4}) \S/)
  const title = find('number and title', /^# \d{4} (.+)/)
  const date = find('"Date: YYYY-MM-DD"', /\bDate: (\d{4}-\d{2}-\d{2})\b/)
  const status = find('"Status: …"', /\bStatus: (proposed|accepted|superseded by \d{4})\b/)
  return `| [${number}](${file}) | ${title} | ${date} | ${status} |`
}

/** docs/decisions/README.md: the index of decision records. */
export function decisionsIndex(): string {
  const rows = globSync('[0-9][0-9][0-9][0-9]-*.md', { cwd: folder })
    .filter((file) => !file.startsWith('0000'))
    .toSorted()
    .map(readHead)
  return `# Decisions

<!-- Made by \`npm run docs\` from the records; a test fails when it is out of date. -->

One record for each decision that a newcomer would ask about, in the form of [0000-template.md](0000-template.md). A record is not rewritten when we decide otherwise:
a new one supersedes it, and its status says so.

| number | decision | date | status |
|---|---|---|---|
${rows.join('\n')}
`
}
