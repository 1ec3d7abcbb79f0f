import { readdirSync, readFileSync } from 'node:fs'

/** The modules of the app, by their path in `src`. */
export type Modules = ReadonlyMap<string, string>

/** Reads all modules of a folder but their tests. */
export function readModules(folder: string): Modules {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  )
  return new Map(
    paths
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
      .map((path) => [path, readFileSync(`${folder}/${path}`, 'utf8')]),
  )
}
