import { readSigningWallet, type NetworkId } from '@tyto/chain'
import { domainId, formatName, hasBoundSignatures, parseVersion } from '@tyto/identity'
import { toBech32, type Address, type Hex } from '@tyto/primitives'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../shared/chain/chain'
import { signAs } from '../../shared/keys/signForWallet'
import { useStorageWallet } from '../../shared/session/storageWallet'
import { Address as AddressText } from '../../shared/ui/Address'
import { nameInText } from '../../shared/ui/nameParts'
import { Note } from '../../shared/ui/Note'
import text from '../../shared/ui/text.module.css'
import { Tick } from '../../shared/ui/Tick'
import { ActionError } from '../../shared/transaction/action'
import { SignatureWell } from './SignatureWell'
import { SignButton } from './SignButton'
import type { Identity } from './signerPlans'
import styles from './SignerForm.module.css'

interface MakeSignatureProps {
  readonly network: NetworkId
  readonly recovered: Identity
  readonly controller: Address
  readonly guardian: Identity
}

/** The risk in words, MAKE SIGNATURE, and the signature to be copied. */
export function MakeSignature({ network, recovered, controller, guardian }: MakeSignatureProps) {
  const { t } = useTranslation('recovery')
  const [isSure, setSure] = useState(false)
  const storage = useStorageWallet((session) => session.wallet)
  const who = nameInText(formatName(recovered.name))
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
    return <Note kind="danger">{t('sign.notGuardian', { signer, name: who })}</Note>
  }
  const isBound = hasBoundSignatures(parseVersion(version))
  return (
    <div className={styles.sign}>
      <Note kind="warning">
        <b className={text.strong}>{t('sign.callFirst', { name: who })}</b> {t('sign.risk')}{' '}
        <AddressText value={toBech32(controller)} as="grouped" />
      </Note>
      {!isBound && <Note kind="danger">{t('sign.unbound', { version })}</Note>}
      <Tick isSet={isSure} onChange={setSure}>
        {t('sign.spoke')}
      </Tick>
      <SignButton
        canSign={isSure}
        busy={signing.isPending}
        error={signing.error}
        onSign={() => signing.mutate()}
      >
        {t('sign.action')}
      </SignButton>
      {signing.data !== undefined && (
        <SignatureWell signature={signing.data} hint={t(isBound ? 'sign.sendBack' : 'sign.sendBackOlder')} />
      )}
    </div>
  )
}
