/** Makes of a package of ours what others install: JavaScript, types, and a package.json of its own. */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { run } from '../../command/run'
import { typesOf, writeDeclarations } from './declarations'
import {
  bundledPackages,
  entriesOf,
  outerDependencies,
  packedJson,
  readWorkspaces,
  type Workspace,
} from './packageJson'

/**
 * Builds a package into a folder, from nothing. Those of ours that it needs are bundled, as each of them alone is no one's business;
 * all else is a dependency.
 */
export async function buildPackage(workspace: Workspace, out: string): Promise<void> {
  const bundled = bundledPackages(workspace.json.name, readWorkspaces())
  const dependencies = outerDependencies(bundled)
  await rm(out, { recursive: true, force: true })
  await bundle(workspace, Object.keys(dependencies), join(out, 'dist'))
  await writeDeclarations(bundled, join(out, 'dist/types'))
  const json = packedJson(workspace, dependencies, (source) => `dist/types/${typesOf(workspace, source)}`)
  await writeFile(join(out, 'package.json'), `${JSON.stringify(json, null, 2)}\n`)
  await copyFile(join(workspace.folder, 'README.md'), join(out, 'README.md'))
  await copyFile('LICENSE', join(out, 'LICENSE'))
}

/** Packs a built package as npm does; returns the file, below `into`. */
export async function packPackage(built: string, into: string): Promise<string> {
  await mkdir(into, { recursive: true })
  const args = ['pack', resolve(built), '--json', '--ignore-scripts', '--pack-destination', into]
  const { code, output, stdout } = await run('npm', args, { quiet: true })
  if (code !== 0) throw new Error(`npm pack ended with ${code}: ${output.trim()}`)
  const [packed] = JSON.parse(stdout) as readonly { readonly filename: string }[]
  if (packed === undefined) throw new Error(`npm packed nothing of ${built}.`)
  return join(into, packed.filename)
}

async function bundle(workspace: Workspace, outer: readonly string[], out: string): Promise<void> {
  const entries = [...entriesOf(workspace)]
  const isOuter = (id: string): boolean =>
    id.startsWith('node:') || outer.some((name) => id === name || id.startsWith(`${name}/`))
  await build({
    configFile: false,
    root: resolve(workspace.folder),
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: resolve(out),
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      // Commands run in Node. What a browser loads says itself what it needs.
      ssr: entries.some(([name]) => name.startsWith('bin/')),
      lib: {
        entry: Object.fromEntries(entries.map(([name, source]) => [name, resolve(workspace.folder, source)])),
        formats: ['es'],
      },
      rolldownOptions: {
        external: isOuter,
        // A part that one entry loads on demand may stand in another one.
        checks: { ineffectiveDynamicImport: false },
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name].js' },
      },
    },
  })
  await makeRunnable(
    entries.map(([name]) => name).filter((name) => name.startsWith('bin/')),
    out,
  )
}

/** A command is begun by Node, whatever the bundler made of its first line. */
async function makeRunnable(commands: readonly string[], out: string): Promise<void> {
  for (const name of commands) {
    const file = join(out, `${name}.js`)
    const text = (await readFile(file, 'utf8')).replace(/^#!.*\n/, '')
    await writeFile(file, `#!/usr/bin/env node\n${text}`, { mode: 0o755 })
  }
}
