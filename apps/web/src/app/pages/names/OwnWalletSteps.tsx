import type { DidRecord } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { CreateDid } from '../../../features/did/CreateDid'
import { NextSteps } from '../../../features/wallet/create/NextSteps'

/** The next steps for a DID wallet, for its controller. */
export function OwnWalletSteps({ record }: { readonly record: DidRecord }) {
  return (
    <>
      <NextSteps record={record} />
      {record.status === 'Deployed' && <CreateDid record={record} subject={toBech32(record.address)} />}
    </>
  )
}
