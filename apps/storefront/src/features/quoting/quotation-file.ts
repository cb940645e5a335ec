/** The address of a quotation's PDF. */
export const quotationFile = (id: string): string =>
  `/api/quotations/${encodeURIComponent(id)}/file`
