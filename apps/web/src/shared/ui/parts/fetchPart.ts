/** How long to wait before each further try, in ms. */
const pauses: readonly number[] = [300, 1_500]

/** Fetches a part of the app, and tries again when that fails: a line that drops for a moment is not noticed. */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const pause of pauses) {
    try {
      return await load()
    } catch {
      await new Promise((go) => setTimeout(go, pause))
    }
  }
  return load()
}
