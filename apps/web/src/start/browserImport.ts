/** The browser's own `import()` of any address. It stands alone, since the build takes `import()` out of what is only drawn. */
export function browserImport(url: string): Promise<unknown> {
  return import(/* @vite-ignore */ url)
}
