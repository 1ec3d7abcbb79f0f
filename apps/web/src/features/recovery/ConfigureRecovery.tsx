import { formatName, walletRules, type DidRecord, type GuardianChange, type Name } from '@tyto/identity'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WhichController } from '../../shared/identity/ForController'
import { noStorageWallet } from '../../shared/session/wallet/findMissing'
import { MissingFix } from '../../shared/session/fixes/MissingFix'
import { useStorageWallet } from '../../shared/session/wallet/storageWallet'
import { useIsAccount } from '../../shared/session/wallet/wallet'
import { Card } from '../../shared/ui/cards/Card'
import layout from '../../shared/ui/page/layout.module.css'
import { nameInText } from '../../shared/ui/text/nameParts'
import { joinClasses } from '../../shared/ui/joinClasses'
import { Segmented } from '../../shared/ui/fields/Segmented'
import { Unfold } from '../../shared/ui/cards/Unfold'
import text from '../../shared/ui/text/text.module.css'
import { stateDigest } from './formDrafts'
import { GuardiansForm } from './GuardiansForm'
import { TooOld } from './TooOld'

interface ConfigureRecoveryProps {
  readonly name: Name
  readonly record: DidRecord
}

/** CONFIGURE RECOVERY: the controller adds and removes guardians, as far as the wallet's version allows. */
export function ConfigureRecovery({ name, record }: ConfigureRecoveryProps) {
  const { t } = useTranslation('recovery')
  const [change, setChange] = useState<GuardianChange>('add')
  const obstacle = useObstacle(name, record)
  const canRemove = walletRules(record.version).removesGuardians
  const options = (['add', 'remove'] as const).map((value) => ({ value, label: t(`configure.${value}`) }))
  return (
    <Card
      title={<span className={text.capsTitle}>{t('configure.title')}</span>}
      aside={
        obstacle === null && canRemove ? (
          <Segmented label={t('configure.change')} options={options} value={change} onChange={setChange} />
        ) : undefined
      }
    >
      {obstacle ?? (
        // A change on chain starts a new form.
        <GuardiansForm key={`${change} ${stateDigest(record)}`} name={name} record={record} change={change} />
      )}
      <OneKey name={name} record={record} />
    </Card>
  )
}

/** Tells what each key can do by itself: whoever names guardians should know it before. */
function OneKey({ name, record }: ConfigureRecoveryProps) {
  const { t } = useTranslation('recovery')
  const who = nameInText(formatName(name))
  const rules = walletRules(record.version)
  const facts = [
    // Older wallets ask for a signature besides.
    ...(rules.configuresWithoutStorage ? (['account'] as const) : []),
    ...(['key', 'guardians', 'answers'] as const),
  ]
  return (
    <Unfold label={t('configure.oneKey.title')}>
      <div className={joinClasses(layout.stack, layout.gap2)}>
        {facts.map((fact) => (
          <p key={fact} className={text.sub}>
            {t(`configure.oneKey.${fact}`, { name: who })}
          </p>
        ))}
      </div>
    </Unfold>
  )
}

/** The reason why this person cannot configure this wallet now; null if there is none. */
function useObstacle(name: Name, { controller, guardians, status, version }: DidRecord) {
  const { t } = useTranslation('recovery')
  const isMine = useIsAccount(controller)
  const hasStorage = useStorageWallet((storage) => storage.address !== null)
  const who = nameInText(formatName(name))
  const rules = walletRules(version)
  if (rules.needsUpgrade) return <TooOld />
  if (status === 'Locked' || status === 'Deactivated') {
    return <p className={text.sub}>{t(`configure.closed.${status}`)}</p>
  }
  if (!isMine) {
    return <WhichController controller={controller}>{t('configure.notYours', { name: who })}</WhichController>
  }
  if (status === 'Deployed') return <p className={text.sub}>{t('configure.closed.Deployed')}</p>
  if (!rules.configuresWithoutStorage && !hasStorage) {
    return (
      <div className={layout.stack}>
        <p className={text.sub}>{t('configure.needsStorage', { number: guardians.length })}</p>
        <div>
          <MissingFix missing={noStorageWallet} />
        </div>
      </div>
    )
  }
  return null
}
