/** Vite puts a hash into the name of every file below this folder, so such a file never changes. */
export const hashedFolder = '/assets/'

/** How long a browser keeps a file of the build without asking; `path` begins with a slash. */
export function cacheControl(path: string): string {
  return path.startsWith(hashedFolder) ? 'public, max-age=31536000, immutable' : 'no-cache'
}
