/** The parts that each section of CHANGELOG.md has. */
const parts = ['What you notice', 'Stored forms', 'What an operator must do']

/** Finds the section of CHANGELOG.md on a version, and what is missing in it. */
export function changesOf(
  changelog: string,
  version: string,
): { readonly text: string; readonly missing: readonly string[] } {
  const sections = changelog.split(/^## /m).slice(1)
  const text = sections.find((section) => section.split('\n')[0]?.trim() === version) ?? ''
  if (text === '') return { text, missing: [`the section ${version}`] }
  const filled = (part: string): boolean => new RegExp(`^### ${part}\\n+(?:- |[A-Z])`, 'm').test(text)
  return { text, missing: parts.filter((part) => !filled(part)).map((part) => `"${part}" of ${version}`) }
}
