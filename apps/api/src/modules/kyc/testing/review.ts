import type { Answer } from '@upchar/contract/schema/endpoints'
import type { Visitor } from '@upchar/testkit/world'

export const read = async (staff: Visitor, id: string): Promise<Answer<'staffGetKyc'>> =>
  (await staff.call('staffGetKyc', { params: { id } })).body

export const versionOf = async (staff: Visitor, id: string) =>
  (await read(staff, id)).application.version

export const reject = async (
  staff: Visitor,
  id: string,
  reason = 'The name on the licence is another',
) =>
  staff.call('staffRejectKyc', {
    params: { id },
    body: { version: await versionOf(staff, id), reason },
  })

export const reopen = async (staff: Visitor, id: string, reason = 'Read the wrong page') =>
  staff.call('staffReopenKyc', {
    params: { id },
    body: { version: await versionOf(staff, id), reason },
  })

export const ask = async (staff: Visitor, id: string, sections: string[] = []) =>
  staff.call('staffAskKycChanges', {
    params: { id },
    body: { version: await versionOf(staff, id), reason: 'The photo is blurred', sections },
  })
