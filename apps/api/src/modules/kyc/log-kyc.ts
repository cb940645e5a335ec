import { ok, type Result } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { optionUnknown } from './errors.ts'
import { logOptions } from './log-options.ts'
import type { KycLogType } from './model.ts'
import { insertLog } from './store/logs.ts'

type Entry = { is_pharma: boolean; option: string; comment: string; section?: string | undefined }

const thanks: Readonly<Record<KycLogType, string>> = {
  exit: 'Thank you. Your form is saved; you can continue at any time.',
  issue: 'Thank you. Our team sees this beside your form and helps you.',
}

/** Logs why a buyer left the form, or the issue they reported (KYC-05). */
export async function logKyc(
  context: Context,
  customerId: string,
  type: KycLogType,
  { is_pharma, option, comment, section }: Entry,
): Promise<Result<{ success: true; message: string }, ReturnType<typeof optionUnknown>['error']>> {
  if (!logOptions[type].some(({ key }) => key === option)) return optionUnknown()
  await insertLog(context.db, {
    id: newId(),
    customerId,
    stage: is_pharma ? 'pharma' : 'basic',
    type,
    option,
    section: section ?? null,
    comment,
    at: context.clock.now(),
  })
  return ok({ success: true, message: thanks[type] })
}
