/** A text of a push: what happened, and the page of the shop that says more. */
export type PushText = { title: string; body: string; path: string; tag: string }
