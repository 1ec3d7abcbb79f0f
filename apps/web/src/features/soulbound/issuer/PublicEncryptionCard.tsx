import {
  formatName,
  formatPublicEncryption,
  readPublicEncryption,
  type DidRecord,
  type Name,
} from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { storageFailure } from '../../../shared/keys/storageFailure'
import { noStorageWallet } from '../../../shared/session/wallet/findMissing'
import { MissingFix } from '../../../shared/session/fixes/MissingFix'
import { useStorageWallet } from '../../../shared/session/wallet/storageWallet'
import { useNetworkId } from '../../../shared/settings/network'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { Button } from '../../../shared/ui/buttons/Button'
import { Facts } from '../../../shared/ui/cards/Facts'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import text from '../../../shared/ui/text/text.module.css'
import { FlipCard } from '../../../shared/ui/cards/FlipCard'
import { updatePublicEncryption } from '../actions/updatePublicEncryption'
import { KeyFingerprint } from '../KeyFingerprint'
import { publishedKeyQuery } from '../queries'
import { errorText, needStorage } from '../storage'

interface PublicEncryptionCardProps {
  /** The name of the soulbound wallet. */
  readonly name: Name
  readonly record: DidRecord
  readonly controller: Address | null
}

/** UPDATE PUBLIC ENCRYPTION: publishes the key of the storage wallet, with which others encrypt for this wallet. */
export function PublicEncryptionCard(props: PublicEncryptionCardProps) {
  const { t } = useTranslation('soulbound')
  const title = t('key.title')
  return (
    <FlipCard icon="key" title={title} hint={t('key.hint')} back={t('back', { card: title })}>
      <PublicEncryption {...props} />
    </FlipCard>
  )
}

/**
 * The published key is the storage wallet's own RSA key, and no other pair is made: the storage wallet decrypts with it
 * by itself, so that the private half never is in this page; there is nothing to keep that could be lost or copied; and
 * a pair of ours could only be kept encrypted with that very key, which would make it no safer.
 */
function PublicEncryption({ name, record, controller }: PublicEncryptionCardProps) {
  const { t } = useTranslation('soulbound')
  const network = useNetworkId()
  const { data, error, isFetching, refetch } = useQuery(publishedKeyQuery(network, record.address))
  const { wallet: storage, address } = useStorageWallet()
  const taking = useMutation({
    networkMode: 'always',
    mutationFn: async (of: string | null) => {
      const modulus = await needStorage(storage).publicKey()
      if (!modulus.ok) throw storageFailure(modulus.code)
      return { of, modulus: modulus.value }
    },
  })
  if (data === undefined) {
    if (error !== null) return <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
    return <Skeleton height="8rem" />
  }
  const now = readPublicEncryption(data)
  // A key counts for the storage wallet that said it.
  const own = taking.data !== undefined && taking.data.of === address ? taking.data.modulus : null
  const isSame = own !== null && now.kind === 'rsa' && now.modulus === own
  const shown = { name: nameInText(formatName(name)) }
  return (
    <div className={layout.stack}>
      <p className={text.sub}>{t('key.means')}</p>
      <p className={text.sub}>{t('key.lose')}</p>
      {now.kind !== 'rsa' && (
        <Note kind={now.kind === 'none' ? 'info' : 'danger'}>{t(`key.${now.kind}`, shown)}</Note>
      )}
      <Facts
        facts={[
          ...(now.kind === 'rsa'
            ? [{ label: t('key.published'), value: <KeyFingerprint modulus={now.modulus} /> }]
            : []),
          ...(own === null ? [] : [{ label: t('key.yours'), value: <KeyFingerprint modulus={own} /> }]),
        ]}
      />
      {address === null ? (
        <MissingFix missing={noStorageWallet} />
      ) : own === null ? (
        <Button variant="step" wide busy={taking.isPending} onClick={() => taking.mutate(address)}>
          {t('key.take')}
        </Button>
      ) : isSame ? (
        <Note kind="success">{t('key.same')}</Note>
      ) : (
        <>
          {now.kind === 'rsa' && <Note kind="warning">{t('key.replaces')}</Note>}
          <ActionButton
            action={updatePublicEncryption}
            input={{ wallet: record.address, key: formatPublicEncryption(own) }}
            subject={formatName(name)}
            signer={controller ?? undefined}
            wide
          />
        </>
      )}
      {taking.isError && <Note kind="warning">{errorText(taking.error)}</Note>}
    </div>
  )
}
