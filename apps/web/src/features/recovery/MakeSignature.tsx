import { readSigningWallet, type NetworkId } from '@tyto/chain'
import { domainId, formatName, hasBoundSignatures, parseVersion } from '@tyto/identity'
import { toBech32, type Address, type Hex } from '@tyto/primitives'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../shared/chain/chain'
import { describeError } from '../../shared/errors/describeError'
import { signAs } from '../../shared/keys/signForWallet'
import { NeedOffer } from '../../shared/session/NeedOffer'
import { useStorageWallet } from '../../shared/session/storageWallet'
import { Address as AddressText } from '../../shared/ui/Address'
import { Badge } from '../../shared/ui/Badge'
import { Button } from '../../shared/ui/Button'
import { CopyButton } from '../../shared/ui/CopyButton'
import layout from '../../shared/ui/layout.module.css'
import { joinClasses } from '../../shared/ui/joinClasses'
import { nameInText } from '../../shared/ui/nameParts'
import { Note } from '../../shared/ui/Note'
import text from '../../shared/ui/text.module.css'
import { Tick } from '../../shared/ui/Tick'
import { ActionError } from '../../shared/transaction/action'
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
  const { t } = useTranslation(['recovery', 'errors'])
  const [isSure, setSure] = useState(false)
  const storage = useStorageWallet((session) => session.wallet)
  const isConnected = useStorageWallet((session) => session.address !== null)
  const who = nameInText(formatName(recovered.name))
  const signer = nameInText(formatName(guardian.name))
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
    return <Note kind="danger">{t('recovery:sign.notGuardian', { signer, name: who })}</Note>
  }
  const isBound = hasBoundSignatures(parseVersion(version))
  const error = signing.error === null ? null : describeError(signing.error)
  return (
    <div className={styles.sign}>
      <Note kind="warning">
        <b className={text.strong}>{t('recovery:sign.callFirst', { name: who })}</b> {t('recovery:sign.risk')}{' '}
        <AddressText value={toBech32(controller)} as="grouped" />
      </Note>
      {!isBound && <Note kind="danger">{t('recovery:sign.unbound', { version })}</Note>}
      <Tick isSet={isSure} onChange={setSure}>
        {t('recovery:sign.spoke')}
      </Tick>
      {isConnected ? (
        <Button
          variant="sign"
          wide
          disabled={!isSure}
          busy={signing.isPending}
          onClick={() => signing.mutate()}
        >
          {t('recovery:sign.action')}
        </Button>
      ) : (
        <div className={layout.row}>
          <NeedOffer need="storage" />
          <span className={text.hint}>{t('recovery:sign.needsStorage')}</span>
        </div>
      )}
      {error && (
        <Note kind={error.kind === 'danger' ? 'danger' : 'warning'}>
          {error.text} {error.next}
        </Note>
      )}
      {signing.data !== undefined && (
        <section className={joinClasses(layout.stack, layout.gap1)} aria-live="polite">
          <div className={joinClasses(layout.row, layout.between)}>
            <h2 className={text.h3}>{t('recovery:sign.yours')}</h2>
            <Badge kind="success">{t('recovery:sign.made')}</Badge>
          </div>
          <div className={styles.well}>
            <span className={styles.value}>{signing.data}</span>
            <CopyButton
              value={signing.data}
              label={t('recovery:sign.copy')}
              done={t('recovery:sign.copied')}
            />
          </div>
          <p className={text.hint}>{t(isBound ? 'recovery:sign.sendBack' : 'recovery:sign.sendBackOlder')}</p>
        </section>
      )}
    </div>
  )
}
