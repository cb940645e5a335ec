/** What a browser without scripts has posted and must correct: the page shows the form again with it. */
export type PostedForm = {
  values: Readonly<Record<string, string>>
  problems: readonly { field: string; message: string }[]
  /** A sentence that belongs to no field. */
  said: string
}
