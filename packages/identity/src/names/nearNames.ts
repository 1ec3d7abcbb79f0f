/** Longer names are not compared: the work grows with the square of the length. */
const longest = 64

/**
 * The known domains that a mistyped one may have meant, the nearest first: one or two letters were left out, added,
 * changed, or swapped with the next. In names of up to four letters it is one.
 *
 * @example
 * nearNames('alcie', ['alice', 'bruno']) // ['alice']
 */
export function nearNames(domain: string, known: Iterable<string>): readonly string[] {
  const typed = Array.from(domain)
  const most = typed.length > 4 ? 2 : 1
  const near: { readonly name: string; readonly distance: number }[] = []
  for (const name of new Set(known)) {
    const letters = Array.from(name)
    if (Math.abs(letters.length - typed.length) > most || letters.length > longest) continue
    const distance = editDistance(typed, letters)
    if (distance > 0 && distance <= most) near.push({ name, distance })
  }
  return near.sort((a, b) => a.distance - b.distance).map(({ name }) => name)
}

/** How many letters must be left out, added, changed or swapped with the next to make one text of the other. */
function editDistance(from: readonly string[], to: readonly string[]): number {
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const line = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const steps = [at(last, column) + 1, at(line, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1)]
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (row > 1 && column > 1 && isSwapped) steps.push(at(beforeLast, column - 2) + 1)
      line.push(Math.min(...steps))
    }
    beforeLast = last
    last = line
  }
  return at(last, to.length)
}

function at(line: readonly number[], index: number): number {
  return line[index] ?? Infinity
}
