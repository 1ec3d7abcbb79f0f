/** One claim as a line. */
export interface ClaimLine {
  readonly label: string
  readonly value: string
}

/** More claims are not drawn, and no longer value, in characters. */
const mostLines = 40
const longestText = 500

/** The claims of a subject as lines; `more` are left out. A value that is no text is drawn as JSON. */
export function claimLines(subject: Readonly<Record<string, unknown>>): {
  readonly lines: readonly ClaimLine[]
  readonly more: number
} {
  const claims = Object.entries(subject).filter(([label]) => label !== 'id')
  const lines = new Map<string, string>()
  for (const [label, value] of claims.slice(0, mostLines)) {
    const line = claimLine(label, value)
    lines.set(line.label, line.value)
  }
  return {
    lines: [...lines].map(([label, value]) => ({ label, value })),
    more: claims.length - lines.size,
  }
}

/** One claim as a line. */
export function claimLine(label: string, value: unknown): ClaimLine {
  return { label: cut(label), value: cut(typeof value === 'string' ? value : JSON.stringify(value)) }
}

function cut(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text
}

/** What people call a credential: its title, else the type that its issuer gave it. */
export function titleOf({
  title,
  types,
}: {
  readonly title: string | null
  readonly types: readonly string[]
}): string {
  return title ?? cut(types.find((type) => type !== 'VerifiableCredential') ?? 'VerifiableCredential')
}
