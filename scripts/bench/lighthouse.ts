import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { FigureRow, FigureTable, Goal } from '../benchmark'
import { findBrowser } from '../findBrowser'
import { run } from '../run'
import { measuredPages, visitorColumns, visitors } from './asServed'
import type { Visitor } from './measureLoad'
import { withSite } from './withSite'

/**
 * The last version for Node 20. It is fetched when somebody asks for this benchmark: 200 packages and 185 MB are too
 * much to install for everybody.
 */
const lighthouse = 'lighthouse@12.8.2'

/** `simulate` is Lighthouse's default: it loads the page unthrottled and works out what a phone would have waited. */
type Throttling = 'simulate' | 'devtools'

const goals = { phone: { atLeast: 95, unit: 'phone' }, desktop: { atLeast: 100, unit: 'desktop' } } as const

/** The part of Lighthouse's report that is read; times in ms. */
interface Report {
  readonly categories: { readonly performance: { readonly score: number } }
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

const audits = {
  'first paint, ms': 'first-contentful-paint',
  'largest paint, ms': 'largest-contentful-paint',
  'speed index, ms': 'speed-index',
  'blocking, ms': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
} as const

function freePort(): Promise<number> {
  return new Promise((answer, fail) => {
    const probe = createTcpServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => answer(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Runs Lighthouse's command line with its own presets, in a browser of its own that prefers a theme. */
async function runLighthouse(url: string, visitor: Visitor, throttling: Throttling): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'tyto-lighthouse-'))
  const file = join(folder, 'report.json')
  const executablePath = await findBrowser()
  const port = await freePort()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      `--remote-debugging-port=${port}`,
      ...(visitor.theme === 'night' ? ['--blink-settings=preferredColorScheme=0'] : []),
    ],
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
        '--only-categories=performance',
        '--no-enable-error-reporting',
        '--disable-full-page-screenshot',
        '--output=json',
        `--output-path=${file}`,
        `--throttling-method=${throttling}`,
        ...(visitor.device === 'desktop' ? ['--preset=desktop'] : []),
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

function percent(report: Report | undefined): number | undefined {
  return report && Math.round(report.categories.performance.score * 100)
}

async function measurePage(url: string): Promise<readonly FigureRow[]> {
  const simulated: Report[] = []
  const throttled: (Report | undefined)[] = []
  for (const visitor of visitors) {
    simulated.push(await runLighthouse(url, visitor, 'simulate'))
    // On a desktop there is hardly anything to throttle.
    throttled.push(visitor.device === 'phone' ? await runLighthouse(url, visitor, 'devtools') : undefined)
  }
  const perDevice: readonly Goal[] = visitors.map(({ device }) => goals[device])
  return [
    { name: 'performance, simulated', figures: simulated.map(percent), goals: perDevice },
    ...Object.entries(audits).map(([name, audit]) => ({
      name: `  ${name}`,
      figures: simulated.map((report) => report.audits[audit]?.numericValue),
    })),
    { name: 'performance, really slowed', figures: throttled.map(percent), goals: perDevice },
    ...Object.entries(audits).map(([name, audit]) => ({
      name: `  ${name}`,
      figures: throttled.map((report) => report?.audits[audit]?.numericValue),
    })),
  ]
}

/** Lighthouse's scores, as its command line gives them to anybody: `npx lighthouse URL`, with `--preset=desktop`. */
export const lighthouseScores: readonly FigureTable[] = Object.entries(measuredPages).map(([page, path]) => ({
  name: `lighthouse-${page}`,
  title: `${path} by ${lighthouse}: its default preset (phone, simulated) and its desktop preset`,
  columns: visitorColumns,
  measure: () => withSite('as started', ({ url }) => measurePage(`${url}${path}`)),
}))
