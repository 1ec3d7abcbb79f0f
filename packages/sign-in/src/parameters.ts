/** A query or form as a record of texts; null where it is none, or a name stands in it twice. */
export function readParameters(text: string): ReadonlyMap<string, string> | null {
  const parameters = new Map<string, string>()
  try {
    for (const part of text.split('&')) {
      const [name = '', ...value] = part.split('=').map(decodePart)
      if (name === '' || parameters.has(name)) return null
      parameters.set(name, value.join('='))
    }
    return parameters
  } catch {
    return null
  }
}

export function writeParameters(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
}

function decodePart(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '))
}
