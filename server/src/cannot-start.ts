/** Why a command of ours can't do its work, in words for who started it: told as it is, without a stack. */
export class CannotStart extends Error {}
