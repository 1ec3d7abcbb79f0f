import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildFolders, buildWeb } from '../buildWeb'
import { run } from '../command/run'
import { writeSite } from '../build/writeSite'
import { buildPackage, packPackage } from '../build/packages/buildPackage'
import { publishedPackages, readWorkspaces } from '../build/packages/packageJson'
import { pack, tarFolder } from './tar'

interface ReleaseOptions {
  readonly version: string
  /** The host of the static site. */
  readonly host: string
  readonly out: string
}

/** Makes the files of a release from the sources of the checkout; returns their names with their checksums, as `sha256sum` says them. */
export async function makeFiles({ version, host, out }: ReleaseOptions): Promise<string> {
  await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  // From nothing: what an earlier build left is no part of a release.
  await rm(buildFolders.public, { recursive: true, force: true })
  const site = await buildWeb('public')
  await writeSite(site, { canonicalHost: host, network: 'mainnet' })
  await writeFile(join(out, `tyto-${version}-site.tar.gz`), await tarFolder(site, `tyto-${version}-site`))
  for (const one of publishedPackages()) {
    const built = join(out, 'built')
    await buildPackage(one, built)
    await packPackage(built, out)
    await rm(built, { recursive: true })
  }
  return makeSourceFiles({ version, out })
}

/** Those of them that need no build, and the checksums of all; see `makeFiles`. */
export async function makeSourceFiles({ version, out }: Omit<ReleaseOptions, 'host'>): Promise<string> {
  const keep = (name: string, content: string | Buffer): Promise<void> => writeFile(join(out, name), content)
  const source = join(out, 'source.tar')
  await must('git', ['archive', '--format=tar', `--prefix=tyto-${version}/`, '--output', source, 'HEAD'])
  await keep(`tyto-${version}-source.tar.gz`, pack(await readFile(source)))
  await rm(source)
  // Those that others install are built; all others are packed as they stand here.
  const unpublished = [...readWorkspaces().values()].filter(({ json }) => json.publishConfig === undefined)
  const packages = unpublished
    .map(({ folder }) => folder)
    .toSorted()
    .flatMap((folder) => ['-w', folder])
  await must('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', out, ...packages])
  await keep('sbom.json', await bill())
  return writeSums(out)
}

/** The parts of it that say when and where it was made. */
interface Bill {
  readonly serialNumber: string
  readonly metadata: { readonly timestamp: string; readonly component: object }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

interface Component {
  readonly 'bom-ref': string
  readonly purl: string
  readonly properties?: readonly { readonly name: string }[]
}

/** The list of what is shipped, package by package, in CycloneDX; without the place and time of its making. */
async function bill(): Promise<string> {
  // With `--omit dev` npm would also leave out what is shipped and is a tool of ours too.
  const format = ['--sbom-format', 'cyclonedx', '--package-lock-only']
  const told = JSON.parse(await must('npm', ['sbom', ...format])) as Bill
  const { serialNumber: _, metadata, components, dependencies, ...rest } = told
  const { timestamp: __, component, ...facts } = metadata
  const shipped = await shippedPlaces()
  // npm lists a package once and calls it a tool by the first place where it stands: another place may be shipped.
  const isOurs = (each: Component): boolean => !isTool(each) || shipped.has(each.purl)
  const tools = new Set(components.filter((each) => !isOurs(each)).map((each) => each['bom-ref']))
  const json = {
    ...rest,
    metadata: { ...facts, component: { ...component, name: 'tyto' } },
    // npm calls our own packages by their folders.
    components: components.filter(isOurs).map((each) => ({ ...each, name: nameIn(each.purl) })),
    dependencies: dependencies
      .filter(({ ref }) => !tools.has(ref))
      .map((each) => ({ ...each, dependsOn: each.dependsOn.filter((ref) => !tools.has(ref)) })),
  }
  return `${JSON.stringify(json, null, 2)}\n`
}

function isTool({ properties }: Component): boolean {
  return properties?.some(({ name }) => name === 'cdx:npm:package:development') ?? false
}

/** The packages of the lock file that are more than tools, as `purl` names them, with their places. */
async function shippedPlaces(): Promise<ReadonlySet<string>> {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly version?: string; readonly dev?: boolean }>>
  }
  return new Set(
    Object.entries(packages)
      .filter(([, { dev }]) => dev !== true)
      .map(([place, { version }]) => {
        const name = place.replace(/^.*node_modules\//, '')
        return `pkg:npm/${name.replace('@', '%40')}@${version}`
      }),
  )
}

/** `@tyto/chain` of `pkg:npm/%40tyto/chain@1.0.0`. */
function nameIn(purl: string): string {
  return decodeURIComponent(purl.replace(/^pkg:npm\//, '').replace(/@[^@]*$/, ''))
}

async function writeSums(out: string): Promise<string> {
  const lines: string[] = []
  for (const name of (await readdir(out)).toSorted()) {
    const sum = createHash('sha256')
      .update(await readFile(join(out, name)))
      .digest('hex')
    lines.push(`${sum}  ${name}\n`)
  }
  const sums = lines.join('')
  await writeFile(join(out, 'SHA256SUMS'), sums)
  return sums
}

/** The output of a program; throws with it where the program fails. */
export async function must(command: string, args: readonly string[]): Promise<string> {
  const { code, output } = await run(command, args, { quiet: true })
  if (code !== 0) throw new Error(`${command} ${args[0]} ended with ${code}: ${output.trim()}`)
  return output
}
