import { describe, expect, it } from 'vitest'
import { createImportFile } from './importFile'

/** A browser that remembers each file that it could not fetch. */
function browser() {
  const remembered = new Map<string, string>()
  const line = { isUp: true }
  const load = async (url: string): Promise<unknown> => {
    if (!remembered.has(url)) remembered.set(url, line.isUp ? `the module at ${url}` : '')
    const module = remembered.get(url)
    if (!module) throw new TypeError(`Failed to fetch ${url}`)
    return module
  }
  return { line, importFile: createImportFile(load) }
}

const base = 'https://tyto.example/assets/home-1.js'

describe('importFile', () => {
  it('asks once where nothing fails', async () => {
    const { importFile } = browser()
    expect(await importFile('./a-1.js', base)).toBe('the module at https://tyto.example/assets/a-1.js')
  })

  it('gets a file that could not be fetched before, and stays with that copy', async () => {
    const { line, importFile } = browser()
    line.isUp = false
    await expect(importFile('./a-1.js', base)).rejects.toThrow('Failed to fetch')
    await expect(importFile('./a-1.js', base)).rejects.toThrow('Failed to fetch')
    line.isUp = true
    const copy = 'the module at https://tyto.example/assets/a-1.js?again=2'
    expect(await importFile('./a-1.js', base)).toBe(copy)
    expect(await importFile('./a-1.js', base)).toBe(copy)
    expect(await importFile('./b-1.js', base)).toBe('the module at https://tyto.example/assets/b-1.js')
  })

  it('two that fail side by side go on with one copy', async () => {
    const { line, importFile } = browser()
    line.isUp = false
    await Promise.allSettled([importFile('./a-1.js', base), importFile('./a-1.js', base)])
    line.isUp = true
    expect(await Promise.all([importFile('./a-1.js', base), importFile('./a-1.js', base)])).toEqual([
      'the module at https://tyto.example/assets/a-1.js?again=1',
      'the module at https://tyto.example/assets/a-1.js?again=1',
    ])
  })
})
