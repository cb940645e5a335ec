import { istDate } from '@upchar/kernel/dates'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { inSnapshot, type Transaction } from '../../../platform/db/database.ts'
import type { Call, HandlerResult } from '../../../platform/http/bind.ts'
import { takeFrom } from '../../../platform/http/limits.ts'
import { sendDocument } from '../../../platform/http/send-document.ts'
import { tooMany } from '../../../platform/identity/refusals.ts'
import { ownTables, selectOwnRows } from './store/own-tables.ts'

const day = 86_400
const perDay = 5

const about = {
  amounts:
    'Columns that end in _paise are in paise: 100 are one rupee. Those that end in _bp are hundredths of a per cent.',
  times: 'Times are in UTC.',
  documents:
    'Documents and pictures are listed by name; your account opens them, and each order has its invoices.',
  left_out:
    'Left out are passwords, codes and keys, the names of our staff, data of other persons, and the text of mails that you have received.',
}

/** One table of the file, an object a line. */
async function partOf(tx: Transaction, name: string, customerId: string): Promise<string> {
  const rows = await selectOwnRows(tx, name, customerId)
  return `${JSON.stringify(name)}: [${rows.map((row) => `\n    ${row}`).join(',')}]`
}

/** AUTH-12: all that the shop holds of a customer, as one file (DPDP Act s.11). The audit log says that it was taken. */
export async function sendOwnData(
  context: Context,
  { customer: { customerId }, reply }: Call<'downloadMyData'>,
): Promise<HandlerResult<'downloadMyData'>> {
  const taken = await takeFrom(context, [
    { key: `own data of ${customerId}`, max: perDay, seconds: day },
  ])
  if (!taken.ok) return tooMany(taken.error)
  const at = context.clock.now()
  const parts = await inSnapshot(context.db, async (tx) => {
    await recordAudit(tx, {
      by: null,
      action: 'customer.own_data',
      subject: { kind: 'customer', id: customerId },
      at,
    })
    const made = []
    for (const name of Object.keys(ownTables)) made.push(await partOf(tx, name, customerId))
    return made
  })
  const head = `"about": ${JSON.stringify({ made_at: at.toISOString(), ...about })}`
  return sendDocument(reply, 'json', {
    name: `my-data-${istDate(at)}.json`,
    bytes: `{\n  ${[head, ...parts].join(',\n  ')}\n}\n`,
  })
}
