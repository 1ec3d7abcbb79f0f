import { type Identity, readSigningWallet } from '@tyto/chain'
import { domainId, formatName, walletRules } from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../shared/chain/network/chain'
import { signAs } from '../../shared/keys/signForWallet'
import { useNetworkId } from '../../shared/settings/network'
import { useStorageWallet } from '../../shared/session/wallet/storageWallet'
import { nameInText } from '../../shared/ui/text/nameParts'
import { Note } from '../../shared/ui/cards/Note'
import { Tick } from '../../shared/ui/fields/Tick'
import { ActionError } from '../../shared/errors/ActionError'
import { CarefulSignature } from './CarefulSignature'
import { SignatureWell } from './SignatureWell'

interface MakeSignatureProps {
  readonly recovered: Identity
  readonly controller: Address
  readonly guardian: Identity
}

/** Explains the risk, makes the signature, and shows it for copying. */
export function MakeSignature({ recovered, controller, guardian }: MakeSignatureProps) {
  const network = useNetworkId()
  const { t } = useTranslation('recovery')
  const storage = useStorageWallet((session) => session.wallet)
  const [isSure, setSure] = useState(false)
  const signing = useMutation<Hex>({
    networkMode: 'always',
    mutationFn: async () => {
      const { client, network: description } = chainOf(network)
      const target = await readSigningWallet(client, description, recovered.record.address)
      if (target === null) throw new ActionError('NoSigningKey')
      const request = { kind: 'recovery', newController: controller } as const
      const context = { client, network: description, storage }
      return signAs(guardian.record.address, request, target, context)
    },
  })
  const { guardians, version } = recovered.record
  if (!guardians.includes(domainId(guardian.name.domain))) {
    const signer = nameInText(formatName(guardian.name))
    const name = nameInText(formatName(recovered.name))
    return <Note kind="danger">{t('sign.notGuardian', { signer, name })}</Note>
  }
  const isBound = walletRules(version).bindsSignatures
  return (
    <CarefulSignature
      name={recovered.name}
      version={version}
      newController={controller}
      proof={
        <Tick isSet={isSure} onChange={setSure}>
          {t('sign.spoke')}
        </Tick>
      }
      isProven={isSure}
      signing={signing}
    >
      {signing.data !== undefined && (
        <SignatureWell signature={signing.data} hint={t(isBound ? 'sign.sendBack' : 'sign.sendBackOlder')} />
      )}
    </CarefulSignature>
  )
}
