/** How a step grows with its input, by a ratio: whatever else the machine does makes both sides of it longer. */

const times = 8
const tries = 5

/** Between one, which is how a step grows that looks at each part once, and eight, which is the square. */
export const mostGrowth = 4

/** How many times as long one step takes as another one that takes about as long: the shortest of some tries each. */
export function ratioOf(step: () => void, other: () => void): number {
  const shortest = [Infinity, Infinity]
  for (let count = 0; count < tries; count++)
    for (const [at, each] of [step, other].entries()) {
      const began = performance.now()
      each()
      shortest[at] = Math.min(shortest[at]!, performance.now() - began)
    }
  return shortest[0]! / shortest[1]!
}

/** How many times as long a step takes with one input as with eight of an eighth, one after the other. */
export function growthOf<Input>(
  input: (size: number) => Input,
  step: (input: Input) => void,
  size: number,
): number {
  const whole = input(size)
  const parts = Array.from({ length: times }, () => input(size / times))
  return ratioOf(
    () => step(whole),
    () => parts.forEach((part) => step(part)),
  )
}
