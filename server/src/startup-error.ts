/** A failure that the operator can fix: its message is printed as it is, without a stack. */
export class StartupError extends Error {}
