/** A one-time code was sent (AUTH-05, word for word). */
export const CODE_SENT = 'OTP Sent Successfully'

/** It was not sent, and the server has no message (AUTH-05, word for word). */
export const CODE_NOT_SENT = 'Failed to send OTP'

/** A password was set (AUTH-06, word for word). */
export const PASSWORD_CHANGED = 'Password Changed Successfully'

/** An address was deleted (ADDR-03, word for word). */
export const ADDRESS_DELETED = 'Address deleted successfully'
