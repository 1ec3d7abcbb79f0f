/** A person in a browser that is not Chromium: looks for what is written, presses where it stands, types. */
import { isRecord, type Address } from '@tyto/primitives'
import { storagePermissions } from '@tyto/chain'
import { readDrawing } from '../ownership/ceremonySteps'
import { until, type Engine } from './engine'
import { lookFor, type Sought } from './lookFor'

export interface EnginePerson {
  /** How often the page was pressed; answers in the wallet's window and presses into a field are none. */
  readonly presses: () => number
  /** Opens a page by its path or link, whole. */
  open(path: string): Promise<void>
  /** Presses a button, a link or a tick by its words, `inside` a dialog, a region or a group by its name. */
  press(words: string | RegExp, inside?: string | RegExp): Promise<void>
  /** Replaces what stands in a field by what is typed. */
  type(label: string | RegExp, text: string, inside?: string | RegExp): Promise<void>
  /** Waits until the page has these words, in a part or anywhere. */
  sees(words: string | RegExp, inside?: string | RegExp): Promise<void>
  /** Says yes in the wallet's window. */
  approve(): Promise<void>
  /** Signs what lies in the review, once it was simulated. */
  sign(label: string): Promise<void>
  /** A door of the name whose pages are open; on a phone its group is raised first. */
  enter(door: string, group: string): Promise<void>
  /** What the code on the page says. */
  scan(): Promise<string>
}

interface Arrival {
  /** The account of the local wallet; its storage wallet is the one of that number, or another one. */
  readonly account: number
  readonly storageWallet?: number
  /** Is the site connected to the wallet already, and to its storage wallet? */
  readonly isConnected?: boolean
  readonly hasStorage?: boolean
  readonly login?: { readonly name: string; readonly address: Address }
}

/** Whose browser it is from now on: nothing of another person is left in it. */
export async function arriveIn(
  engine: Engine,
  site: { readonly url: string },
  { account, storageWallet = account, isConnected = true, hasStorage = false, login }: Arrival,
): Promise<EnginePerson> {
  const host = new URL(site.url).host
  const wallet = {
    account,
    storageWallet,
    ...(isConnected ? { hosts: ['localhost', '127.0.0.1'] } : {}),
    storageSites: hasStorage ? [{ host, permissions: storagePermissions }] : [],
  }
  const session = {
    wallet: 'local',
    storage: hasStorage,
    login: login === undefined ? null : { network: 'local', ...login },
  }
  const entries = {
    'tyto.settings': JSON.stringify({ language: 'en' }),
    'tyto.localWallet.state': JSON.stringify(wallet),
    ...(isConnected ? { 'tyto.session': JSON.stringify(session) } : {}),
  }
  await engine.goto(`${site.url}/favicon.svg`)
  await engine.read(
    `(() => { localStorage.clear(); sessionStorage.clear(); Object.entries(${JSON.stringify(entries)}).forEach(([key, value]) => localStorage.setItem(key, value)) })()`,
  )
  let presses = 0

  /** Looks until it stands still for as long as a person takes to read it, in reach and uncovered, and answers where. */
  const find = async (sought: Sought): Promise<Place> => {
    const end = Date.now() + 30_000
    let before = ''
    let since = Date.now()
    for (;;) {
      const found = await engine.read(`(${lookFor.toString()})(${JSON.stringify(sought)})`)
      const now = JSON.stringify(found)
      if (now !== before) since = Date.now()
      if (isPlace(found) && (sought.parts === 'texts' || Date.now() - since > 800)) return found
      if (Date.now() > end) throw new Error(`${engine.name}: ${sought.words}: ${now}`)
      before = now
      await new Promise((done) => setTimeout(done, 100))
    }
  }
  /** Presses it; once more where it moved away under the press, as a person does. */
  const pressOn = async (part: Sought): Promise<void> => {
    await engine.act([await find(part)])
    if ((await engine.read(`document.documentElement.dataset.pressed === 'no'`)) === true) await pressOn(part)
  }
  const sought = (parts: Sought['parts'], words: string | RegExp, inside?: string | RegExp): Sought => ({
    parts,
    words: source(words),
    inside: inside === undefined ? null : source(inside),
  })

  const person: EnginePerson = {
    presses: () => presses,
    open: async (path) => {
      // A link that differs in its fragment alone would load nothing.
      await engine.goto(`${site.url}/favicon.svg`)
      await engine.goto(new URL(path, site.url).href)
      // What is drawn before the app runs takes no press.
      await until(engine, `document.querySelector('main h1') && !document.querySelector('[inert]')`)
    },
    press: async (words, inside) => {
      await pressOn(sought('controls', words, inside))
      presses += 1
    },
    type: async (label, text, inside) => {
      await pressOn(sought('fields', label, inside))
      await engine.read(`document.activeElement.select?.()`)
      await engine.act([{ keys: text }])
    },
    sees: (words, inside) => find(sought('texts', words, inside)).then(() => undefined),
    approve: async () => {
      const inWallet = (words: string): Sought => ({ parts: 'wallet', words: source(words), inside: null })
      await until(engine, `document.querySelector('dialog.tyto-local-wallet[open]')`)
      const inFrame = (part: string): string =>
        `[...(document.querySelector('dialog.tyto-local-wallet > iframe')?.contentDocument?.querySelectorAll('${part}') ?? [])]`
      const yes = `${inFrame('button')}.find((button) => button.textContent === 'Approve')`
      await until(engine, yes)
      // Who connects for the first time says who they are.
      await engine.read(`void (${yes}.disabled && ${inFrame('input[name=account]')}[0]?.click())`)
      await pressOn(inWallet('Approve'))
      await until(engine, `!document.querySelector('dialog.tyto-local-wallet[open]')`)
    },
    sign: async (label) => {
      await person.sees('What will happen', 'Before you sign')
      await person.press(label, 'Before you sign')
      await person.approve()
    },
    enter: async (door, group) => {
      const rail = /^Sections of /
      const isPhone = (await engine.read('innerWidth <= 960')) === true
      await person.sees(/./, rail)
      if (isPhone) await person.press(group, rail)
      await person.press(door, rail)
    },
    scan: async () => {
      const code = `document.querySelector('[role=img][aria-label^="QR code: "]')`
      await until(engine, code)
      const [path, box] = (await engine.read(
        `[${code}.querySelector('path').getAttribute('d'), ${code}.getAttribute('viewBox')]`,
      )) as readonly [string, string]
      return readDrawing(path, Number(box.split(' ')[2]))
    },
  }
  return person
}

interface Place {
  readonly x: number
  readonly y: number
}

function isPlace(found: unknown): found is Place {
  return isRecord(found) && typeof found['x'] === 'number' && typeof found['y'] === 'number'
}

/** The words as the source of a pattern: all of them, or a part where they are a pattern already. */
function source(words: string | RegExp): string {
  return typeof words === 'string' ? `^${words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$` : words.source
}
