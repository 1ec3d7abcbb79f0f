/** Every form that names somebody warns of the same: no form may warn of less, and none may find people in a way of its own. */
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { readProtocol, readStanding, type Standing } from '@tyto/chain'
import { testAccount } from '@tyto/devnet'
import type { Address } from '@tyto/primitives'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TestNetwork } from '../../../../../packages/simulator/test/network'
import { stubLocalStorage } from '../../shared/device/stubLocalStorage'
import { stubPage } from '../../shared/device/testing/stubPage'

stubPage()
stubLocalStorage()
const { whoForms } = await import('../../shared/recipients/whoForms')
const { lookAtWho } = await import('../../shared/recipients/lookAtWho')
const { addressBook, labelAddress } = await import('../../shared/recipients/addressBook')
const { knownNames, rememberName } = await import('../../shared/session/names/knownNames')
const { useWallet } = await import('../../shared/session/wallet/wallet')
const { parseName } = await import('@tyto/identity')

type Form = keyof typeof whoForms
const forms = Object.keys(whoForms) as readonly Form[]
const alice = testAccount(0)

let network: TestNetwork
let token: Address

beforeAll(async () => {
  network = await TestNetwork.start()
  const protocol = await readProtocol(network.client, network.devnet.network)
  token = protocol.services.get('xsgd')!
})

beforeEach(() => {
  addressBook.set({ entries: [], used: [] })
  knownNames.set([])
  connect(null)
})

function connect(address: Address | null): void {
  useWallet.setState({ account: address === null ? null : ({ address } as never) })
}

function standingOf(address: Address): Promise<Standing> {
  return readStanding(network.client, network.devnet.network, address)
}

async function look(form: Form, address: Address, name: string | null = null) {
  return lookAtWho({ address, name, gets: whoForms[form], standing: await standingOf(address) })
}

const codes = ({ warnings }: Awaited<ReturnType<typeof look>>) => warnings.map(({ code }) => code)

describe.each(forms)('[BX-07] %s', (form) => {
  it('wants a tick for somebody who was never used here, and none for somebody who was', async () => {
    const { address } = testAccount(3)
    const isOpen = !(await look(form, address)).needsTick
    expect(isOpen).toBe(false)
    addressBook.set({ entries: [], used: [address] })
    const again = await look(form, address)
    expect(again.isKnown).toBe(true)
    expect(again.needsTick).toBe(whoForms[form] === 'name')
  })

  it('tells an address that begins and ends like a known one', async () => {
    const { address } = testAccount(3)
    const twin: Address = `0x${address.slice(2, 9)}${'5'.repeat(26)}${address.slice(-7)}`
    labelAddress(twin, 'friend')
    expect((await look(form, address)).lookAlike).toBe(twin)
  })

  it('tells a Cyrillic twin of a known name', async () => {
    const known = parseName('bruno.ssi')
    if (known.ok) rememberName(known.value)
    const seen = await look(form, testAccount(3).address, 'brun\u043E.ssi')
    expect(seen.twin).toBe('bruno.ssi')
    expect(seen.flags).toContain('MixedScripts')
  })

  it('tells a locked identity and one that was ended, also behind a wallet that belongs to it', async () => {
    expect(codes(await look(form, network.addressOf('heron.ssi')))).toContain('locked')
    const ended = await look(form, network.addressOf('dodo.ssi'))
    expect(codes(ended)).toContain('deactivated')
    expect(ended.needsTick).toBe(true)
  })

  it("tells one's own account and one's own wallets", async () => {
    connect(alice.address)
    // Whoever recovers means their own account: that is no reason to wait.
    const isSaid = whoForms[form] !== 'control'
    expect(codes(await look(form, alice.address)).includes('ownAccount')).toBe(isSaid)
    const own = await look(form, network.addressOf('alice.ssi'))
    expect(codes(own).includes('ownWallet')).toBe(isSaid)
    expect(own.isKnown).toBe(true)
    connect(testAccount(5).address)
    expect(codes(await look(form, network.addressOf('defiwallet.ssi'))).includes('ownWallet')).toBe(isSaid)
  })

  it('tells what a contract cannot take, or that its code decides', async () => {
    const seen = await look(form, token)
    const gets = whoForms[form]
    const told = {
      zil: ['takesNoZil', true],
      tokens: ['takesNoTokens', true],
      nfts: ['keepsNfts', true],
      name: ['keepsName', true],
      place: ['takesNoZil', false],
      right: ['codeDecides', false],
      control: ['codeDecides', false],
      stake: [undefined, false],
      part: [undefined, false],
    } as const
    const [code, isStopped] = told[gets]
    expect(codes(seen)).toEqual(code === undefined ? [] : [code])
    expect(seen.stop !== null).toBe(isStopped)
  })
})

describe('[BX-27] a recipient that can never give it back', () => {
  const isStopped = async (form: Form, name: string) => (await look(form, network.addressOf(name))).stop

  it('an NFT goes to no older wallet and to no staking wallet', async () => {
    expect(await isStopped('nftReceiver', 'did53.ssi')).toBe('keepsNfts')
    expect(await isStopped('nftHolder', 'zilwallet.ssi')).toBe('keepsNfts')
    expect(await isStopped('nftList', 'alice.ssi')).toBeNull()
    expect(await isStopped('nftList', 'defiwallet.ssi')).toBeNull()
  })

  it('a name goes to a DID wallet, or to an account after a word', async () => {
    expect(await isStopped('nameBuyer', 'defiwallet.ssi')).toBe('keepsName')
    expect(await isStopped('nameBuyer', 'alice.ssi')).toBeNull()
    const account = await look('nameBuyer', testAccount(4).address)
    expect(codes(account)).toEqual(['accountHasNoPage'])
    expect(account.needsTick).toBe(true)
  })
})

/** Reads a typed name or address and is no form that names somebody; why it is none. */
const others: Readonly<Record<string, string>> = {
  'features/explorer/calls/callParams.ts': 'bare parameters of any call',
  'features/explorer/calls/CallPanel.tsx': 'bare parameters of any call',
  'features/explorer/faucet/FaucetForm.tsx': 'test money of the network itself',
  'features/explorer/search/searchTarget.ts': 'a look-up',
  'features/search/readSearch.ts': 'a look-up',
  'features/wallet/AddressForm.tsx': 'a look-up',
  'features/settings/useFindName.ts': 'a finder, which other finders use',
  'features/session/useLogIn.ts': 'who somebody is',
  'features/session/AddressBookSection.tsx': 'the address book itself',
  'features/session/useOffers.ts': 'reads what the chain says',
  'features/soulbound/issuer/holders.ts': 'reads what the chain says',
  'features/recovery/ceremony/useTally.ts': 'reads what the chain says',
  'features/recovery/requests/requestStanding.ts': 'reads what the chain says',
  'features/recovery/ExecuteForm.tsx': 'its step is useNewControllerPlan',
  'features/payments/list/checkRows.ts': 'warns by what its caller hands it',
  'features/payments/list/readList.ts': 'tells which column names people',
  'features/nft/operations/list/readTransfers.ts': 'tells which column names people',
  'features/payments/list/useLookups.ts': 'reads what the chain says',
  'features/payments/form/useRecipients.ts': 'finds for RecipientPart, which has WhoCheck',
  'app/pages/names/AddressPage.tsx': 'a look-up',
  'app/pages/explorer/ExplorerAddressPage.tsx': 'a look-up',
}

describe('forms that name somebody', async () => {
  const source = new URL('../..', import.meta.url).pathname
  const files = (await readdir(source, { recursive: true })).filter(
    (file) =>
      /^(?:features|app)\/.*\.tsx?$/.test(file) && !file.includes('.test.') && !file.includes('/actions/'),
  )
  const texts = new Map(files.map((file) => [file, readFileSync(`${source}${file}`, 'utf8')]))

  it('find people by the one step, or say why they name nobody', () => {
    const finds =
      /\b(?:parseAddress|readTypedAddress|resolveName|resolveRecipients?|readNameAddresses|readRecipientText|readAddressText|findAddresses)\(/
    const step = /\b(?:useWhoPlan|FindWho|WhoCheck|lookAtWho)\b/
    const own = [...texts].filter(([, text]) => finds.test(text) && !step.test(text)).map(([file]) => file)
    expect(own.filter((file) => others[file] === undefined)).toEqual([])
    expect(Object.keys(others).filter((file) => !own.includes(file))).toEqual([])
  })

  it.each(forms)('%s stands in the table because a form names somebody so', (form) => {
    const used = new RegExp(`form: '${form}'|whoForms(?:\\.${form}\\b|\\[.*'${form}')`)
    expect([...texts.values()].some((text) => used.test(text))).toBe(true)
  })
})
