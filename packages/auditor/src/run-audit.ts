import { audit, blindChecks, type Audit } from './audit.ts'
import { sentence, table } from './report.ts'

type Run = {
  url: string
  /** What counts as expired or overdue then. */
  at: Date
  /** Each difference as a line of JSON, then the result, instead of sentences and a table. */
  json: boolean
  out: (text: string) => void
  problem: (text: string) => void
}

const line = (value: unknown): string =>
  `${JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? one.toString() : one))}\n`

/** Audits a database and says what differs. 0: nothing does; 1: something does; 2: it could not be audited. */
export async function runAudit({ url, at, json, out, problem }: Run): Promise<number> {
  const result = await audit(
    url,
    (difference) =>
      out(json ? line({ kind: 'difference', ...difference }) : `${sentence(difference)}\n`),
    at,
  )
  if (result.kind === 'refused') {
    if (json) out(line(result))
    else problem(refused(result))
    return 2
  }
  const blind = blindChecks(result)
  out(json ? line({ ...result, blind }) : table(result, blind))
  if (blind.length > 0) return 2
  return result.checks.some(({ differences }) => differences > 0) ? 1 : 0
}

const refused = ({ unknown }: Extract<Audit, { kind: 'refused' }>): string =>
  `Nothing was audited: this version of the auditor doesn't know the whole schema.\n${unknown.map((one) => `  ${one}\n`).join('')}`
