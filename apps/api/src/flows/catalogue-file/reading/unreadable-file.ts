/** Why nothing of a file can be read, in one sentence for whoever sent it. */
export class UnreadableFile extends Error {}
