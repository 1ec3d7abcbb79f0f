import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { writeFileList } from './fileList'
import { pagePartsOf } from './pageParts'
import { readModules } from './modules'
import { languages } from './src/shared/i18n/languages'
import { basicAreas } from './src/shared/i18n/basicAreas'
import { paths } from './src/shared/routing/paths'
import { pageHeads } from './src/shared/heads/pageHeads'
import { startTexts } from './src/start/startTexts'

const source = resolve(import.meta.dirname, 'src')

const partsOfPages = pagePartsOf(readModules(source), paths)

/** The modules that the script of the head takes in place of the libraries of the app: the same components, drawn once. */
const standIns: Readonly<Record<string, string>> = {
  react: 'react.ts',
  'react/jsx-runtime': 'element.ts',
  'react-router': 'router.tsx',
  'react-i18next': 'i18n.ts',
  zustand: 'zustand.ts',
  retriedPart: 'retriedPart.ts',
  useLookUp: 'useLookUp.ts',
  LanguageLinks: 'LanguageLinks.ts',
}

/**
 * Puts the scripts of the head into the page: a small one that stands in front of everything else, and one that draws.
 * They are built after the app, since they name its files.
 */
export function startScript(define: Readonly<Record<string, string>>): Plugin {
  let ofHome: Readonly<Record<string, readonly string[]>> | undefined
  return {
    name: 'tyto-start-script',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const html = String(page.source)
        const files = startFiles(bundle)
        const known = {
          ...define,
          __START_FILES__: JSON.stringify({ ...files, pages: addPages(this, bundle) }),
          __START_TEXTS__: JSON.stringify(readStartTexts()),
        }
        const head = await addScript(this, 'src/start/start.ts', known)
        const drawing = await addScript(this, 'src/start/drawStart.ts', known)
        const withoutApp = html.replace(/\s*<script type="module"[^>]*><\/script>/, '')
        // The script starts the app itself, after the first paint. Started twice, it would be drawn twice.
        if (withoutApp === html)
          throw new Error('The page has no module script that the start script replaces.')
        page.source = withoutApp
          .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace(
            '</title>',
            () =>
              `</title>\n    <script src="${head}"></script>\n    <script defer src="${drawing}"></script>`,
          )
        ofHome = files.home
        const wallet = bundle['local-wallet.html']
        if (wallet?.type !== 'asset') return
        const theme = await addScript(this, 'src/start/startTheme.ts', define)
        wallet.source = String(wallet.source).replace(
          '</title>',
          () => `</title>\n    <script src="${theme}"></script>`,
        )
      },
    },
    // The service worker comes last: it knows the hash of every other file, as they were written.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined || ofHome === undefined) return
        const code = await buildScript('src/start/serviceWorker.ts', {
          ...define,
          __HOME_TEXTS__: JSON.stringify(ofHome),
          __FILE_LIST__: JSON.stringify(await writeFileList(dir)),
        })
        await writeFile(join(dir, 'sw.js'), code)
      },
    },
  }
}

/** Builds a classic script and adds it to the files of the build; its name holds its hash. Returns its path. */
async function addScript(
  context: Rolldown.PluginContext,
  entry: string,
  define: Readonly<Record<string, string>>,
): Promise<string> {
  const code = await buildScript(entry, define)
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  const fileName = `assets/start-${hash}.js`
  context.emitFile({ type: 'asset', fileName, source: code })
  return `/${fileName}`
}

/** The code of a classic script, which runs by itself: before the page is drawn, or as a service worker. */
async function buildScript(entry: string, define: Readonly<Record<string, string>>): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'tyto-drawing',
        enforce: 'pre',
        resolveId: (id) => {
          const file = standIns[id.replace(/^\.+\/(?:.*\/)?/, '')]
          return file === undefined ? null : resolve(source, 'start/drawing', file)
        },
        // No part of the app is fetched by a component that is only drawn.
        transform: (code, id) =>
          id.startsWith(source) && !id.endsWith('/browserImport.ts')
            ? code.replaceAll(/\bimport\(/g, 'Promise.reject(')
            : null,
      },
    ],
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: resolve(import.meta.dirname, entry),
        // As 'iife', the build would write the styles into the script, which the security policy forbids.
        output: { format: 'es', codeSplitting: false },
      },
    },
  })
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput
  return `(() => {${output[0].code}})()`
}

/** The files of the app by what needs them, each after the files that it imports. */
function startFiles(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = chunks.find((chunk) => chunk.isEntry && chunk.facadeModuleId?.endsWith('index.html'))
  if (!entry) throw new Error('The build has no entry for index.html.')
  const textsOf = (areas: readonly string[], language: string): readonly string[] => [
    ...new Set(areas.flatMap((area) => filesWith(bundle, textFile(language, area)))),
  ]
  return {
    app: withImports(bundle, entry.fileName),
    // Home draws with the styles that stand in the page; all other pages need these too.
    styles: [...new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))]
      .filter((file) => /[\\/]styles-/.test(file))
      .map((file) => `/${file}`),
    texts: byLanguage((language) => textsOf(basicAreas, language)),
    home: byLanguage((language) => textsOf(partsOfPages['home']?.texts ?? [], language)),
  }
}

/** The files that hold a module of the app and what it imports, each after the files that it imports. */
function filesWith(bundle: Rolldown.OutputBundle, path: string): readonly string[] {
  const id = resolve(source, path)
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(id))
  if (!chunk) throw new Error(`No file of the build holds ${path}.`)
  return withImports(bundle, chunk.fileName)
}

function withImports(
  bundle: Rolldown.OutputBundle,
  fileName: string,
  seen = new Set<string>(),
): readonly string[] {
  const chunk = bundle[fileName]
  if (chunk?.type !== 'chunk' || seen.has(fileName)) return []
  seen.add(fileName)
  return [...chunk.imports.flatMap((file) => withImports(bundle, file, seen)), `/${fileName}`]
}

function textFile(language: string, area: string): string {
  return `shared/i18n/locales/${language}/${area}.json`
}

function byLanguage<Made>(make: (language: string) => Made): Readonly<Record<string, Made>> {
  return Object.fromEntries(languages.map((language) => [language, make(language)]))
}

function mapEntries<Value, Made>(
  record: Readonly<Record<string, Value>>,
  make: (value: Value, key: string) => Made,
): Readonly<Record<string, Made>> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, make(value, key)]))
}

/**
 * Adds what the script of the head must know of the pages but home, a file for each language: their files, and the texts
 * at their heads. Most pages share files, so a page names them by their place in the list. Returns the paths of the files.
 */
function addPages(
  context: Rolldown.PluginContext,
  bundle: Rolldown.OutputBundle,
): Readonly<Record<string, string>> {
  return byLanguage((language) => {
    const files: string[] = []
    const placeOf = (path: string): number =>
      files.includes(path) ? files.indexOf(path) : files.push(path) - 1
    const pages = mapEntries(partsOfPages, ({ modules, texts }) => {
      const needed = [...texts.map((area) => textFile(language, area)), ...modules]
      return [...new Set(needed.flatMap((path) => filesWith(bundle, path)))].map(placeOf)
    })
    const data = JSON.stringify({ files, pages, texts: headTexts(language) })
    const hash = createHash('sha256').update(data).digest('base64url').slice(0, 8)
    const fileName = `assets/start-${language}-${hash}.json`
    context.emitFile({ type: 'asset', fileName, source: data })
    return `/${fileName}`
  })
}

/** The texts at the heads of the pages, by area. */
function headTexts(language: string) {
  const wanted: Record<string, string[]> = {}
  for (const { area, ...keys } of Object.values(pageHeads))
    (wanted[area] ??= []).push(
      ...Object.values(keys).flatMap((key) => (key === null ? [] : [key.slice(area.length + 1)])),
    )
  return readTexts(language, wanted)
}

/** The texts of the first paint, in every language. */
function readStartTexts() {
  return byLanguage((language) => readTexts(language, startTexts))
}

/** Some texts of a language, by area. */
function readTexts(language: string, wanted: Readonly<Record<string, readonly string[]>>) {
  return mapEntries(wanted, (keys, area) => {
    const file = resolve(source, 'shared/i18n/locales', language, `${area}.json`)
    return pick(JSON.parse(readFileSync(file, 'utf8')) as Texts, keys)
  })
}

type Texts = { [key: string]: string | Texts }

/** The parts of a tree of texts that stand under these paths: `lookUp.label`. */
function pick(texts: Texts, keys: readonly string[]): Texts {
  const picked: Texts = {}
  for (const key of keys) {
    const path = key.split('.')
    let from: string | Texts | undefined = texts
    let to = picked
    for (const [index, part] of path.entries()) {
      from = typeof from === 'object' ? from[part] : undefined
      if (from === undefined) throw new Error(`There is no text ${key}.`)
      if (index === path.length - 1) to[part] = from
      else to = (to[part] ??= {}) as Texts
    }
  }
  return picked
}
