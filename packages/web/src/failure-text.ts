import type { ApiResult } from './api.ts'

/** Specification's text for whatever the API doesn't explain itself (CART-02, ADDR-03). */
export const SOMETHING_WENT_WRONG = 'Something went wrong'

/** A call without an answer, in words: the API's refusal, or that something went wrong. */
export const failureText = (
  { kind, error }: Pick<Extract<ApiResult<unknown>, { ok: false }>, 'kind' | 'error'>,
  otherwise: string = SOMETHING_WENT_WRONG,
): string => (kind === 'refused' ? error.message : otherwise)
