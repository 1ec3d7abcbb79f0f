import type { FigureRow, FigureTable, Goal } from '../benchmark'
import { byteKinds, measureLoad, type Load, type Visitor } from './measureLoad'
import { withSite } from './withSite'

/** The pages that a first visit is measured on. */
const measuredPages = { home: '/', name: '/alice.ssi', document: '/alice.ssi/didx/doc' } as const

const visitors: readonly Visitor[] = [
  { device: 'phone', theme: 'paper' },
  { device: 'phone', theme: 'night' },
  { device: 'desktop', theme: 'paper' },
  { device: 'desktop', theme: 'night' },
]

const visitorColumns = visitors.map(({ device, theme }) => `${device} ${theme}`)

/** The goals for a phone; a desktop is faster anyway. */
const goals = {
  firstChainRead: { atMost: 700, unit: 'ms' },
  largestPaint: { atMost: 1800, unit: 'ms' },
  layoutShift: { atMost: 0.02, unit: '' },
  blocking: { atMost: 150, unit: 'ms' },
} as const satisfies Record<string, Goal>

const kiloByte = 1000

function rowsOf(loads: readonly Load[]): readonly FigureRow[] {
  const row = (name: string, figure: (load: Load) => number | undefined, goal?: Goal): FigureRow => ({
    name,
    figures: loads.map(figure),
    ...(goal ? { goals: visitors.map(() => goal) } : {}),
  })
  const sizes = byteKinds.map((kind) => row(`  ${kind}, KB`, ({ bytes }) => bytes[kind] / kiloByte))
  const total = ({ bytes }: Load) => byteKinds.reduce((sum, kind) => sum + bytes[kind], 0) / kiloByte
  return [
    row('over the wire, KB', total),
    ...sizes,
    row('requests', ({ requests }) => requests),
    row('waves', ({ waves }) => waves),
    row('first chain read, ms', ({ firstChainRead }) => firstChainRead, goals.firstChainRead),
    row('first paint, ms', ({ firstPaint }) => firstPaint),
    row('largest paint, ms', ({ largestPaint }) => largestPaint, goals.largestPaint),
    row('layout shift', ({ layoutShift }) => layoutShift, goals.layoutShift),
    row('blocking, ms', ({ blocking }) => blocking, goals.blocking),
  ]
}

/**
 * First visits, over HTTP, of the product as `npm start` serves it, in Chromium: on a phone (4 times slower processor,
 * 150 ms, 1.6 Mbit/s down, 750 kbit/s up) and on a desktop as fast as this machine.
 */
export const asServed: readonly FigureTable[] = Object.entries(measuredPages).map(([page, path]) => ({
  name: `as-served-${page}`,
  title: `${path} as served, first visit; phone: processor / 4, 150 ms, 1.6 Mbit/s`,
  columns: visitorColumns,
  measure: (say) =>
    withSite('as started', async ({ url, browser }) => {
      const loads: Load[] = []
      for (const visitor of visitors) loads.push(await measureLoad(browser, `${url}${path}`, visitor))
      rowsOf(loads).forEach(say)
    }),
}))
