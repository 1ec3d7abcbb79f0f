import { createImportFile } from './importFile'

/** The browser's own `import()`. It stands in a file alone, since the build takes `import()` out of what is only drawn. */
function load(url: string): Promise<unknown> {
  return import(/* @vite-ignore */ url)
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new TypeError(`${url}: ${answer.status}`)
  return answer.text()
}

/** The page names its first files before it runs them. */
function isThere(url: string): boolean {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].some(
    ({ href }) => href === url,
  )
}

/** How the files of the build import each other while the page is open. */
export const importFile = createImportFile({ load, read, isThere })
