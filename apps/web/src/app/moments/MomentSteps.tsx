import { fewestGuardians, formatName, type DidRecord } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { didCreate } from '../../features/did/actions/didCreate'
import { StorageNote } from '../../shared/keys/StorageNote'
import { openPurchase } from '../../shared/session/fixes/purchase'
import { useNetworkId } from '../../shared/settings/network'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import { Badge } from '../../shared/ui/text/Badge'
import { Button } from '../../shared/ui/buttons/Button'
import layout from '../../shared/ui/page/layout.module.css'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import text from '../../shared/ui/text/text.module.css'
import type { IdentityStepsProps } from '../../shared/identity/moment/defineMoment'
import { useMomentPlace } from '../../shared/identity/moment/momentPlace'
import { MomentLink } from '../../shared/identity/moment/MomentLink'
import { ShareButton } from '../../shared/identity/moment/ShareButton'
import { useRecord } from '../../shared/identity/moment/useRecord'

/** How far an identity is on its way to be named, keyed and guarded, and the next step of it first. */
export function MomentSteps(props: IdentityStepsProps) {
  const { name, wallet } = props
  const { network, onClose } = useMomentPlace()
  const { t } = useTranslation('moments')
  const { record, isPending } = useRecord(network, wallet)
  if (isPending) return <Skeleton height="6rem" />
  const isGuarded = record !== null && record.guardians.length >= fewestGuardians
  return (
    <div className={layout.stack}>
      {record && <Progress record={record} isNamed={name !== null} isGuarded={isGuarded} />}
      {record?.status === 'Deployed' ? (
        <Keys {...props} record={record} />
      ) : (
        record && !isGuarded && name && <p className={text.sub}>{t('guarded.why')}</p>
      )}
      <div className={layout.row}>
        {name === null && (
          <Button
            variant="step"
            onClick={() => {
              onClose()
              openPurchase()
            }}
          >
            {t('walletMade.buy')}
          </Button>
        )}
        {name !== null && record !== null && record.status !== 'Deployed' && (
          <>
            {!isGuarded && (
              <MomentLink to="socialRecovery" name={name} isFirst>
                {t('action.guardians')}
              </MomentLink>
            )}
            <MomentLink to="updateDocument" name={name} isFirst={isGuarded}>
              {t('action.link')}
            </MomentLink>
          </>
        )}
        {name !== null && <ShareButton name={name} />}
      </div>
    </div>
  )
}

interface ProgressProps {
  readonly record: DidRecord
  readonly isNamed: boolean
  readonly isGuarded: boolean
}

function Progress({ record, isNamed, isGuarded }: ProgressProps) {
  const { t } = useTranslation('moments')
  const parts = [
    { part: 'named', isDone: isNamed },
    { part: 'keyed', isDone: record.verificationMethods.size > 0 && record.status !== 'Deployed' },
    { part: 'guarded', isDone: isGuarded },
  ] as const
  return (
    <ul className={layout.row} aria-label={t('progress.label')}>
      {parts.map(({ part, isDone }) => (
        <li key={part}>
          <Badge kind={isDone ? 'success' : 'neutral'}>
            {t(isDone ? `progress.${part}` : `progress.${part}Not`)}
          </Badge>
        </li>
      ))}
    </ul>
  )
}

/** The keys come next: a wallet without a document cannot be guarded, and has no links. */
function Keys({ name, wallet, record }: IdentityStepsProps & { readonly record: DidRecord }) {
  const { network } = useMomentPlace()
  const { t } = useTranslation('moments')
  if (useNetworkId() !== network) return null
  return (
    <>
      <p className={text.sub}>{t('keyed.why')}</p>
      <StorageNote of="document" />
      <ActionButton
        action={didCreate}
        input={{ wallet }}
        subject={name === null ? toBech32(wallet) : formatName(name)}
        signer={record.controller ?? undefined}
      />
    </>
  )
}
