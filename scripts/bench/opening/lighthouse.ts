import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { freePort } from '../../../packages/devnet/src/testing/freePorts'
import type { FigureTable, Goal } from '../benchmark'
import { findBrowser } from '../../test/findBrowser'
import { run } from '../../command/run'
import { pages } from './pages'
import { withSite } from './withSite'

/**
 * The last version for Node 20. It is fetched when somebody asks for this benchmark: 200 packages and 185 MB are too
 * much to install for everybody.
 */
const lighthouse = 'lighthouse@12.8.2'

/** The part of Lighthouse's report that is read; times in ms. */
interface Report {
  /** The speed of this machine: 1,500 is a middling desktop. */
  readonly environment: { readonly benchmarkIndex: number }
  readonly categories: Readonly<Record<'performance' | 'seo', { readonly score: number }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

type Device = 'phone' | 'desktop'

interface Column {
  readonly name: string
  readonly device: Device
  readonly figure: (report: Report) => number | undefined
  readonly goal?: Goal
}

function audit(name: string): Column['figure'] {
  return ({ audits }) => audits[name]?.numericValue
}

function score(category: 'performance' | 'seo'): Column['figure'] {
  return ({ categories }) => Math.round(categories[category].score * 100)
}

const columns: readonly Column[] = [
  { name: 'phone', device: 'phone', figure: score('performance'), goal: { atLeast: 95, unit: 'phone' } },
  { name: 'largest paint', device: 'phone', figure: audit('largest-contentful-paint') },
  { name: 'blocking', device: 'phone', figure: audit('total-blocking-time') },
  { name: 'shift', device: 'phone', figure: audit('cumulative-layout-shift') },
  { name: 'SEO', device: 'phone', figure: score('seo'), goal: { atLeast: 100, unit: 'SEO' } },
  {
    name: 'desktop',
    device: 'desktop',
    figure: score('performance'),
    goal: { atLeast: 100, unit: 'desktop' },
  },
  { name: 'index', device: 'desktop', figure: ({ environment }) => environment.benchmarkIndex },
]

/** Runs Lighthouse's command line with its own presets, in a browser of its own. */
async function runLighthouse(url: string, device: Device): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'tyto-lighthouse-'))
  const file = join(folder, 'report.json')
  const executablePath = await findBrowser()
  const port = await freePort()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [`--remote-debugging-port=${port}`],
  })
  try {
    const { code, output } = await run(
      'npx',
      [
        '--yes',
        lighthouse,
        url,
        `--port=${port}`,
        '--quiet',
        '--only-categories=performance,seo',
        '--no-enable-error-reporting',
        '--disable-full-page-screenshot',
        '--output=json',
        `--output-path=${file}`,
        ...(device === 'desktop' ? ['--preset=desktop'] : []),
      ],
      { quiet: true },
    )
    if (code !== 0) throw new Error(`Lighthouse ended with ${code}: ${output.trim().split('\n').at(-1)}`)
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Lighthouse's scores of every page, as its command line gives them to anybody: `npx lighthouse URL`, which simulates a phone, and
 * with `--preset=desktop`.
 */
export const lighthouseScores: FigureTable = {
  name: 'lighthouse',
  title: `Pages by ${lighthouse}: its default preset (phone, simulated) and its desktop preset`,
  columns: columns.map(({ name }) => name),
  parts: Object.keys(pages),
  measure: (say, wanted) =>
    withSite('as started', async ({ url }) => {
      for (const name of wanted) {
        const page = `${url}${pages[name]?.path}`
        const reports = {
          phone: await runLighthouse(page, 'phone'),
          desktop: await runLighthouse(page, 'desktop'),
        }
        say({
          name,
          figures: columns.map(({ device, figure }) => figure(reports[device])),
          goals: columns.map(({ goal }) => goal),
        })
      }
    }),
}
