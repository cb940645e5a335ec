/**
 * Every audited action of staff with its label in the console. The key names subject and verb; only listed actions can be
 * recorded.
 */
export const AUDIT_ACTIONS = Object.freeze({
  'staff.sign_in': 'Signed in',
  'staff.sign_out': 'Signed out',
  'staff.enrol': 'Set up time-based codes',
  'staff.password': 'Changed the own password',
  'staff.recovery_codes': 'Made new recovery codes',
  'staff.end_sessions': 'Ended own sessions',
  'staff.first_admin': 'Made the first administrator',
  'staff.invite': 'Invited a member of staff',
  'staff.accept': 'Accepted an invitation',
  'staff.invite_again': 'Took away password and codes and invited again',
  'staff.role': 'Changed a role',
  'staff.disable': 'Disabled a member of staff',
  'staff.enable': 'Enabled a member of staff',
  'staff.unlock': 'Unlocked the sign-in of a member of staff',
  'customer.view': 'Looked at a customer',
  'customer.note': 'Wrote a note',
  'customer.end_sessions': 'Signed a customer out',
  'order.view': 'Looked at an order',
  'parcel.courier': 'Set a parcel’s courier and AWB',
  'parcel.state': 'Moved a parcel',
  'parcel.undo': 'Took back a parcel’s state',
  'flag.change': 'Changed a flag',
  'flag.reset': 'Reset a flag to its standard',
  'landing.change': 'Changed a landing page',
  'landing.picture': 'Uploaded a banner picture',
  'landing.delete_picture': 'Deleted a banner picture',
  'voucher.make': 'Made a voucher',
  'voucher.end': 'Ended a voucher',
  'policy.change': 'Changed who may buy what',
  'setup.organisation': 'Changed the organisation',
  'setup.add_seller': 'Added a seller',
  'setup.change_seller': 'Changed a seller',
  'setup.add_licence': 'Added a licence of a seller',
  'setup.remove_licence': 'Removed a licence of a seller',
  'setup.add_warehouse': 'Added a warehouse',
  'setup.change_warehouse': 'Changed a warehouse',
  'setup.charges': 'Changed the charges',
  'kyc.view_document': 'Opened a document',
  'kyc.approve': 'Approved an application',
  'kyc.reject': 'Rejected an application',
  'kyc.reopen': 'Reopened an application',
  'kyc.ask_changes': 'Asked for changes',
  'kyc.form': 'Changed what KYC asks for',
} as const satisfies Readonly<Record<string, string>>)
/** A key of {@link AUDIT_ACTIONS}. */
export type AuditAction = keyof typeof AUDIT_ACTIONS

/** The kinds of subjects of an entry. */
export const AUDIT_SUBJECTS = Object.freeze([
  'staff_member',
  'customer',
  'order',
  'flag',
  'landing_page',
  'banner_picture',
  'voucher',
  'buying_rule',
  'kyc_ask',
  'kyc_application',
  'kyc_document',
  'organisation',
  'seller',
  'warehouse',
  'charges',
] as const)
/** One of {@link AUDIT_SUBJECTS}. */
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]
