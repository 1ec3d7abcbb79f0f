import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvText } from './csvText'

const hostile = [
  '=1+1',
  '+1',
  '-1',
  '@x',
  ' =1+1',
  'a;=1+1',
  'a,=1+1',
  'a|=1+1',
  'a\t=1+1',
  'a\n=1+1',
  'a;"=1+1',
  '"=1+1',
  '＝1+1',
  'a；=1',
  '=HYPERLINK("http://evil.example";"x")',
]

/** Reads a table as RFC 4180 says, by one separator; a reader of our own would prove nothing. */
function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!
    if (isQuoted && letter === '"' && text[at + 1] === '"') cell += text[++at]!
    else if (letter === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (!isQuoted && (letter === separator || letter === '\n' || letter === '\r')) {
      cells.push(cell)
      cell = ''
    } else cell += letter
  }
  return [...cells, cell]
}

describe('[BX-16] [BX-30] a table for other programs', () => {
  it('keeps plain cells, and puts others in quotes', () => {
    expect(csvText([['a', 'b c', 'd,e', 'f"g', '1.5', 'сова']])).toBe('a,b c,"d,e","f""g",1.5,сова\r\n')
  })

  it('has no formula, by whatever separator it is read', () => {
    const text = fc.oneof(
      fc.constantFrom(...hostile),
      fc.string({
        unit: fc.constantFrom('=', '+', '-', '@', ';', ',', '|', '\t', '\n', '\r', '"', "'", ' ', 'a', '＝'),
      }),
    )
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(',', ';', '\t', '|'),
        (row, by) => {
          for (const cell of cellsOf(csvText([row]), by))
            expect(cell.trimStart()).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/)
          // Not even by one that knows no quotes.
          for (const cell of csvText([row]).split(new RegExp(`[${by === '|' ? '\\|' : by}\r\n]`)))
            expect(cell).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/)
        },
      ),
      { numRuns: 2_000 },
    )
  })

  const office = ['/usr/bin/soffice', '/usr/bin/libreoffice', '/opt/libreoffice/program/soffice'].find(
    existsSync,
  )

  it.skipIf(office === undefined)(
    'opens in LibreOffice with its letters, and computes nothing, by comma and by semicolon (skipped where there is none)',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'tyto-csv-'))
      try {
        const file = join(folder, 'list.csv')
        writeFileSync(
          file,
          `\uFEFF${csvText([['имя', '金额', 'año'], ...hostile.map((text) => [text, '1.5', 'x'])])}`,
        )
        // 44 is the comma and 59 the semicolon, 34 the quote, 76 UTF-8.
        for (const separator of [44, 59]) {
          execFileSync(
            office!,
            [
              `-env:UserInstallation=file://${folder}/profile`,
              '--headless',
              `--infilter=CSV:${separator},34,76,1,,0,false,true,false,true`,
              '--convert-to',
              'fods',
              '--outdir',
              folder,
              file,
            ],
            { stdio: 'pipe', timeout: 120_000 },
          )
          const sheet = readFileSync(join(folder, 'list.fods'), 'utf8')
          expect(sheet).toContain('имя')
          expect(sheet).toContain('金额')
          expect(sheet).not.toMatch(/table:formula=/)
        }
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
    240_000,
  )
})
