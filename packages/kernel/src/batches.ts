/** The name of the lot of goods that came without a batch number. No document prints it. */
export const NO_BATCH = 'IMPORT'
