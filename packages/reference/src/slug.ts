/** A URL slug of letters, digits and hyphens. */
export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('%', ' percent ')
    .replaceAll('+', ' plus ')
    .replaceAll('µ', 'u')
    .replaceAll('²', '2')
    .replaceAll('½', 'half')
    .replaceAll('×', 'x')
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .replaceAll(/\.(?!\d)|(?<!\d)\./g, '-')
    .replaceAll('.', '-')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '')
