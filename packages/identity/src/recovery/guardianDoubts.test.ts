import type { Address, Hex } from '@tyto/primitives'
import { describe, expect, test } from 'vitest'
import { guardianDoubts, type DidRecord, type GuardianDoubt } from '../index'

const wallet = (digit: string, changes: Partial<DidRecord> = {}): DidRecord => ({
  address: `0x${digit.repeat(40)}`,
  did: '',
  controller: `0x${`c${digit}`.repeat(20)}`,
  version: 'DIDxWALLET_7.0.0',
  status: 'Created',
  verificationMethods: new Map<string, Hex>([['socialrecovery', `0x02${digit.repeat(64)}`]]),
  dkms: new Map([['socialrecovery', 'encrypted']]),
  addressServices: new Map(),
  services: new Map(),
  guardians: [],
  subdomains: new Map(),
  pendingController: null,
  pendingUsername: null,
  balance: 0n,
  unreadable: [],
  ...changes,
})
const own = { domain: 'owner', wallet: wallet('1') }
const stranger: Address = `0x${'5e'.repeat(20)}`
const anna = { domain: 'anna', wallet: wallet('2') }

describe('[SR-03] the doubts about a guardian', () => {
  test.each<readonly [string, DidRecord | null, readonly GuardianDoubt[]]>([
    ['none', wallet('3'), []],
    ['no wallet', null, [{ kind: 'noWallet' }]],
    ['another kind', wallet('3', { version: 'DEFIxWALLET_7.0.0' }), [{ kind: 'cannotSign' }]],
    ['no key', wallet('3', { verificationMethods: new Map() }), [{ kind: 'noKey' }]],
    [
      'no private half',
      wallet('3', { dkms: new Map([['socialrecovery', 'none']]) }),
      [{ kind: 'keyNotKept' }],
    ],
    ['locked', wallet('3', { status: 'Locked' }), [{ kind: 'locked' }]],
    ['deactivated', wallet('3', { status: 'Deactivated' }), [{ kind: 'deactivated' }]],
    ['the owner', wallet('3', { controller: own.wallet.controller }), [{ kind: 'sameOwner' }]],
    [
      'one key for two',
      wallet('3', { verificationMethods: anna.wallet.verificationMethods }),
      [{ kind: 'sameKey', other: 'anna' }],
    ],
    [
      'one account for two',
      wallet('3', { controller: anna.wallet.controller }),
      [{ kind: 'sameController', other: 'anna' }],
    ],
  ])('%s', (_, record, doubts) => {
    expect(guardianDoubts({ domain: 'bert', wallet: record }, own, [anna])).toEqual(doubts)
  })

  test.each<readonly [string, Address | null | undefined, DidRecord | null, readonly GuardianDoubt[]]>([
    ['belongs to the same', wallet('3').controller, wallet('3'), []],
    ['is not known', null, wallet('3'), []],
    ['is the same wallet', undefined, wallet('3'), []],
    ['belongs to another', stranger, wallet('3'), [{ kind: 'split', signer: wallet('3').controller }]],
    [
      'belongs to somebody, and the .did to nobody',
      stranger,
      wallet('3', { controller: null }),
      [{ kind: 'split', signer: null }],
    ],
    [
      'belongs to somebody, and the .did leads nowhere',
      stranger,
      null,
      [{ kind: 'noWallet' }, { kind: 'split', signer: null }],
    ],
  ])('its .ssi %s', (_, ssiOwner, record, doubts) => {
    const candidate = { domain: 'bert', wallet: record, ...(ssiOwner === undefined ? {} : { ssiOwner }) }
    expect(guardianDoubts(candidate, own, [anna])).toEqual(doubts)
  })

  test('one without a wallet is not the identity that has none either', () => {
    const nobody = { domain: 'owner', wallet: null }
    expect(guardianDoubts({ domain: 'bert', wallet: null }, nobody, [])).toEqual([{ kind: 'noWallet' }])
  })

  test('the identity itself, by its name or by another name of the same wallet', () => {
    expect(guardianDoubts(own, own, [anna])).toEqual([{ kind: 'itself' }])
    expect(guardianDoubts({ domain: 'alias', wallet: own.wallet }, own, [])).toEqual([{ kind: 'itself' }])
  })

  test('what is not known is not the same, and nobody is compared with themselves', () => {
    const bare = wallet('3', { controller: null, verificationMethods: new Map() })
    const other = {
      domain: 'anna',
      wallet: wallet('4', { controller: null, verificationMethods: new Map() }),
    }
    const nobody = { domain: 'owner', wallet: null }
    expect(guardianDoubts({ domain: 'bert', wallet: bare }, nobody, [other])).toEqual([{ kind: 'noKey' }])
    expect(guardianDoubts(anna, own, [anna])).toEqual([])
  })
})
