import { describe, expect, it } from 'vitest'
import { throughImportFile } from './importAgain'

describe('throughImportFile', () => {
  it('takes every import of a file of the build, and nothing else', () => {
    expect(throughImportFile('j(()=>import(`./pages-B_3-x.js`).then(e=>e.n),[])')).toBe(
      'j(()=>tytoImport(`./pages-B_3-x.js`,import.meta.url).then(e=>e.n),[])',
    )
    expect(throughImportFile('import("./a.js")')).toBe('tytoImport("./a.js",import.meta.url)')
    for (const code of ['import{a}from"./a.js"', 'import(file)', 'import("https://other.example/a.js")']) {
      expect(throughImportFile(code)).toBe(code)
    }
  })
})
