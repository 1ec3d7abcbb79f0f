import { readFileSync } from 'node:fs'
import type { ContractDeploy, ScillaParam } from '@tyto/abi'
import { createdKeyPurposes } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { documentKey } from './documents'

/** The code and the init data of a wallet of version 6 that stands at `address`. */
export function olderWallet(options: {
  readonly controller: Address
  readonly init: Address
  readonly address: Address
  readonly name: string
}): { readonly code: string; readonly deploy: ContractDeploy } {
  const keys = createdKeyPurposes.map((purpose) => ({
    key: purpose,
    val: documentKey(options.name, purpose),
  }))
  const init: readonly ScillaParam[] = [
    { vname: '_scilla_version', type: 'Uint32', value: '0' },
    { vname: 'init_controller', type: 'ByStr20', value: options.controller },
    { vname: 'init', type: 'ByStr20', value: options.init },
    { vname: 'init_did', type: 'String', value: `did:tyron:zil:isol:${options.address.slice(2)}` },
    { vname: 'did_methods', type: 'Map String ByStr33', value: keys },
    {
      vname: 'did_dkms',
      type: 'Map String String',
      value: keys.map(({ key }) => ({ key, val: 'none' })),
    },
  ]
  const code = readFileSync(new URL('./OlderWallet.scilla', import.meta.url), 'utf8')
  return { code, deploy: { init, amount: 0n } }
}
