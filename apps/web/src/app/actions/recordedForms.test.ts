/**
 * This release reads what browsers of earlier releases kept. Each folder of `e2e/upgrades` was made by `npm run record`
 * from the sources of its day; none is written by hand.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseCeremony } from '../../features/recovery/requests/ceremony'
import { readSendDraft } from '../../features/payments/draft/draft'
import { parseStoredSession } from '../../shared/session/wallet/storedSession'
import { parseKnownNames } from '../../shared/session/names/knownNames'
import { parseAddressBook } from '../../shared/recipients/addressBook'
import { parseSettings } from '../../shared/settings/settings'
import { parseStored } from '../../shared/transaction/pending/storedTransaction'
import { parseSeries } from '../../shared/transaction/series/storedSeries'
import { actions } from './actions'

const folder = 'e2e/upgrades'

interface Recording {
  readonly localStorage: Readonly<Record<string, string>>
  readonly sessionStorage: Readonly<Record<string, string>>
  readonly facts: {
    readonly payer: { readonly name: string; readonly wallet: string; readonly account: string }
    readonly recipients: readonly string[]
  }
}

function open(date: string): Recording {
  return JSON.parse(readFileSync(`${folder}/${date}/browser.json`, 'utf8')) as Recording
}

/** The texts under keys that begin so. */
function texts(area: Readonly<Record<string, string>>, prefix: string): readonly string[] {
  return Object.entries(area).flatMap(([key, text]) => (key.startsWith(prefix) ? [text] : []))
}

describe.each(readdirSync(folder))('a browser of %s', (date) => {
  const { localStorage, sessionStorage, facts } = open(date)

  it('[BX-35] finds its transactions with their action and state', () => {
    const read = texts(localStorage, 'tyto.transaction.').map(parseStored)
    expect(read).not.toContain(null)
    const states = read.map((each) => each?.state.status)
    expect(states.filter((status) => status === 'confirmed')).toHaveLength(3)
    expect(states.filter((status) => status === 'awaiting')).toHaveLength(1)
    expect(states.filter((status) => status === 'submitted')).toHaveLength(1)
    for (const each of read) {
      expect(each?.intent.sender).toBe(facts.payer.account)
      expect(Object.keys(actions)).toContain(each?.action)
    }
  })

  it('[BX-35] finds its series with every row, and what became of three of them', () => {
    const [series] = texts(localStorage, 'tyto.series.').map(parseSeries)
    expect(series?.items).toHaveLength(6)
    expect(series?.account).toBe(facts.payer.account)
    const sent = texts(localStorage, 'tyto.transaction.').flatMap((text) => parseStored(text)?.series ?? [])
    const paid = series?.items.slice(0, 3).map(({ key }) => key)
    expect(new Set(sent.map(({ item }) => item))).toEqual(new Set(paid))
    expect(sent).toHaveLength(3)
    for (const place of sent) expect(place.id).toBe(series?.id)
  })

  it('finds what was typed, who was known, the log-in and one answer of guardians', () => {
    const [draft] = texts(sessionStorage, 'tyto.draft.send.').map(readSendDraft)
    expect(draft?.people).toMatchObject([{ typed: 'carol.ssi', lines: [{ coin: 'zil', amount: '12.5' }] }])
    expect(parseKnownNames(localStorage['tyto.pins'] ?? null)).toEqual(['carol.ssi'])
    expect(parseSettings(localStorage['tyto.settings'] ?? null)).toMatchObject({
      theme: 'night',
      opensExplorer: false,
    })
    const { used } = parseAddressBook(localStorage['tyto.addresses'] ?? null)
    expect(new Set(used)).toEqual(new Set(facts.recipients.slice(0, 3)))
    expect(parseStoredSession(localStorage['tyto.session'] ?? null)).toMatchObject({
      wallet: 'local',
      login: { network: 'local', address: facts.payer.wallet },
    })
    const [ceremony] = texts(localStorage, 'tyto.recovery.').map(parseCeremony)
    expect(ceremony?.answers).toHaveLength(1)
  })
})
