import { INVALID_PINCODE, PINCODE_UNKNOWN } from '@upchar/kernel/pincode-problem'
import { showAlert } from '@upchar/web/alerts'

/** An unknown pincode also shows an alert (VALID-02). */
export const alertInvalidPincode = (problems: readonly { code?: string | undefined }[]): void => {
  if (problems.some(({ code }) => code === PINCODE_UNKNOWN)) showAlert(2, INVALID_PINCODE)
}
