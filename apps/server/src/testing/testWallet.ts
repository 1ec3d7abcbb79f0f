import type { ContractDeploy } from '@tyto/abi'
import type { Address, Hex } from '@tyto/primitives'

/** A wallet for tests: it has a document from its first block, and can be changed, paid and deactivated. */
export const testWalletCode = `scilla_version 0

library TestWallet

type TransferProtocol =
  | Https
  | Git

type Blockchain =
  | Zilliqa of ByStr20
  | Other of ByStr20

type Endpoint =
  | Uri of String TransferProtocol String
  | Address of Blockchain

type DidStatus =
  | Deployed
  | Created
  | Deactivated

let created: DidStatus = Created
let deactivated: DidStatus = Deactivated

contract TestWallet(init_did: String, did_methods: Map String ByStr33)

field version: String = "DIDxWALLET_7.0.0"
field did: String = init_did
field did_status: DidStatus = created
field controller: ByStr20 = _this_address
field verification_methods: Map String ByStr33 = did_methods
field services: Map String ByStr20 = Emp String ByStr20
field services_: Map String Endpoint = Emp String Endpoint

transition Link(id: String, value: String)
  label = "T#000#000#";
  https = Https;
  link = Uri label https value;
  services_[id] := link
end

transition Pay()
  accept
end

transition DidDeactivate()
  did_status := deactivated
end
`

/** The init data for its deploy. */
export function testWalletDeploy(did: string, keys: Readonly<Record<string, Hex>>): ContractDeploy {
  const methods = Object.entries(keys).map(([key, val]) => ({ key, val }))
  return {
    amount: 0n,
    init: [
      { vname: '_scilla_version', type: 'Uint32', value: '0' },
      { vname: 'init_did', type: 'String', value: did },
      { vname: 'did_methods', type: 'Map String ByStr33', value: methods },
    ],
  }
}

/** A call of one of its transitions. */
export function testWalletCall(
  to: Address,
  transition: string,
  params: Readonly<Record<string, string>> = {},
) {
  const list = Object.entries(params).map(([vname, value]) => ({ vname, type: 'String', value }))
  return { toAddr: to, data: JSON.stringify({ _tag: transition, params: list }) }
}
