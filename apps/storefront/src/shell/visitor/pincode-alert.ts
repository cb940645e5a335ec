import { INVALID_PINCODE } from '@upchar/kernel/validate'
import { showAlert } from '@upchar/web/alerts'

/** A pincode that does not exist is also an alert (VALID-02). */
export const alertInvalidPincode = (problems: readonly { message: string }[]): void => {
  if (problems.some(({ message }) => message === INVALID_PINCODE)) showAlert(2, INVALID_PINCODE)
}
