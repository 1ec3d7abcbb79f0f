/** All words of some letters, the empty one too. */
export function wordsOf(letters: string, longest: number): readonly string[] {
  if (longest === 0) return ['']
  const shorter = wordsOf(letters, longest - 1)
  return [...new Set([...shorter, ...shorter.flatMap((word) => Array.from(letters, (each) => word + each))])]
}
