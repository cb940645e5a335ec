import { endpoints } from '@upchar/contract/schema/endpoints'
import type { EndpointDeclaration } from '@upchar/contract/schema/endpoint'
import { cures, platformRefusals } from './error-cures.ts'
import { refusalTexts } from './error-texts.ts'

const introduction = `# Errors

<!-- Made by \`npm run docs\` from the contract; a test fails when it is out of date. -->

Every refusal and failure has one shape:

\`\`\`json
{ "success": false, "code": "max_oq_reached", "message": "…", "fields": [{ "field": "…", "message": "…" }], "detail": {}, "request_id": "…" }
\`\`\`

\`code\` is for programs and never changes its meaning ([api-changes.md](api-changes.md)). \`message\` is for the person, word for word, and may be
reworded. \`fields\` is there when something typed is wrong, \`detail\` when the client can act on more. \`request_id\` finds the call in the log.
Texts in braces are filled in; "depends on the case" means that the message is worked out.
`

type Entry = { status: Set<number>; causes: Set<string>; endpoints: Set<string> }

function declaredRefusals(): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  for (const [name, { refusals }] of Object.entries<EndpointDeclaration>(endpoints))
    for (const { code, status, means } of refusals) {
      const entry = entries.get(code) ?? {
        status: new Set(),
        causes: new Set(),
        endpoints: new Set(),
      }
      entry.status.add(status)
      entry.causes.add(means)
      entry.endpoints.add(name)
      entries.set(code, entry)
    }
  return entries
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
const listed = (values: Iterable<string>): string =>
  [...values].map((value) => sentence(value)).join(' ')

/** docs/errors.md: every code that the API answers, with its status, text, cause, cure and endpoints. */
export function errorsPage(): string {
  const textsOf = refusalTexts()
  const entry = (code: string, status: string, rows: [string, string][]) => {
    const texts = textsOf(code).map((text) => `"${text}"`)
    const all = [['Text', texts.join(' or ') || 'depends on the case'], ...rows]
    return `### ${code} · ${status}\n\n${all.map(([name, value]) => `- ${name}: ${value}`).join('\n')}\n`
  }
  const declared = [...declaredRefusals()].toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  const known = new Map<string, string>(Object.entries(cures))
  return [
    introduction,
    '## Any call\n',
    ...platformRefusals.map(({ code, status, means, cure }) =>
      entry(code, String(status), [
        ['Cause', sentence(means)],
        ['Cure', cure],
      ]),
    ),
    '## By endpoint\n',
    ...declared.map(([code, { status, causes, endpoints: where }]) =>
      entry(code, [...status].join(', '), [
        ['Cause', listed(causes)],
        ['Cure', known.get(code) ?? ''],
        ['Endpoints', [...where].map((name) => `\`${name}\``).join(', ')],
      ]),
    ),
  ].join('\n')
}
