/** Why a part is missing: the server cannot be reached, it has a newer version of the app, or it lacks this file. */
export type ServerState = 'unreachable' | 'newer' | 'same'

/** How long the server may take for its answer, in ms. */
const patience = 5_000

/** Asks the server for the page anew, and compares the scripts that it begins with. Never rejects. */
export async function askServerState(): Promise<ServerState> {
  try {
    const signal = AbortSignal.timeout(patience)
    const answer = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' }, signal })
    if (!answer.ok) return 'unreachable'
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const theirs = scriptsOf(page)
    return scriptsOf(document).every((path) => theirs.includes(path)) ? 'same' : 'newer'
  } catch {
    return 'unreachable'
  }
}

/** The scripts that a page begins with: it adds the modules of the app by itself, and extensions add their own. */
function scriptsOf(page: Document): readonly string[] {
  const paths = [...page.querySelectorAll('script[src]:not([type=module])')].map(
    (script) => script.getAttribute('src') ?? '',
  )
  return paths.filter((path) => path.startsWith('/assets/'))
}
