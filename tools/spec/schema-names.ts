/** Every property's name in a JSON schema. */
function propertiesOf(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties' && typeof value === 'object' && value !== null)
      for (const name of Object.keys(value)) found.add(name)
    propertiesOf(value, found)
  }
  return found
}

/** Every field's name in a part of an endpoint's declaration, however deep; none where it has no schema. */
export const namesIn = (part: unknown, io: 'input' | 'output'): Set<string> =>
  typeof part === 'object' &&
  part !== null &&
  'toJSONSchema' in part &&
  typeof part.toJSONSchema === 'function'
    ? propertiesOf(part.toJSONSchema({ unrepresentable: 'any', io }))
    : new Set()
