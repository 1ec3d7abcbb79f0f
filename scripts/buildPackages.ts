/** `npm run build:packages`: what others install of us, as npm packs it. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildPackage, packPackage } from './build/packages/buildPackage'
import { publishedPackages } from './build/packages/packageJson'
import { readCommandLine } from './command/commandLine'

const help = `The packages that others install: JavaScript with types, packed by npm. A package is one of them by the
field publishConfig of its package.json.

  npm run build:packages -- [name...] [options]

  --out DIR  where the packed files go (dist/packages)
  --help     this text

A name such as scilla picks one package; without any all are built.
`

const published = publishedPackages()
const shortName = (name: string): string => name.replace('@tyto/', '')

const { values, positionals } = readCommandLine({
  help,
  picks: (wanted) => published.some(({ json }) => shortName(json.name) === wanted),
  options: { out: { type: 'string', default: 'dist/packages' } },
})

for (const one of published) {
  const name = shortName(one.json.name)
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const built = join(values.out, name)
  await buildPackage(one, built)
  console.log(await packPackage(built, values.out))
  await rm(built, { recursive: true })
}
