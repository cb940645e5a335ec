import type { AuditSubject } from '@upchar/kernel/audit-actions'
import { href } from '../../lib/hrefs.ts'
import { BUYERS, CLASSES } from '../buying-rules/cells.ts'

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

const LONG = 12
/** What a thing is called in a list: its name, else its key; of ids that say nothing their beginning. */
export const subjectName = ({ kind, id, name }: { kind: AuditSubject; id: string; name: string | null }): string => {
  if (name !== null) return name
  if (kind === 'buying_rule') {
    const [productClass, of] = id.split(':')
    return `${CLASSES.find(({ key }) => key === productClass)?.name ?? productClass ?? ''}: ${BUYERS.find((buyer) => String(buyer.id) === of)?.name ?? of ?? ''}`
  }
  return kind === 'flag' || kind === 'landing_page' || id.length <= LONG ? id : `${id.slice(0, 8)}…`
}
