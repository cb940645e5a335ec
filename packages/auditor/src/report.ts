import type { Audit } from './audit.ts'
import type { Difference } from './difference.ts'

export const sentence = ({ check, table, id, order, text, by }: Difference): string =>
  `${check}: ${order === null ? '' : `order ${order}, `}${table} ${id}: ${text}${by === null || by === 0n ? '' : ` (by ${by})`}.`

const count = (rows: number): string => rows.toLocaleString('en-IN')

/** The checks with what each looked at and found. */
export function table(
  { checks, orders }: Extract<Audit, { kind: 'audited' }>,
  blind: readonly string[],
): string {
  const width = Math.max(...checks.map(({ title }) => title.length))
  const rows = checks.map(
    ({ title, rows: looked, differences }) =>
      `${title.padEnd(width)}  ${count(looked).padStart(11)}  ${count(differences).padStart(11)}`,
  )
  const found = checks.reduce((all, { differences }) => all + differences, 0)
  const end =
    blind.length > 0
      ? `These checks looked at nothing although there are orders: ${blind.join(', ')}.`
      : `${count(orders)} orders audited: ${found === 0 ? 'nothing differs' : `${count(found)} ${found === 1 ? 'difference' : 'differences'}`}.`
  return `\n${'Check'.padEnd(width)}  ${'Rows'.padStart(11)}  ${'Differences'.padStart(11)}\n${rows.join('\n')}\n\n${end}\n`
}
