import { describe, expect, it } from 'vitest'
import { createImportFile } from './importFile'

const folder = 'https://tyto.example/assets/'
const base = `${folder}home-1.js`

/** A browser that remembers each file that it could not fetch, and files that import each other. */
function browser(files: Readonly<Record<string, string>>) {
  const failed = new Set<string>()
  const asked: string[] = []
  const line = { isUp: true }
  const importFile = createImportFile({
    isThere: (url) => url === base,
    read: async (url) => {
      asked.push(url.slice(folder.length))
      if (!line.isUp) throw new TypeError(`Failed to fetch ${url}`)
      return files[url.slice(folder.length)] ?? ''
    },
    load: async (url) => {
      if (!line.isUp) failed.add(url)
      const below = [...(files[url.slice(folder.length)] ?? '').matchAll(/\.\/([\w-]+\.js)"/g)]
      if (failed.has(url) || below.some(([, file = '']) => failed.has(folder + file)))
        throw new TypeError(`Failed to fetch dynamically imported module: ${url}`)
      return `the module at ${url}`
    },
  })
  return { asked, line, importFile }
}

describe('importFile', () => {
  it('finds a file and what it imports once, and not what the page began with', async () => {
    const { asked, importFile } = browser({
      'a-1.js': 'import{x}from"./home-1.js";import"./b-1.js";f(`from "somewhere"`)',
      'b-1.js': 'import{y}from"./c-1.js"',
    })
    expect(await importFile('./a-1.js', base)).toBe(`the module at ${folder}a-1.js`)
    expect(asked).toEqual(['a-1.js', 'b-1.js', 'c-1.js'])
    await importFile('./a-1.js', base)
    await importFile('./c-1.js', base)
    await importFile('./home-1.js', base)
    expect(asked).toHaveLength(3)
  })

  it('gets what could not be fetched before, itself or below another', async () => {
    const { line, importFile } = browser({ 'a-1.js': 'import{x}from"./b-1.js"' })
    line.isUp = false
    for (const file of ['./b-1.js', './a-1.js', './a-1.js']) {
      await expect(importFile(file, base)).rejects.toThrow('Failed to fetch')
    }
    line.isUp = true
    expect(await importFile('./a-1.js', base)).toBe(`the module at ${folder}a-1.js`)
  })
})
