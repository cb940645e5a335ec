import type { AuditSubject } from '@upchar/kernel/audit-actions'
import { href } from '../../lib/hrefs.ts'

/** What an entry can be about, in words. */
export const SUBJECT_WORDS: Readonly<Record<AuditSubject, string>> = {
  staff_member: 'Member of staff', customer: 'Customer', flag: 'Flag', landing_page: 'Landing page', banner_picture: 'Banner picture', buying_rule: 'Buying rule', kyc_application: 'Application', kyc_document: 'Document',
}

/** Where the thing itself stands, if it has a page. */
export function subjectHref({ kind, id }: { kind: AuditSubject; id: string }): string | undefined {
  if (kind === 'customer') return href.customer(id)
  if (kind === 'kyc_application') return href.application(id)
  if (kind === 'flag') return href.flags({ q: id })
  if (kind === 'buying_rule') {
    const [productClass, of] = id.split(':')
    return href.buyingRules({ class: productClass, of })
  }
  return kind === 'landing_page' ? href.landingPage(id) : undefined
}
