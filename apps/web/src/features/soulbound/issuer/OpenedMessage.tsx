import type { Soulbound, SoulboundIssuer } from '@tyto/chain'
import {
  travelRuleFields,
  walletRules,
  type IssuedSignature,
  type Name,
  type TravelRule,
} from '@tyto/identity'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chainOf } from '../../../shared/chain/network/chain'
import { useIsForReading } from '../../../shared/chain/network/useIsForReading'
import { TestKeysHint } from '../../../shared/session/fixes/TestKeysHint'
import { useStorageWallet } from '../../../shared/session/wallet/storageWallet'
import { useNetworkId } from '../../../shared/settings/network'
import { Button } from '../../../shared/ui/buttons/Button'
import { Facts } from '../../../shared/ui/cards/Facts'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import text from '../../../shared/ui/text/text.module.css'
import { Tick } from '../../../shared/ui/fields/Tick'
import { countryName } from '../countryName'
import { errorText } from '../storage'
import styles from './Inbox.module.css'
import { SendBack } from './SendBack'
import { signMessage } from './signMessage'

export interface MessageProps {
  /** The holder's wallet as it stands. */
  readonly held: Soulbound
  readonly message: string
  readonly issuer: SoulboundIssuer
  /** The holder, as the page says it. */
  readonly holder: string
  readonly holderName: Name | null
}

interface OpenedProps extends MessageProps {
  readonly data: TravelRule
  readonly onClose: () => void
}

/** The content of a travel rule, and the signature that the issuer sends back once it was checked. */
export function OpenedMessage({ held, message, issuer, holder, holderName, data, onClose }: OpenedProps) {
  const { t, i18n } = useTranslation('soulbound')
  const network = useNetworkId()
  const storage = useStorageWallet((session) => session.wallet)
  const [isChecked, setChecked] = useState(false)
  const signing = useMutation({
    networkMode: 'always',
    mutationFn: async (to: Name): Promise<IssuedSignature> => {
      const { client, network: description } = chainOf(network)
      return signMessage({ held, message, issuer, to }, { client, network: description, storage })
    },
  })
  const isForReading = useIsForReading()
  const canBeSigned = held.token === null && holderName !== null && !isForReading
  const valueOf = (field: keyof TravelRule): string =>
    field === 'country' ? `${countryName(data.country, i18n.language)} (${data.country})` : data[field]
  return (
    <div className={layout.stack}>
      <section className={styles.fields} aria-label={t('inbox.of', { holder })}>
        <Facts
          facts={travelRuleFields.map((field) => ({
            label: t(`travelRule.${field}`),
            value: <span className={text.anywhere}>{valueOf(field)}</span>,
          }))}
        />
      </section>
      {signing.data !== undefined ? (
        <SendBack issued={signing.data} onClose={onClose} />
      ) : (
        <>
          {held.token === null && holderName === null && <Note kind="warning">{t('inbox.noName')}</Note>}
          {canBeSigned && (
            <>
              {!walletRules(held.version).bindsCredentials && (
                <Note kind="warning">{t('inbox.unbound')}</Note>
              )}
              <Tick isSet={isChecked} onChange={setChecked}>
                {t('inbox.checked', { holder })}
              </Tick>
              <p className={text.sub}>{t('inbox.signs')}</p>
            </>
          )}
          <div className={layout.row}>
            {canBeSigned && (
              <Button
                variant="sign"
                disabled={!isChecked}
                busy={signing.isPending}
                onClick={() => signing.mutate(holderName)}
              >
                {t('inbox.sign')}
              </Button>
            )}
            <Button variant="line" onClick={onClose}>
              {t('inbox.close')}
            </Button>
            <TestKeysHint />
          </div>
        </>
      )}
      {signing.isError && <Note kind="warning">{errorText(signing.error)}</Note>}
    </div>
  )
}
