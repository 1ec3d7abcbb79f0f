import type { Devnet } from '@tyto/devnet'
import type { FigureRow, FigureTable, Goal } from '../benchmark'
import { byteKinds, measureLoads, type Load } from './measureLoad'
import { measurePlainPage } from './plainPage'
import { withSite } from './withSite'

export interface MeasuredPage {
  readonly path: string
  /** People write there; elsewhere they read. */
  readonly isForm?: boolean
}

/** Where people spend their time; a visitor sees a part of them. */
export const pages: Readonly<Record<string, MeasuredPage>> = {
  home: { path: '/' },
  name: { path: '/fern.ssi' },
  document: { path: '/fern.ssi/didx/doc' },
  balances: { path: '/fern.ssi/didx/wallet/balances' },
  activity: { path: '/fern.ssi/didx/activity' },
  exchange: { path: '/tyrondex.ssi', isForm: true },
  pool: { path: '/tyrondex.ssi/defix/pool', isForm: true },
  motions: { path: '/xpoints' },
  gallery: { path: '/fern.ssi/didx/wallet/nft/gallery' },
  explorer: { path: '/-/explorer' },
  send: { path: '/fern.ssi/didx/wallet/balances/send', isForm: true },
  swap: { path: '/defi@fern.ssi/defix/swap', isForm: true },
  staking: { path: '/zil@fern.ssi/zil/wallet', isForm: true },
  guardians: { path: '/fern.ssi/didx/recovery', isForm: true },
  update: { path: '/fern.ssi/didx/wallet/doc/update', isForm: true },
}

const kiloByte = 1000

interface Column {
  readonly name: string
  readonly figure: (load: Load, plain: Load) => number | undefined
  readonly goal?: (page: MeasuredPage) => Goal
}

const columns: readonly Column[] = [
  { name: 'requests', figure: ({ requests }) => requests },
  {
    name: 'KB',
    figure: ({ bytes }) => byteKinds.reduce((sum, kind) => sum + bytes[kind], 0) / kiloByte,
  },
  { name: 'script KB', figure: ({ bytes }) => bytes.script / kiloByte },
  { name: 'waves', figure: ({ waves }) => waves },
  { name: 'posts', figure: ({ posts }) => posts, goal: () => ({ atMost: 4, unit: 'posts' }) },
  { name: 'first read', figure: ({ firstChainRead }) => firstChainRead },
  { name: 'last read', figure: ({ lastChainAnswer }) => lastChainAnswer },
  {
    name: 'largest paint',
    figure: ({ largestPaint }) => largestPaint,
    goal: () => ({ atMost: 1800, unit: 'ms' }),
  },
  { name: 'shift', figure: ({ layoutShift }) => layoutShift, goal: () => ({ atMost: 0.02, unit: 'shift' }) },
  { name: 'blocking', figure: ({ blocking }) => blocking, goal: () => ({ atMost: 150, unit: 'blocking' }) },
  {
    name: 'script, times plain',
    figure: ({ script }, plain) => script / plain.script,
    goal: ({ isForm }) => ({ atMost: isForm ? 4 : 3, unit: 'times' }),
  },
]

function rowOf(name: string, load: Load, plain: Load): FigureRow {
  const page = pages[name.replace(/,.*/, '')]
  return {
    name,
    figures: columns.map(({ figure }) => figure(load, plain)),
    goals: columns.map(({ goal }) => page && goal?.(page)),
  }
}

/** The texts of a browser whose local wallet shows fern's account, logged in with her name. */
export function keptByOwner({ network }: Devnet): Readonly<Record<string, unknown>> {
  const address = network.names.find(({ name }) => name === 'fern.ssi')?.address
  const login = { network: 'local', address, name: 'fern.ssi' }
  return {
    'tyto.localWallet.state': { hosts: ['localhost', '127.0.0.1'], account: 5 },
    'tyto.session': { wallet: 'local', storage: false, login },
  }
}

/** Two rows a page: somebody who was never here, and the same browser again. Times are ms of the phone. */
function pagesOf(who: 'visitor' | 'owner'): FigureTable {
  return {
    name: `pages-${who}`,
    title: `Pages on a phone, ${who === 'owner' ? 'with the wallet that they are of' : 'for a visitor'}; a plain page of React, its router and a hundred rows is 1`,
    columns: columns.map(({ name }) => name),
    parts: Object.keys(pages),
    measure: (say, wanted) =>
      withSite('as started', async ({ url, devnet, browser }) => {
        const plain = await measurePlainPage(browser)
        say(rowOf('plain', plain, plain))
        const kept = who === 'owner' ? keptByOwner(devnet) : {}
        for (const name of wanted) {
          const [first, again] = await measureLoads(browser, `${url}${pages[name]?.path}`, {
            visitor: { device: 'phone', theme: 'paper' },
            kept,
            visits: 2,
          })
          say(rowOf(name, first!, plain))
          say(rowOf(`${name}, known`, again!, plain))
        }
      }),
  }
}

/** Every page where people spend their time. */
export const pageTables: readonly FigureTable[] = [pagesOf('visitor'), pagesOf('owner')]
