/** Pages without a footer (UI-04). Apart from the footer, which only the server renders. */
const WITHOUT = /^\/(cart|checkout|account)(\/|$)/

export const hasFooter = (path: string): boolean => !WITHOUT.test(path)
