import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const auditor = fileURLToPath(import.meta.resolve('@upchar/auditor/main'))
const most = 10_000_000

/** What the independent auditor says of a database: nothing if money, stock, documents and numbers are right. */
export const wrongBooks = (url: string): Promise<string> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [auditor],
      { env: { DATABASE_URL: url }, maxBuffer: most },
      (error, out, problems) => resolve(error === null ? '' : `${out}${problems}`),
    )
  })
