import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { findBareTexts } from './bareTexts'

const reactTypes = resolve('node_modules/@types/react')

/** The bare texts in a file of components. */
async function bareIn(source: string): Promise<readonly string[]> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'bare-texts-')))
  try {
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          jsx: 'react-jsx',
          strict: true,
          noEmit: true,
          module: 'esnext',
          moduleResolution: 'bundler',
          target: 'es2023',
          types: [],
          paths: { react: [`${reactTypes}/index.d.ts`], 'react/*': [`${reactTypes}/*`] },
        },
        include: ['*.tsx'],
      }),
    )
    const head = `import type { ReactNode } from 'react'\ndeclare function t(key: string, values?: object): string\n`
    await writeFile(join(folder, 'Sample.tsx'), head + source)
    return findBareTexts(join(folder, 'tsconfig.json')).map(({ source: text }) => text)
  } finally {
    await rm(folder, { recursive: true })
  }
}

it('[BX-30] finds texts beside what comes and goes, or which change, and nothing else', async () => {
  const bare = await bareIn(`
    export function Page({ count, isOpen, name }: { count: number; isOpen: boolean; name: string }) {
      return (
        <div>
          <p>{t('alone')}</p>
          <p>{count}</p>
          <p>Beside <b>what stays</b> {t('still')}</p>
          <p>{isOpen && <b>open</b>} {t('afterIt')}</p>
          <p>{t('changes', { count })} <b>stays</b></p>
          <p>{isOpen ? t('either') : null}<b>stays</b></p>
          <p>{isOpen && <b>open</b>} <span>{t('kept')}</span></p>
          <p translate="no">{name} <b>{count}</b>{isOpen && '…'}</p>
          <select><option>{name} {count}</option></select>
          {isOpen && <>Loose</>}
          <Maybe isOpen={isOpen} /> words
        </div>
      )
    }
    function Maybe({ isOpen }: { isOpen: boolean }) {
      if (!isOpen) return null
      return <b>open</b>
    }
  `)
  expect(bare.map((text) => text.trim()).toSorted()).toEqual(
    [
      `{t('afterIt')}`,
      `{t('changes', { count })}`,
      `{isOpen ? t('either') : null}`,
      'Loose',
      'words',
    ].toSorted(),
  )
})

it('[BX-30] follows what a component is given to where it is drawn', async () => {
  const bare = await bareIn(`
    function Note({ children, isOpen }: { children: ReactNode; isOpen: boolean }) {
      return <div>{isOpen && <b>open</b>}{children}</div>
    }
    function Box({ children }: { children: ReactNode }) {
      return <div><b>box</b><span>{children}</span></div>
    }
    function Through({ children }: { children: ReactNode }) {
      return <Note isOpen>{children}</Note>
    }
    function Word() {
      return t('word')
    }
    export function Page() {
      return (
        <section>
          <Note isOpen>{t('spliced')}</Note>
          <Note isOpen><span>{t('kept')}</span></Note>
          <Box>{t('boxed')}</Box>
          <Through>{t('through')}</Through>
          <Word />
        </section>
      )
    }
  `)
  expect(bare.toSorted()).toEqual([`t('word')`, `{t('spliced')}`, `{t('through')}`].toSorted())
})
