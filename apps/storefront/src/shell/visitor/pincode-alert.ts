import { INVALID_PINCODE } from '@upchar/kernel/validate'
import { showAlert } from '@upchar/web/alerts'

/** An unknown pincode also shows an alert (VALID-02). */
export const alertInvalidPincode = (problems: readonly { message: string }[]): void => {
  if (problems.some(({ message }) => message === INVALID_PINCODE)) showAlert(2, INVALID_PINCODE)
}
