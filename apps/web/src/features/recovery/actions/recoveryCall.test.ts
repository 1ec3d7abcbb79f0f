import { domainId } from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import { expect, it } from 'vitest'
import { recoveryCall } from './recoveryCall'

const wallet: Address = `0x${'a1'.repeat(20)}`
const newController: Address = `0x${'b2'.repeat(20)}`
const signature = (digits: string): Hex => `0x${digits.repeat(64)}`
const signed = [
  { guardian: { domain: 'owl', id: domainId('owl') }, signature: signature('01') },
  { guardian: { domain: 'wren', id: domainId('wren') }, signature: signature('02') },
]

it.each([
  ['DIDxWALLET_7.0.0', (domain: string) => domainId(domain)],
  ['DIDxWALLET_5.8.0', (domain: string) => domainId(domain)],
  ['DIDxWALLET_5.3.0', (domain: string) => domain],
  ['xwallet_3.1.0', (domain: string) => domain],
])(
  '[SR-05] a wallet of %s is asked for the new controller, with each guardian and its own signature',
  (version, told) => {
    const { to, transition, params, amount } = recoveryCall({ wallet, version, newController }, signed)
    expect([to, transition, amount]).toEqual([wallet, 'DidSocialRecovery', 0n])
    const values = new Map(params.map(({ vname, value }) => [vname, value]))
    expect(values.get('addr')).toBe(newController)
    expect(values.get('signatures')).toMatchObject([
      { arguments: [told('owl'), signature('01')] },
      { arguments: [told('wren'), signature('02')] },
    ])
  },
)
