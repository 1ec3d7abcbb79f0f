import { readSoulbound, readSoulboundIssuer } from '@tyto/chain'
import { holderMessage, issuerOf, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../shared/chain/network/chain'
import { ActionError } from '../../../shared/errors/ActionError'
import { signWithKey } from '../../../shared/keys/signWithKey'
import { useIsForReading } from '../../../shared/chain/network/useIsForReading'
import { networkForReading, noStorageWallet } from '../../../shared/session/wallet/findMissing'
import { MissingFix } from '../../../shared/session/fixes/MissingFix'
import { useStorageWallet } from '../../../shared/session/wallet/storageWallet'
import { useNetworkId } from '../../../shared/settings/network'
import { Button } from '../../../shared/ui/buttons/Button'
import { Field } from '../../../shared/ui/fields/Field'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import { Unfold } from '../../../shared/ui/cards/Unfold'
import { errorText } from '../storage'

interface HolderSignatureProps {
  /** The holder's name, whose key signs. */
  readonly name: Name
  readonly wallet: Address
  /** The issuer's domain, and the message for it. */
  readonly issuer: string
  readonly message: string
  readonly typed: string
  readonly fault: string | undefined
  readonly onChange: (typed: string) => void
}

/** The holder's own signature of a message, which few need: typed, or made here. */
export function HolderSignature(props: HolderSignatureProps) {
  const { name, wallet, issuer, message, typed, fault, onChange } = props
  const { t } = useTranslation('soulbound')
  const network = useNetworkId()
  const storage = useStorageWallet((session) => session.wallet)
  const isForReading = useIsForReading()
  const missing = isForReading ? networkForReading : storage === null ? noStorageWallet : null
  const signing = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { client, network: description } = chainOf(network)
      const [target, own] = await Promise.all([
        readSoulbound(client, description, { wallet, issuer }),
        readSoulboundIssuer(client, description, issuerOf(name)),
      ])
      if (target === null || own === null) throw new ActionError('NoSigningKey')
      const bytes = holderMessage({ issuer, message }, target)
      onChange(await signWithKey(bytes, { publicKey: own.key, encrypted: own.encryptedKey }, storage))
    },
  })
  return (
    <Unfold label={t('travelRule.signed')}>
      <div className={layout.stack}>
        <Field
          label={t('travelRule.signature')}
          hint={t('travelRule.signatureHint')}
          error={fault}
          value={typed}
          onChange={(event) => onChange(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          mono
        />
        <div className={layout.row}>
          {missing !== null ? (
            <MissingFix missing={missing} small />
          ) : (
            <Button variant="line" small busy={signing.isPending} onClick={() => signing.mutate()}>
              {t('travelRule.sign')}
            </Button>
          )}
        </div>
        {signing.isError && <Note kind="warning">{errorText(signing.error)}</Note>}
      </div>
    </Unfold>
  )
}
