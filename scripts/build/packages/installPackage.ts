/** Installs a package of ours into an empty folder, as somebody else would, from this machine alone. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { run } from '../../command/run'
import { buildPackage, packPackage } from './buildPackage'
import { bundledPackages, outerDependencies, readWorkspaces } from './packageJson'

/** Packages that every folder of the user has besides: the types of Node, which programs there may name. */
const besides = ['@types/node']

/**
 * Builds and packs a package below `folder`, and installs it there in the folder `user`, with other packages that `also` names.
 * Throws where it is none of ours, or cannot be built or installed.
 */
export async function installPackage(
  name: string,
  folder: string,
  also: readonly string[] = [],
): Promise<{ readonly tarball: string; readonly user: string }> {
  const workspaces = readWorkspaces()
  const workspace = workspaces.get(name)
  if (workspace === undefined) throw new Error(`${name} is no package of ours.`)
  const built = join(folder, 'built')
  await buildPackage(workspace, built)
  const tarball = await packPackage(built, folder)
  const dependencies = Object.keys(outerDependencies(bundledPackages(name, workspaces)))
  const user = join(folder, 'user')
  await installOffline(tarball, [...dependencies, ...also], user)
  return { tarball, user }
}

/**
 * Installs a tarball and everything that it depends on, which is packed from our own `node_modules`: no registry is asked. Throws
 * where npm cannot, as where a dependency is missing in the package.json.
 */
async function installOffline(tarball: string, dependencies: readonly string[], into: string): Promise<void> {
  const packs = join(into, 'packs')
  await mkdir(packs, { recursive: true })
  const needed = await closureOf([...dependencies, ...besides])
  const packed: string[] = []
  for (const folder of needed) packed.push(await packPackage(folder, packs))
  const own = { name: 'somebody', private: true, type: 'module' }
  await writeFile(join(into, 'package.json'), JSON.stringify(own))
  const files = [resolve(tarball), ...packed.map((file) => join('packs', basename(file)))]
  const args = ['install', '--prefix', into, '--offline', '--ignore-scripts', '--no-audit', '--no-fund']
  const { code, output } = await run('npm', [...args, ...files.map((file) => resolve(into, file))], {
    quiet: true,
  })
  if (code !== 0) throw new Error(`npm install ended with ${code}: ${output.trim()}`)
}

/** The folders of packages and of what they depend on, each once. */
async function closureOf(names: readonly string[]): Promise<readonly string[]> {
  const found = new Set<string>()
  const waiting = [...names]
  // Grows while it is gone through: each package names the next ones.
  for (const name of waiting) {
    const folder = join('node_modules', name)
    if (found.has(folder)) continue
    found.add(folder)
    const json = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      readonly dependencies?: Readonly<Record<string, string>>
    }
    waiting.push(...Object.keys(json.dependencies ?? {}))
  }
  return [...found]
}
