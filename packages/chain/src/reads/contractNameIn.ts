/** The name that a source gives its contract; null where it has none. */
export function contractNameIn(code: string): string | null {
  return /^\s*contract\s+([A-Z][A-Za-z0-9_]{0,80})/m.exec(code)?.[1] ?? null
}
