/** Text that `like` compares letter by letter: its wildcards and backslashes are escaped. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
